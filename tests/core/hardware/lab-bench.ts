import { type Fault, withFaults } from '../../../src/core/hardware/behaviour/faults.ts';
import { historyOf } from '../../../src/core/hardware/behaviour/system-log.ts';
import { findMachine } from '../../../src/core/hardware/machines/find-machine.ts';
import type { LabCommand } from '../../../src/core/hardware/model/commands.ts';
import type { LabState } from '../../../src/core/hardware/model/state.ts';
import type { MachineModelId } from '../../../src/core/hardware/model/view.ts';
import {
  METER_FUNCTIONS,
  METER_RANGES,
  PAGES,
  PROGRAMS,
  TOOLS,
} from '../../../src/core/hardware/model/vocabulary.ts';
import { exploreScenarioId } from '../../../src/core/hardware/scenarios/explore.ts';
import { fc } from '../../support/fixed-seeds.ts';
import { labRules } from '../../support/lab-rules.ts';

/** The towers, which all cases are about. */
export const MODELS = [
  'kestrel-b7',
  'harrow-5000-mt',
  'brant-h6',
] as const satisfies readonly MachineModelId[];
export const RULES = labRules('testing');

/** A machine of the lab with faults, as a scenario would bring it: healthy but for them, unplugged and drained. */
export function benchOf(model: MachineModelId, faults: readonly Fault[] = [], seed = 1): LabState {
  const state = RULES.begin(exploreScenarioId(model), seed);
  if (state === null) throw new Error(`no bench for ${model}`);
  const machine = withFaults({ ...state.machine, log: [] }, faults);
  return { ...state, machine: { ...machine, log: [...machine.log, ...historyOf(machine)] } };
}

/** Mains in, button pressed, memory trained if it must. */
export const START: readonly LabCommand[] = [
  { kind: 'plug-cable', target: 'cable-mains' },
  { kind: 'press-power' },
  { kind: 'wait', seconds: 120 },
];

/** What one command found, as `test outcome`; the last finding of the notebook. */
export function lastFinding(state: LabState): string {
  const found = state.evidence.at(-1);
  return found === undefined ? '' : `${found.test} ${found.outcome}`;
}

/** Faults of every kind, on things that each machine has. */
export function anyFault(model: MachineModelId): fc.Arbitrary<Fault> {
  const spec = findMachine(model);
  const parts = spec.standard.parts.filter((id) => spec.parts[id]?.socket !== null);
  const ends = spec.standard.cables.flatMap((id) => spec.cables[id]?.ends.map((end) => end.id) ?? []);
  const dimms = parts.filter((id) => spec.parts[id]?.kind === 'dimm');
  const slots = Object.keys(spec.sockets).filter((id) => spec.sockets[id]?.accepts === 'dimm');
  return fc.oneof(
    fc.record({
      kind: fc.constant('plug' as const),
      end: fc.constantFrom(...ends),
      plug: fc.constantFrom('none' as const, 'partial' as const),
    }),
    fc.record({
      kind: fc.constant('condition' as const),
      part: fc.constantFrom(...parts),
      condition: fc.constantFrom('damaged' as const, 'burnt' as const),
    }),
    fc.record({
      kind: fc.constant('unseat' as const),
      part: fc.constantFrom(...dimms),
      end: fc.constantFrom('top', 'bottom'),
    }),
    fc.constantFrom<Fault>(
      { kind: 'trait', target: 'psu', traits: { supply: 'no-standby' } },
      { kind: 'trait', target: 'psu', traits: { supply: 'no-start' } },
      { kind: 'trait', target: 'psu', traits: { burning: true } },
      { kind: 'trait', target: 'psu', traits: { rails: { '12': { volts: 11.951, droopPerAmp: 0.0436 } } } },
      { kind: 'trait', target: slots[2] ?? '', traits: { contacts: 'broken' } },
      { kind: 'trait', target: 'socket-cpu', traits: { lostChannel: 'B' } },
      { kind: 'trait', target: dimms[0] ?? '', traits: { marginal: true } },
      { kind: 'trait', target: 'motherboard', traits: { capacitors: 'domed', firmware: '0.10' } },
      { kind: 'trait', target: 'cpu-cooler', traits: { film: true } },
      { kind: 'trait', target: 'cpu-cooler', traits: { dust: 0.9 } },
      { kind: 'trait', target: 'cmos-cell', traits: { cellVolts: 2.41 } },
      {
        kind: 'trait',
        target: 'hdd',
        traits: { smart: { '5': 312, '197': 88 }, clicking: true, onlyCopy: true },
      },
      { kind: 'trait', target: 'cable-sata-data', traits: { wires: 'folded' } },
      { kind: 'trait', target: 'cable-lan', traits: { openPairs: [2] } },
      { kind: 'switch', target: 'strip-switch', position: 'off' },
      { kind: 'setting', setting: 'boot-order', value: 'usb-first' },
      { kind: 'setting', setting: 'sata-mode', value: 'ahci' },
      { kind: 'clock-lost' },
      { kind: 'encrypted', drive: 'ssd-m2-1' },
      { kind: 'untrained', seconds: 300 },
    ),
  );
}

