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
 * Everything that the lab has to know about one kind of command. Nothing here has a default: a command that leaves
 * something out does not compile.
 */
export interface CommandRow<Command extends LabCommand> {
  /**
   * What it carries beside its kind: a schema for every field, no more and no fewer. `schema.exactOptional()` for a field
   * that may be missing.
   */
  readonly fields: FieldsOf<Command>;
  /** The things that it lays a hand, an instrument or an eye on. It is refused while one of them is covered. */
  readonly touches: (command: Command) => readonly string[];
  /** What it costs in simulated technician time. */
  readonly seconds: number | ((command: Command, model: MachineModelId) => number);
  readonly safety: SafetyClass<Command>;
  /** Key under `lab:action` of the words on its button. */
  readonly sentence: string | ((command: Command, view: LabView) => string);
  /** What it does, or why it cannot be done. */
  readonly handle: (state: LabState, command: Command) => Outcome;
}

/** A part of the table: a row for each of these kinds. */
export type CommandRows<Kind extends LabCommand['kind']> = {
  readonly [Each in Kind]: CommandRow<CommandOf<Each>>;
};

const NONE: readonly string[] = [];

/** For a command that is about no thing inside the case. */
export const touchesNothing = (): readonly string[] => NONE;

export const touchesTarget = ({ target }: { readonly target: string }): readonly string[] => [target];
