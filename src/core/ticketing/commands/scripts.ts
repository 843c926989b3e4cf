import { actOn } from '../handlers/acts.ts';
import { type Outcome, refuse } from '../handlers/change.ts';
import type { CommandOf } from '../model/commands.ts';
import type { DeskState } from '../model/state.ts';
import type { CommandRows } from './command-row.ts';
import { id } from './fields.ts';

type ScriptKind = 'test-script' | 'run-script' | 'request-review';

function onScript(state: DeskState, { kind, login }: CommandOf<ScriptKind>): Outcome {
  return state.world.scripts[login] === undefined
    ? refuse('no-such-record', login)
    : actOn(state, kind, login, [{ do: kind, login }]);
}

/** What can be done with a script that somebody has sent in. */
export const SCRIPTS: CommandRows<ScriptKind> = {
  'test-script': {
    fields: { login: id },
    identity: null,
    handle: onScript,
  },
  'run-script': {
    fields: { login: id },
    identity: null,
    handle: onScript,
  },
  'request-review': {
    fields: { login: id },
    identity: null,
    handle: onScript,
  },
};
