import { findMachine } from '../machines/find-machine.ts';
import { withFastener, withLatch, withMachine, withPart, withPlug, withTraits } from '../model/changed.ts';
import type { Condition, MachineState } from '../model/state.ts';
import type { Traits } from '../model/traits.ts';
import type { PlugState } from '../model/view.ts';
import { withSeal } from './encryption.ts';
import { withSettingsLost } from './firmware.ts';
import { connectorOf, endSpec } from './wiring.ts';

/** One change to a healthy machine. Its effects on codes, voltages, logs and screens are computed from the machine's state. */
export type Fault =
  | { readonly kind: 'trait'; readonly target: string; readonly traits: Traits }
  | { readonly kind: 'condition'; readonly part: string; readonly condition: Condition }
  /** A plug is partly inserted, unplugged or in another connector. */
  | { readonly kind: 'plug'; readonly end: string; readonly plug: PlugState; readonly connector?: string }
  /** One end of a part is raised and its latch is open. */
  | { readonly kind: 'unseat'; readonly part: string; readonly end: string }
  | { readonly kind: 'latch'; readonly latch: string; readonly position: 'open' | 'closed' }
  | { readonly kind: 'screw'; readonly screw: string; readonly state: 'tight' | 'out' }
  /** Fits a part of the catalogue into a socket and removes the part that was there. */
  | { readonly kind: 'fit'; readonly part: string; readonly socket: string }
  /** A part of the catalogue lies on the workbench. */
  | { readonly kind: 'bench'; readonly part: string }
  | { readonly kind: 'absent'; readonly part: string }
  | { readonly kind: 'setting'; readonly setting: string; readonly value: string }
  | { readonly kind: 'switch'; readonly target: string; readonly position: string }
  /** The firmware settings and the clock were lost. */
  | { readonly kind: 'clock-lost' }
  /** A drive is encrypted, its key sealed to the board and firmware after the preceding faults. */
  | { readonly kind: 'encrypted'; readonly drive: string }
  /** An entry in the system log from before the job. */
  | { readonly kind: 'log'; readonly source: string; readonly event: number }
  /** The memory layout is untrained; `seconds` overrides the duration of training. */
  | { readonly kind: 'untrained'; readonly seconds?: number };

/** The machine with the faults applied in order, and the marks that they leave on what they touch. */
export function withFaults(machine: MachineState, faults: readonly Fault[]): MachineState {
  return withHeatMarks(faults.reduce(withFault, machine));
}

/** Heat marks both halves of a joint: the connector in which a plug browned is browned too. */
function withHeatMarks(machine: MachineState): MachineState {
  return Object.keys(machine.plugs).reduce((marked, end) => {
    const wires = marked.traits[endSpec(marked.model, end)?.cable.id ?? end]?.wires;
    const connector = wires === 'browned' ? connectorOf(marked, end) : null;
    return connector === null || marked.traits[connector]?.heat !== undefined
      ? marked
      : withTraits(marked, connector, { heat: 'browned' });
  }, machine);
}

function withFault(machine: MachineState, fault: Fault): MachineState {
  switch (fault.kind) {
    case 'trait':
      return withTraits(machine, fault.target, fault.traits);
    case 'condition':
      return withPart(machine, fault.part, { condition: fault.condition });
    case 'plug':
      return withPlug(machine, fault.end, fault.plug, fault.connector);
    case 'unseat':
      return unseated(machine, fault.part, fault.end);
    case 'latch':
      return withLatch(machine, fault.latch, fault.position);
    case 'screw':
      return withFastener(machine, fault.screw, fault.state);
    case 'fit':
      return fitted(machine, fault.part, fault.socket);
    case 'bench':
      return withMachine(machine, { parts: { ...machine.parts, [fault.part]: onBench() } });
    case 'absent':
      return without(machine, fault.part);
    case 'setting':
      return withMachine(machine, { settings: { ...machine.settings, [fault.setting]: fault.value } });
    case 'switch':
      return withSwitch(machine, fault.target, fault.position);
    case 'clock-lost':
      return withSettingsLost(machine);
    case 'encrypted':
      return withSeal(machine, fault.drive);
    case 'log': {
      const entry = { source: fault.source, id: fault.event, code: 0, fresh: false };
      return withMachine(machine, { log: [...machine.log, entry] });
    }
    case 'untrained':
      return withMachine(machine, {
        trainedLayout: '',
        trainingSeconds: fault.seconds ?? machine.trainingSeconds,
      });
  }
}

function onBench(): MachineState['parts'][string] {
  return { socket: null, ends: {}, condition: 'sound' };
}

function without(machine: MachineState, part: string): MachineState {
  const { [part]: gone, ...parts } = machine.parts;
  return gone === undefined ? machine : withMachine(machine, { parts });
}

function unseated(machine: MachineState, part: string, end: string): MachineState {
  const spec = findMachine(machine.model);
  const found = machine.parts[part];
  if (found === undefined) return machine;
  const up = withPart(machine, part, { ends: { ...found.ends, [end]: 'up' } });
  const latch = (spec.sockets[found.socket ?? '']?.latches ?? []).find(
    (id) => spec.latches[id]?.end === end && spec.latches[id].action !== 'lever',
  );
  return latch === undefined ? up : withLatch(up, latch, 'open');
}

function fitted(machine: MachineState, part: string, socket: string): MachineState {
  const spec = findMachine(machine.model).parts[part];
  const holder = Object.keys(machine.parts).find((id) => machine.parts[id]?.socket === socket);
  const cleared = holder === undefined ? machine : without(machine, holder);
  const ends = Object.fromEntries((spec?.ends ?? []).map((end) => [end, 'home' as const]));
  return withMachine(cleared, { parts: { ...cleared.parts, [part]: { socket, ends, condition: 'sound' } } });
}

function withSwitch(machine: MachineState, target: string, position: string): MachineState {
  if (target === 'mains-selector')
    return withMachine(machine, { selector: position === '115' ? '115' : '230' });
  const to = position === 'on' ? 'on' : 'off';
  return withMachine(machine, target === 'strip-switch' ? { strip: to } : { psuSwitch: to });
}
