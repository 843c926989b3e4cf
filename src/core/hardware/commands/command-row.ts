import type { z } from '../../contracts/zod.ts';
import type { Outcome } from '../handlers/change.ts';
import type { CommandOf, LabCommand } from '../model/commands.ts';
import type { LabState } from '../model/state.ts';
import type { LabView, MachineModelId } from '../model/view.ts';
import type { SafetyClass } from '../safety/safety-class.ts';

/** The fields of one command, each with a schema whose output is that field. */
type FieldsOf<Command> = {
  readonly [Field in Exclude<keyof Command, 'kind'>]-?: z.ZodType<Command[Field]>;
};

/**
 * The definition of one kind of command. Nothing has a default: a command that leaves a property out does not compile.
 */
export interface CommandRow<Command extends LabCommand> {
  /**
   * A schema for every field except `kind`; `schema.exactOptional()` for a field that may be missing.
   */
  readonly fields: FieldsOf<Command>;
  /** Targets that have to be reachable or visible for it: it is refused while one of them is covered. */
  readonly touches: (command: Command) => readonly string[];
  /** Simulated technician time in seconds. */
  readonly seconds: number | ((command: Command, model: MachineModelId) => number);
  /** It only reads: what it finds is what is there when its time is over, so that a finding equals what is then seen. */
  readonly isReading: boolean;
  readonly safety: SafetyClass<Command>;
  /** Key of the button's text under `lab:action`. */
  readonly sentence: string | ((command: Command, view: LabView) => string);
  /** Carries it out: the new state and its events, or a refusal. */
  readonly handle: (state: LabState, command: Command) => Outcome;
}

/** A part of the table with a row for each of these kinds. */
export type CommandRows<Kind extends LabCommand['kind']> = {
  readonly [Each in Kind]: CommandRow<CommandOf<Each>>;
};

const NONE: readonly string[] = [];

/** For a command that concerns nothing inside the case. */
export const touchesNothing = (): readonly string[] => NONE;

export const touchesTarget = ({ target }: { readonly target: string }): readonly string[] => [target];
