import type { RailSpec } from '../machines/baseline.ts';
import { findMachine } from '../machines/find-machine.ts';
import type { Rail } from '../machines/pinouts.ts';
import type { MachineState } from '../model/state.ts';
import type { Program } from '../model/vocabulary.ts';
import { hasStandby, mainPlug, supplyOf } from './electrics.ts';
import { boardInUse, endIn } from './wiring.ts';

/** Amperes on a rail: beside a tester's small load, in an idle machine, and under full load. */
const AMPS = { tester: 0.5, idle: 3, full: 25 } as const;
export type Burden = keyof typeof AMPS;

/** A program that loads the whole machine. */
export function isLoad(program: Program): boolean {
  return program === 'load-test' || program === 'soak-test' || program === 'core-test';
}

export function isLoaded(machine: MachineState): boolean {
  return machine.programs.some(({ program }) => isLoad(program));
}

function railSpec(machine: MachineState, rail: Rail): RailSpec {
  const supply = supplyOf(machine);
  const own = supply === null ? undefined : machine.traits[supply]?.rails?.[rail];
  return own ?? findMachine(machine.model).baseline.rails[rail];
}

/** Volts of a rail under a burden: the one model behind every reading (hardware-lab.md 2.6). */
export function railUnder(machine: MachineState, rail: Rail, burden: Burden): number {
  const { volts, droopPerAmp } = railSpec(machine, rail);
  return volts - droopPerAmp * AMPS[burden];
}

/** Volts of a rail just now; 0 while it is off. */
export function railVolts(machine: MachineState, rail: Rail): number {
  if (rail === '5vsb') return hasStandby(machine) ? railUnder(machine, rail, 'idle') : 0;
  if (!machine.running) return 0;
  return railUnder(machine, rail, isLoaded(machine) ? 'full' : 'idle');
}

/** The card's 12V-2x6 plug is not home, or has browned (HW-36). */
export function cardPlugWorn(machine: MachineState): boolean {
  const end = endIn(machine, 'gpu-12v-power');
  if (end === null) return false;
  return machine.plugs[end] === 'partial' || machine.traits[end]?.wires === 'browned';
}

/** +12 V at the card's own inlet: a worn plug drops more under load. */
export function cardVolts(machine: MachineState): number {
  const atSupply = railVolts(machine, '12');
  return cardPlugWorn(machine) && isLoaded(machine) ? atSupply - WORN_PLUG_DROP_V : atSupply;
}

/** What HW-36 reads: 11.1 V at the card while the supply gives 11.9. */
const WORN_PLUG_DROP_V = 0.84;

/** Below this the supply's own protection lets go under load. */
const CUT_OUT_V = 11;

/** The supply cannot hold its +12 V under full load (HW-25). */
export function sagsUnderLoad(machine: MachineState): boolean {
  return railUnder(machine, '12', 'full') < CUT_OUT_V;
}

/** The capacitors beside the processor hold its voltage no longer still (HW-31). */
export function hasWornCapacitors(machine: MachineState): boolean {
  const board = boardInUse(machine);
  return board !== null && machine.traits[board]?.capacitors === 'domed';
}

/** Bands in which a rail is good (2.6): volts from and to. */
export const BANDS: Readonly<Record<Rail, readonly [number, number]>> = {
  '12': [11.4, 12.6],
  '5': [4.75, 5.25],
  '3.3': [3.135, 3.465],
  '-12': [-13.2, -10.8],
  '5vsb': [4.75, 5.25],
};

/** PS_ON# (pin 16): pulled up by standby, near 0 V while the board asks for power. */
export function psOnVolts(machine: MachineState): number {
  const [off, on] = findMachine(machine.model).baseline.psOn;
  return hasStandby(machine) ? (machine.running ? on : off) : 0;
}

/** PWR_OK (pin 8): high while the supply holds its rails and the board hears it. */
export function powerOkVolts(machine: MachineState, on: string): number {
  // On a plug half in it is at the back of the plug, and does not reach the board (HW-06).
  const reaches =
    mainPlug(machine) === 'latched' || (on === 'cable-atx24' && mainPlug(machine) === 'partial');
  return machine.running && reaches ? findMachine(machine.model).baseline.powerOk : 0;
}
