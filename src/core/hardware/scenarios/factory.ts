import { memoryLayout } from '../behaviour/memory.ts';
import type { Machine } from '../machines/catalogue.ts';
import { withMachine } from '../model/changed.ts';
import type { MachineState, PartState } from '../model/state.ts';

/** The configuration of a machine; each list defaults to the model's standard equipment. */
export interface Build {
  readonly parts?: readonly string[];
  readonly cables?: readonly string[];
  readonly fasteners?: readonly string[];
  /** Nominal volts at the wall outlet. */
  readonly mains?: 120 | 230;
}

/**
 * A machine in factory condition: everything seated, closed, tight and plugged in, memory untrained, the mains lead unplugged.
 */
export function assemble(spec: Machine, build: Build = {}): MachineState {
  const parts: Record<string, PartState> = {};
  for (const id of build.parts ?? spec.standard.parts) {
    const part = spec.parts[id];
    if (part === undefined) continue;
    const ends = part.socket === null ? [] : part.ends;
    parts[id] = {
      socket: part.socket,
      ends: Object.fromEntries(ends.map((end) => [end, 'home' as const])),
      condition: 'sound',
    };
  }
  const screws = build.fasteners ?? Object.keys(spec.fasteners);
  const ends = (build.cables ?? spec.standard.cables).flatMap((id) => spec.cables[id]?.ends ?? []);
  return {
    model: spec.id,
    parts,
    latches: Object.fromEntries(Object.keys(spec.latches).map((id) => [id, 'closed' as const])),
    fasteners: Object.fromEntries(screws.map((id) => [id, 'tight' as const])),
    plugs: {
      ...Object.fromEntries(ends.map((end) => [end.id, 'latched' as const])),
      'cable-mains': 'none',
    },
    connectorByEnd: Object.fromEntries(ends.map((end) => [end.id, end.home])),
    psuSwitch: 'on',
    selector: spec.controls.includes('mains-selector') ? '230' : null,
    mains: build.mains ?? 230,
    strip: 'on',
    bootStick: 'out',
    hang: 'none',
    monitorMenu: 'closed',
    running: false,
    bootSeconds: 0,
    // A battery keeps a laptop's board charged.
    residual: spec.portable === undefined ? 'drained' : 'charged',
    trainedLayout: '',
    trainingSeconds: spec.codes.trainingSeconds,
    traits: {},
    settings: spec.baseline.settings,
    clock: 'kept',
    clockHeldS: 0,
    page: 'summary',
    heat: { cpuC: ROOM_C, gpuC: ROOM_C },
    programs: [],
    log: [],
    goodStarts: 0,
  };
}

/** Room temperature in degrees C. */
const ROOM_C = 23;

/** A machine in everyday use: its memory is trained. */
export function settledIn(machine: MachineState): MachineState {
  return withMachine(machine, { trainedLayout: memoryLayout(machine) });
}
