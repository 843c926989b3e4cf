import type { Account } from './accounts.ts';

/** A folder of the file server that not everybody may open. */
export interface Folder {
  readonly name: string;
  /** Title of the person who decides who may open it. */
  readonly ownerTitle: string;
  /** What the share allows; the file system decides below it, and of both what is less counts. */
  readonly share: 'full';
  readonly readGroup: string;
  readonly changeGroup: string;
  /** Its members may not open it, whatever else they are a member of. */
  readonly deniedGroup: string;
}

const FOLDERS: readonly Folder[] = [
  {
    name: 'Payroll2026',
    ownerTitle: 'hr-lead',
    share: 'full',
    readGroup: 'GRP-Payroll-RO',
    changeGroup: 'GRP-Payroll-RW',
    deniedGroup: 'GRP-Temporary-Staff',
  },
];

export const FOLDER_NAMES: readonly string[] = FOLDERS.map(({ name }) => name);

export function findFolder(name: string): Folder | null {
  return FOLDERS.find((folder) => folder.name === name) ?? null;
}

/** A folder and somebody's account, as one subject of pages and readings. */
export function folderSubject(folder: string, login: string): string {
  return `${folder}/${login}`;
}

/** The folder and the login of such a subject. */
export function ofFolderSubject(subject: string): { readonly folder: string; readonly login: string } {
  const [folder = '', login = ''] = subject.split('/');
  return { folder, login };
}

/** What the groups of an account say about a folder. */
export function membershipIn(folder: Folder, groups: readonly string[]) {
  const isDenied = groups.includes(folder.deniedGroup);
  if (groups.includes(folder.changeGroup)) return isDenied ? 'change-and-denied' : 'change';
  if (groups.includes(folder.readGroup)) return isDenied ? 'read-and-denied' : 'read';
  return isDenied ? 'denied' : 'none';
}

/** The groups that count until the person signs in again: those of the moment of signing in. */
export function groupsInSession({ groups, sessionGroups }: Account): readonly string[] {
  return sessionGroups ?? groups;
}