/** Any command to a machine, sensible or not. */
export function anyLabCommand(model: MachineModelId): fc.Arbitrary<LabCommand> {
  const spec = findMachine(model);
  const ends = Object.values(spec.cables).flatMap((cable) => cable.ends.map((end) => end.id));
  const connectors = Object.keys(spec.connectors);
  const target = fc.constantFrom(
    ...Object.keys(spec.parts),
    ...Object.keys(spec.sockets),
    ...Object.keys(spec.latches),
    ...Object.keys(spec.fasteners),
    ...ends,
    ...connectors,
    ...spec.leds.map(({ id }) => id),
    ...spec.controls,
    'no-such-thing',
    'constructor',
  );
  const pin = fc
    .tuple(
      fc.constantFrom(...connectors, ...ends, 'chassis', 'no-such-thing'),
      fc.integer({ min: 0, max: 25 }),
    )
    .map(([on, number]) => `${on}.${number}`);
  return fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        kind: fc.constantFrom(
          ...(['inspect', 'press-latch', 'close-latch', 'loosen-screw', 'tighten-screw'] as const),
          ...(['lift-part', 'plug-cable', 'unplug-cable', 'open-part', 'press-button'] as const),
        ),
        target,
      }),
    },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('place-part' as const), target, socket: target }) },
    fc.record({
      kind: fc.constant('seat-part' as const),
      target,
      end: fc.constantFrom('top', 'bottom', 'edge'),
    }),
    fc.record({
      kind: fc.constantFrom('plug-cable' as const, 'force-cable' as const),
      target,
      connector: fc.constantFrom(...connectors, 'no-such-thing'),
    }),
    fc.record({
      kind: fc.constant('set-switch' as const),
      target,
      position: fc.constantFrom('on' as const, 'off' as const, '115' as const, '230' as const),
    }),
    fc.record({
      kind: fc.constant('set-meter' as const),
      function: fc.constantFrom(...METER_FUNCTIONS),
      range: fc.constantFrom(...Object.values(METER_RANGES).flat()),
    }),
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('probe' as const), black: pin, red: pin }) },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('use-tool' as const),
        tool: fc.constantFrom(...TOOLS),
        target,
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constant('open-page' as const), page: fc.constantFrom(...PAGES) }),
    },
    fc.record({
      kind: fc.constant('run-program' as const),
      program: fc.constantFrom(...PROGRAMS),
      target: fc.constantFrom('hdd', 'ssd-m2-1', 'gpu'),
    }),
    fc.record({
      kind: fc.constant('change-setting' as const),
      setting: fc.constantFrom('boot-order', 'sata-mode', 'clock', 'fan-warning', 'memory-profile'),
      value: fc.constantFrom('usb-first', 'raid', 'ahci', 'now', 'off', 'profile'),
    }),
    fc.record({
      kind: fc.constantFrom('take-spare' as const),
      spare: fc.constantFrom(...spec.stock.map(({ sku }) => sku), 'no-such-thing'),
    }),
    fc.record({
      kind: fc.constant('order-part' as const),
      sku: fc.constantFrom(...spec.stock.map(({ sku }) => sku)),
    }),
    fc.record({ kind: fc.constant('return-spare' as const), part: target }),
    fc.record({
      kind: fc.constant('discard' as const),
      part: target,
      bin: fc.constantFrom('e-waste', 'battery', 'sea'),
    }),
    {
      weight: 6,
      arbitrary: fc.constantFrom<LabCommand>(
        { kind: 'plug-cable', target: 'cable-mains' },
        { kind: 'unplug-cable', target: 'cable-mains' },
        { kind: 'press-power' },
        { kind: 'lift-part', target: 'side-panel' },
        { kind: 'wear-strap' },
        { kind: 'unclip-strap' },
        { kind: 'listen' },
        { kind: 'sniff' },
        { kind: 'read-asset' },
        { kind: 'wait', seconds: 100 },
        { kind: 'wait-for-event' },
      ),
    },
  );
}
