import type { LabCommand } from '../model/commands.ts';
import type { LabState, MachineState } from '../model/state.ts';
import type { RuleBroken } from './rule-broken.ts';

/** What a command handles inside the case (P1, P2). */
export type Handled = 'nothing' | 'latch' | 'part' | 'screw' | 'cable';

/** How the safety rules judge a kind of command (hardware-lab.md 2.4). */
export interface SafetyClass<Command extends LabCommand> {
  readonly handles: Handled;
  /** True if it cuts the power or takes only a moment. Any other command leaves a burning machine powered (P5). */
  readonly mayBeDoneNearFire: boolean;
  /** Whether it tries to start the machine: P5, P6, P7, P10 and P16 judge the start. */
  readonly startsMachine: (command: Command) => boolean;
  /** Whether it works on the mains side, where no wrist strap may be worn (P16). */
  readonly meetsMains: (machine: MachineState, command: Command) => boolean;
  /** The rules that the command itself breaks, judged by the state before it. */
  readonly breaches: (before: LabState, command: Command) => readonly RuleBroken[];
}

const never = (): boolean => false;
const NO_BREACH: readonly RuleBroken[] = [];

/** Breaks no rule in any state. */
export const HARMLESS: SafetyClass<LabCommand> = {
  handles: 'nothing',
  mayBeDoneNearFire: true,
  startsMachine: never,
  meetsMains: never,
  breaches: () => NO_BREACH,
};

/** Harmless, but not while the machine burns. */
export const NOT_NEAR_FIRE: SafetyClass<LabCommand> = { ...HARMLESS, mayBeDoneNearFire: false };
