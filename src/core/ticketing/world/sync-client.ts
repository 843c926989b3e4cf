/** The program that keeps a folder of a computer and the cloud alike. */
export interface SyncClient {
  readonly isSignedIn: boolean;
  /** Changes that wait for their upload. */
  readonly pending: number;
  /** The item at which all of them wait; null for none. */
  readonly item: SyncItem | null;
  /** What waits was copied to another place. */
  readonly isCopied: boolean;
  /** Changes that are nowhere any more. */
  readonly lost: number;
  /** When nothing stood in the way any more; null while something does, and where nothing ever did. */
  readonly resumedAt: number | null;
}

/** A file or folder, by what decides whether the cloud takes it. */
export interface SyncItem {
  readonly name: string;
  /** Letters of the whole path. */
  readonly pathLength: number;
}

/** The cloud takes no longer path. */
export const LONGEST_PATH = 400;
/** Names that the cloud keeps for itself, wherever they stand in a name. */
const KEPT_NAMES = ['_vti_', '.lock'] as const;

export function isAllowedName(name: string): boolean {
  return KEPT_NAMES.every((kept) => !name.includes(kept));
}

export const ORDINARY_SYNC: SyncClient = {
  isSignedIn: true,
  pending: 0,
  item: null,
  isCopied: false,
  lost: 0,
  resumedAt: null,
};
