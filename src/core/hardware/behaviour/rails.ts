import type { RailSpec } from '../machines/baseline.ts';
import { findMachine } from '../machines/find-machine.ts';
import type { Rail } from '../machines/pinouts.ts';
import type { MachineState } from '../model/state.ts';
import type { Program } from '../model/vocabulary.ts';
import { hasStandby, mainPlug, supplyOf } from './electrics.ts';
import { boardInUse, endIn, heatMark } from './wiring.ts';

/** Amperes drawn from a rail: by a power supply tester, by an idle machine, and at full load. */
const AMPS = { tester: 0.5, idle: 3, full: 25 } as const;
export type Burden = keyof typeof AMPS;

/** Whether a program puts the machine under full load. */
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

/** Volts of a rail at a load; all readings use this one model (hardware-lab.md 2.6). */
export function railUnder(machine: MachineState, rail: Rail, burden: Burden): number {
  const { volts, droopPerAmp } = railSpec(machine, rail);
  return volts - droopPerAmp * AMPS[burden];
}

/** Present volts of a rail; 0 while it is off. */
export function railVolts(machine: MachineState, rail: Rail): number {
  if (rail === '5vsb') return hasStandby(machine) ? railUnder(machine, rail, 'idle') : 0;
  if (!machine.running) return 0;
  return railUnder(machine, rail, isLoaded(machine) ? 'full' : 'idle');
}

/** Whether the card's 12V-2x6 joint is bad: its plug is partly inserted or browned, or its inlet has melted (HW-36). */
export function cardPlugWorn(machine: MachineState): boolean {
  const end = endIn(machine, 'gpu-12v-power');
  if (end === null) return false;
  if (heatMark(machine, 'gpu-12v-power') === 'melted') return true;
  return machine.plugs[end] === 'partial' || machine.traits[end]?.wires === 'browned';
}

/** Volts at the card's 12 V inlet; a worn plug causes a voltage drop under load. */
export function cardVolts(machine: MachineState): number {
  const atSupply = railVolts(machine, '12');
  return cardPlugWorn(machine) && isLoaded(machine) ? atSupply - WORN_PLUG_DROP_V : atSupply;
}

/** Voltage drop at a worn plug: HW-36 reads 11.1 V at the card and 11.9 V at the supply. */
const WORN_PLUG_DROP_V = 0.84;

/** Volts below which the supply's protection switches off. */
const CUT_OUT_V = 11;

/** Whether the supply cannot hold +12 V at full load (HW-25). */
export function sagsUnderLoad(machine: MachineState): boolean {
  return railUnder(machine, '12', 'full') < CUT_OUT_V;
}

/** Whether the board's capacitors next to the processor are worn, so that its voltage ripples (HW-31). */
export function hasWornCapacitors(machine: MachineState): boolean {
  const board = boardInUse(machine);
  return board !== null && machine.traits[board]?.capacitors === 'domed';
}

/** Tolerance of each rail in volts, minimum and maximum (2.6). */
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

/** PWR_OK (pin 8): high while the machine runs, measured at a pin that is connected. */
export function powerOkVolts(machine: MachineState, on: string): number {
  // With a partly inserted plug the signal is present at the plug but does not reach the board (HW-06).
  const reaches =
    mainPlug(machine) === 'latched' || (on === 'cable-atx24' && mainPlug(machine) === 'partial');
  return machine.running && reaches ? findMachine(machine.model).baseline.powerOk : 0;
}
