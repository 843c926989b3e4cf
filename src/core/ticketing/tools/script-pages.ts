import type { SentScript, Upload } from '../world/sent-scripts.ts';
import { findAccount } from '../world/world.ts';
import type { PageRow } from './page-row.ts';

/** Pages about scripts, and about what leaves the company through the web; subject: a sign-in name. */
export interface ScriptPageContents {
  /** The script that somebody has sent in, with its review and its test; null for nothing sent. */
  readonly 'library.script': { readonly login: string; readonly script: SentScript | null };
  /** What somebody gave to assistants of the web. */
  readonly 'cloud.uploads': { readonly login: string; readonly uploads: readonly Upload[] };
}

export const SCRIPT_PAGES: {
  readonly [Id in keyof ScriptPageContents]: PageRow<ScriptPageContents[Id]>;
} = {
  'library.script': {
    show: (world, login) =>
      findAccount(world, login) === null ? null : { login, script: world.scripts[login] ?? null },
    readings: ({ login }) => [[['script-effect', 'script-review', 'script-test', 'script-runs'], login]],
  },
  'cloud.uploads': {
    show: (world, login) =>
      findAccount(world, login) === null ? null : { login, uploads: world.uploads[login] ?? [] },
    readings: ({ login }) => [[['given-outside'], login]],
  },
};
