import type { Person } from '../world/company.ts';
import { type FileActivity, renamedBy, WATCHED_SHARES } from '../world/file-activity.ts';
import { company } from '../world/world.ts';
import type { PageRow } from './page-row.ts';

export interface ActivityPageContents {
  /** What happens to the files of a share; subject: its name. */
  readonly 'shares.activity': {
    readonly share: string;
    readonly activity: (Omit<FileActivity, 'isEvidenceLost'> & { readonly renamed: number }) | null;
    /** Whose sign-in name it is; null for a service. */
    readonly person: Person | null;
  };
}

export const ACTIVITY_PAGES: {
  readonly [Id in keyof ActivityPageContents]: PageRow<ActivityPageContents[Id]>;
} = {
  'shares.activity': {
    show(world, share, now) {
      if (!WATCHED_SHARES.includes(share)) return null;
      const found = world.fileActivity[share];
      if (found === undefined) return { share, activity: null, person: null };
      const { isEvidenceLost: _isEvidenceLost, ...seen } = found;
      const activity = { ...seen, renamed: renamedBy(found, now) };
      return { share, activity, person: company(world).byLogin.get(activity.login) ?? null };
    },
    readings: ({ share }) => [[['rename-source', 'share-state'], share]],
  },
};
