import type { z } from '../../contracts/zod.ts';
import type { Outcome } from '../handlers/change.ts';
import type { IdentityAct } from '../identity/acts.ts';
import type { CommandOf, DeskCommand } from '../model/commands.ts';
import type { DeskState } from '../model/state.ts';
import type { OwnSeconds } from './command-seconds.ts';

/** The fields of one command, each with a schema whose output is that field. */
type FieldsOf<Command> = {
  readonly [Field in Exclude<keyof Command, 'kind'>]-?: z.ZodType<Command[Field]>;
};

/** The definition of one kind of command. Nothing has a default: a command that leaves a property out does not compile. */
export interface CommandRow<Command extends DeskCommand> {
  /** A schema for every field except `kind`; `schema.exactOptional()` for a field that may be missing. */
  readonly fields: FieldsOf<Command>;
  /** What the identity policy calls it; null for what needs no proof of anybody. */
  readonly identity: IdentityAct | null;
  /** Carries it out: the new state and its events, or a refusal. */
  readonly handle: (state: DeskState, command: Command) => Outcome;
}

/** A part of the table with a row for each of these kinds. */
export type CommandRows<Kind extends DeskCommand['kind']> = {
  readonly [Each in Kind]: CommandRow<CommandOf<Each>> & OwnSeconds<Each>;
};
