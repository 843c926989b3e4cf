import type { SentScript, Upload } from './sent-scripts.ts';
import { type World, withWorld } from './world.ts';

/** What happens to scripts that people send to the desk, and to data that they give away. */
export type ScriptEffect =
  | { readonly do: 'put-script'; readonly login: string; readonly script: SentScript }
  | { readonly do: 'put-upload'; readonly login: string; readonly upload: Upload }
  | { readonly do: 'test-script' | 'run-script' | 'request-review'; readonly login: string };

type Appliers = {
  readonly [Do in ScriptEffect['do']]: (
    world: World,
    effect: Extract<ScriptEffect, { readonly do: Do }>,
  ) => World;
};

function withScript(world: World, login: string, change: (script: SentScript) => SentScript): World {
  const script = world.scripts[login];
  return script === undefined
    ? world
    : withWorld(world, { scripts: { ...world.scripts, [login]: change(script) } });
}

export const SCRIPT_APPLIERS: Appliers = {
  'put-script': (world, { login, script }) =>
    withWorld(world, { scripts: { ...world.scripts, [login]: script } }),
  'put-upload': (world, { login, upload }) =>
    withWorld(world, { uploads: { ...world.uploads, [login]: [...(world.uploads[login] ?? []), upload] } }),
  'test-script': (world, { login }) => withScript(world, login, (script) => ({ ...script, isTested: true })),
  'run-script': (world, { login }) =>
    withScript(world, login, (script) => ({ ...script, runs: script.runs + 1 })),
  'request-review': (world, { login }) =>
    withScript(world, login, (script) =>
      script.review === 'none' ? { ...script, review: 'requested' } : script,
    ),
};

function ofScript<Outcome extends string>(
  read: (script: SentScript) => Outcome,
): (world: World, login: string) => Outcome | null {
  return ({ scripts }, login) => {
    const script = scripts[login];
    return script === undefined ? null : read(script);
  };
}

/** Readings of scripts and of what was given away; subject: the sign-in name of who sent it. */
export const SCRIPT_READ = {
  'script-effect': ofScript(({ does }) => does),
  'script-review': ofScript(({ review }) => review),
  'script-test': ofScript(({ isTested }) => (isTested ? 'tested' : 'not-tested')),
  'script-runs': ofScript(({ runs }) => (runs === 0 ? 'never' : 'run')),
  /** What of the company an assistant outside of it has got. */
  'given-outside': ({ uploads }: World, login: string) => {
    const outside = (uploads[login] ?? []).filter(({ to }) => to === 'public-assistant');
    if (outside.length === 0) return 'nothing' as const;
    return outside.some(({ holds }) => holds === 'staff-list')
      ? ('staff-list' as const)
      : ('made-up-names' as const);
  },
} as const;
