import type { FileActivity } from './file-activity.ts';
import { type World, withWorld } from './world.ts';

/** What happens to the files of a share. */
export type FileActivityEffect =
  | { readonly do: 'put-file-activity'; readonly activity: FileActivity }
  /** What nobody has cut off takes the next share. */
  | { readonly do: 'spread-renaming'; readonly share: string; readonly to: string }
  | { readonly do: 'stop-renaming' | 'lose-evidence'; readonly share: string };

function withActivity(world: World, share: string, change: Partial<FileActivity>): World {
  const activity = world.fileActivity[share];
  return activity === undefined
    ? world
    : withWorld(world, { fileActivity: { ...world.fileActivity, [share]: { ...activity, ...change } } });
}

/** The world after whatever was renaming files was stopped, on each share where it did. */
function withStopped(world: World, isStopped: (activity: FileActivity) => boolean, now: number): World {
  return Object.values(world.fileActivity)
    .filter((one) => one.endedAt === null && isStopped(one))
    .reduce((next, { share }) => withActivity(next, share, { endedAt: now }), world);
}

/** The world after the sessions of an account were ended: what ran in them from outside stops. */
export function withSessionsCut(world: World, login: string, now: number): World {
  return withStopped(world, (one) => one.from === 'remote-session' && one.login === login, now);
}

export const FILE_ACTIVITY_APPLIERS: {
  readonly [Do in FileActivityEffect['do']]: (
    world: World,
    effect: Extract<FileActivityEffect, { readonly do: Do }>,
    now: number,
  ) => World;
} = {
  'put-file-activity': (world, { activity }) =>
    withWorld(world, { fileActivity: { ...world.fileActivity, [activity.share]: activity } }),
  'spread-renaming': (world, { share, to }, now) => {
    const source = world.fileActivity[share];
    return source === undefined || source.endedAt !== null
      ? world
      : withWorld(world, {
          fileActivity: { ...world.fileActivity, [to]: { ...source, share: to, since: now } },
        });
  },
  'stop-renaming': (world, { share }, now) => {
    const host = world.fileActivity[share]?.host;
    return withStopped(world, (one) => one.host === host, now);
  },
  'lose-evidence': (world, { share }) => withActivity(world, share, { isEvidenceLost: true }),
};
