import type { LabCommand } from '../model/commands.ts';
import type { LabState, MachineState } from '../model/state.ts';
import type { RuleBroken } from './rule-broken.ts';

/** What a command handles inside the case (P1, P2). */
export type Handled = 'nothing' | 'latch' | 'part' | 'screw' | 'cable';

/** How the safety rules see a kind of command (hardware-lab.md 2.4). */
export interface SafetyClass<Command extends LabCommand> {
  readonly handles: Handled;
  /** True: cuts the power, or asks, looks or smells for a moment. Anything else leaves a burning machine powered (P5). */
  readonly mayBeDoneNearFire: boolean;
  /** It asks the supply for power: P5, P6, P7, P10 and P16 judge the start. */
  readonly startsMachine: (command: Command) => boolean;
  /** Hands on the mains side, where no strap is worn (P16). */
  readonly meetsMains: (machine: MachineState, command: Command) => boolean;
  /** The rules that it breaks by itself, judged by the state in which it is given. */
  readonly breaches: (before: LabState, command: Command) => readonly RuleBroken[];
}

const never = (): boolean => false;
const NO_BREACH: readonly RuleBroken[] = [];

/** Breaks no rule, whenever it is done. */
export const HARMLESS: SafetyClass<LabCommand> = {
  handles: 'nothing',
  mayBeDoneNearFire: true,
  startsMachine: never,
  meetsMains: never,
  breaches: () => NO_BREACH,
};

/** Harmless, but not while the machine burns. */
export const NOT_NEAR_FIRE: SafetyClass<LabCommand> = { ...HARMLESS, mayBeDoneNearFire: false };
