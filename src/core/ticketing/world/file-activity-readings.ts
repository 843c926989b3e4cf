import { type FileActivity, WATCHED_SHARES } from './file-activity.ts';
import type { World } from './world.ts';

function ofShare<Outcome extends string>(read: (activity: FileActivity | undefined) => Outcome) {
  return (world: World, share: string): Outcome | null =>
    WATCHED_SHARES.includes(share) ? read(world.fileActivity[share]) : null;
}

/** Readings of the files of a share; subject: its name. */
export const FILE_ACTIVITY_READ = {
  'rename-source': ofShare((activity) => activity?.from ?? 'nothing'),
  'share-state': ofShare((activity) => (activity?.endedAt === null ? 'being-renamed' : 'still')),
  'share-files': ofShare((activity) => (activity === undefined ? 'whole' : 'renamed')),
  'share-evidence': ofShare((activity) => (activity?.isEvidenceLost === true ? 'lost' : 'kept')),
} as const;
