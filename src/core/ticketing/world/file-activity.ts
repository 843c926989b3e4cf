import type { DeskTime } from '../clocks/business-time.ts';
import type { World } from './world.ts';

/** Files of a share that something gives another ending, as the file server counts them. */
export interface FileActivity {
  readonly share: string;
  readonly renamed: number;
  readonly ending: string;
  readonly since: DeskTime;
  /** From where, and in whose name. */
  readonly from: 'workstation' | 'remote-session' | 'server-job';
  readonly host: string;
  readonly login: string;
  readonly isRunning: boolean;
  /** What only the memory of the computer knows is there as long as it stays on. */
  readonly isEvidenceLost: boolean;
}

/** The share of the accounts department. */
export const ACCOUNTS_SHARE = 'Accounts';
export const WATCHED_SHARES: readonly string[] = [ACCOUNTS_SHARE];

/** What happens to the files of a share. */
export type FileActivityEffect =
  | { readonly do: 'put-file-activity'; readonly activity: FileActivity }
  | { readonly do: 'stop-renaming' | 'lose-evidence'; readonly share: string };

function withActivity(world: World, share: string, change: Partial<FileActivity>): World {
  const activity = world.fileActivity[share];
  return activity === undefined
    ? world
    : { ...world, fileActivity: { ...world.fileActivity, [share]: { ...activity, ...change } } };
}

/** The world after the sessions of an account were ended: what ran in them from outside stops. */
export function withSessionsCut(world: World, login: string): World {
  const cut = Object.values(world.fileActivity).filter(
    (one) => one.from === 'remote-session' && one.login === login,
  );
  return cut.reduce((next, { share }) => withActivity(next, share, { isRunning: false }), world);
}

export const FILE_ACTIVITY_APPLIERS: {
  readonly [Do in FileActivityEffect['do']]: (
    world: World,
    effect: Extract<FileActivityEffect, { readonly do: Do }>,
  ) => World;
} = {
  'put-file-activity': (world, { activity }) => ({
    ...world,
    fileActivity: { ...world.fileActivity, [activity.share]: activity },
  }),
  'stop-renaming': (world, { share }) => withActivity(world, share, { isRunning: false }),
  'lose-evidence': (world, { share }) => withActivity(world, share, { isEvidenceLost: true }),
};

function ofShare<Outcome extends string>(read: (activity: FileActivity | undefined) => Outcome) {
  return (world: World, share: string): Outcome | null =>
    WATCHED_SHARES.includes(share) ? read(world.fileActivity[share]) : null;
}

/** Readings of the files of a share; subject: its name. */
export const FILE_ACTIVITY_READ = {
  'rename-source': ofShare((activity) => activity?.from ?? 'nothing'),
  'share-state': ofShare((activity) => (activity?.isRunning === true ? 'being-renamed' : 'still')),
  'share-evidence': ofShare((activity) => (activity?.isEvidenceLost === true ? 'lost' : 'kept')),
} as const;
