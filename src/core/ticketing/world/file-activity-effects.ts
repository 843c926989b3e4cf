import type { FileActivity } from './file-activity.ts';
import type { World } from './world.ts';

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
