import { type Draw, drawFrom, type RngState } from '../../../kernel/rng.ts';
import type { Fault } from '../../behaviour/faults.ts';
import { findMachine } from '../../machines/find-machine.ts';
import type { MachineState } from '../../model/state.ts';
import type { MachineModelId } from '../../model/view.ts';
import type { Decoy } from './decoy.ts';
import { faultsOf, type Story } from './story.ts';

/** A question of every job: the customer's own theory, which is always wrong. */
export const OWN_THEORY = 'own-theory';
const THEORIES: readonly [string, ...string[]] = [
  'theory-none',
  'theory-phone',
  'theory-magnet',
  'theory-weather',
];

/** +5 V at idle: high, but within the tolerance of 4.75 to 5.25 V (2.6: "acceptable, monitor"). */
const HIGH_FIVE: Fault = {
  kind: 'trait',
  target: 'psu',
  traits: { rails: { '5': { volts: 5.186, droopPerAmp: 0.002 } } },
};

const EVERYWHERE: readonly Decoy[] = [
  { id: 'high-five', faults: [HIGH_FIVE], shows: [], needsUse: false },
  {
    id: 'old-log',
    faults: [
      { kind: 'log', source: 'DNS Client Events', event: 1014 },
      { kind: 'log', source: 'Time-Service', event: 36 },
    ],
    shows: [],
    needsUse: true,
  },
  {
    // The fins are grey but the air passes; a mat of dust starts at 0.5.
    id: 'light-dust',
    faults: [{ kind: 'trait', target: 'cpu-cooler', traits: { dust: 0.12 } }],
    shows: ['look:cpu-cooler'],
    needsUse: true,
  },
  {
    // Above the 2.9 V from which a cell is suspicious (corrections 8).
    id: 'ageing-cell',
    faults: [{ kind: 'trait', target: 'cmos-cell', traits: { cellVolts: 2.95 } }],
    shows: ['measure-cell', 'look:cmos-cell'],
    needsUse: true,
  },
  {
    // From a cable that was unplugged years ago: the count never falls, and it does not rise (2.6).
    id: 'old-link-errors',
    faults: [{ kind: 'trait', target: 'hdd', traits: { smart: { '199': 6 } } }],
    shows: ['look:hdd', 'listen'],
    needsUse: true,
  },
];

const loose = (end: string, connector: string): Fault => ({ kind: 'plug', end, plug: 'none', connector });

/** A cable of the supply for a device that this machine lacks. */
const spareLead = (end: string, connector: string): Decoy => ({
  id: 'spare-lead',
  faults: [loose(end, connector)],
  shows: [`look:${end}`, `look:${connector}`],
  needsUse: false,
});

const OWN: Readonly<Record<MachineModelId, readonly Decoy[]>> = {
  'kestrel-b7': [spareLead('cable-12v2x6', 'gpu-12v-power')],
  'harrow-5000-mt': [
    spareLead('cable-pcie', 'gpu-power'),
    {
      id: 'left-stick',
      faults: [{ kind: 'fit', part: 'usb-stick', socket: 'usb-front-1' }],
      shows: ['page:firmware-boot', 'look:usb-stick', 'look:port-usb-front-1'],
      needsUse: true,
    },
  ],
  'brant-h6': [],
  // A laptop has no cases.
  'marlow-14': [],
};

/** The targets that a fault changes; two faults of the same target cannot be combined. */
function placesOf(fault: Fault): readonly string[] {
  switch (fault.kind) {
    case 'trait':
      return Object.keys(fault.traits).map((trait) => `${fault.target} ${trait}`);
    case 'fit':
      return [fault.socket];
    case 'plug':
      return [fault.end];
    default:
      return [];
  }
}

/** Whether a machine has the target of an oddity's fault in a state that the fault can change. */
function suits(machine: MachineState, fault: Fault): boolean {
  const spec = findMachine(machine.model);
  switch (fault.kind) {
    case 'trait':
      return machine.parts[fault.target]?.socket != null;
    case 'plug': {
      const host = spec.connectors[fault.connector ?? '']?.host;
      return machine.plugs[fault.end] === undefined && machine.parts[host ?? '']?.socket == null;
    }
    case 'fit':
      return !Object.values(machine.parts).some(({ socket }) => socket === fault.socket);
    default:
      return true;
  }
}

/** The oddities that a story's machine can have without affecting its tests. */
function decoysFor(story: Story, machine: MachineState): readonly Decoy[] {
  const tests = story.tests.map(({ id }) => id);
  const taken = new Set([...story.arrival, ...faultsOf(story.suspects)].flatMap(placesOf));
  return (story.oddities ?? [...EVERYWHERE, ...OWN[story.model]]).filter(
    ({ faults, shows, needsUse }) =>
      !(needsUse && story.isNew === true) &&
      !shows.some((test) => tests.includes(test)) &&
      faults.every((fault) => suits(machine, fault) && !placesOf(fault).some((place) => taken.has(place))),
  );
}

/** The drawn oddity of a story's machine, and the customer's own theory. */
interface Noise {
  readonly decoy: Decoy | null;
  readonly theory: string;
}

/** Draws independently of the true suspect. No oddity is as likely as each single one. */
export function drawNoise(story: Story, machine: MachineState, rng: RngState): Draw<Noise> {
  const decoy = drawFrom<Decoy | null>(rng, [null, ...decoysFor(story, machine)]);
  const theory = drawFrom(decoy.rng, story.theories ?? THEORIES);
  return { value: { decoy: decoy.value, theory: theory.value }, rng: theory.rng };
}
