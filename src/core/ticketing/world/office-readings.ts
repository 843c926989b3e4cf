import { type Account, OFFICE_LICENCE, PDF_LICENCE } from './accounts.ts';
import { type Folder, findFolder, groupsInSession, membershipIn, ofFolderSubject } from './folders.ts';
import { hostOf } from './hosts.ts';
import { licencePool } from './licences.ts';
import type { Mailbox } from './mailboxes.ts';
import { rightsOf } from './starters.ts';
import { findAccount, findMailbox, type World } from './world.ts';

/**
 * What can be found out about one subject, as an outcome code: the same reading feeds the pages of the tools, what people
 * answer, the goals of a case and the belief of the scorer, so that they cannot disagree. Null: the subject does not exist.
 */
export type Read<Outcome extends string> = (world: World, subject: string, now: number) => Outcome | null;

function ofMailbox<Outcome extends string>(read: (mailbox: Mailbox) => Outcome): Read<Outcome> {
  return (world, login) => {
    const mailbox = findMailbox(world, login);
    return mailbox === null ? null : read(mailbox);
  };
}

function ofFolder<Outcome extends string>(
  read: (folder: Folder, account: Account, isGranted: boolean) => Outcome,
): Read<Outcome> {
  return (world, subject) => {
    const { folder: name, login } = ofFolderSubject(subject);
    const folder = findFolder(name);
    const account = findAccount(world, login);
    if (folder === null || account === null) return null;
    return read(folder, account, world.folderGrants[name]?.includes(login) === true);
  };
}

/** Readings of mailboxes, folders and the forms of people who begin. */
export const OFFICE_READ = {
  /** Rules of a mailbox that hide mail, and whether the security team has a copy. */
  'inbox-rule': ofMailbox(({ rules }) => {
    const hiding = rules.filter(({ does }) => does === 'hides');
    if (hiding.length === 0) return 'none';
    if (hiding.some(({ isRemoved, isCaptured }) => isRemoved && !isCaptured)) return 'lost';
    if (hiding.every(({ isRemoved }) => isRemoved)) return 'removed';
    return hiding.every(({ isCaptured }) => isCaptured) ? 'captured' : 'hides-mail';
  }),
  /** What the directory says of somebody and a folder; subject: both. */
  'folder-membership': ofFolder((folder, { groups }, isGranted) =>
    isGranted ? 'right-of-their-own' : membershipIn(folder, groups),
  ),
  /** What they can do in it now: a denial wins, and groups count since the last sign-in. */
  'folder-rights': ofFolder((folder, account, isGranted) => {
    const membership = membershipIn(folder, groupsInSession(account));
    if (membership === 'change' || membership === 'read') return membership;
    return isGranted && membership === 'none' ? 'read' : membership === 'none' ? 'none' : 'denied';
  }),
  'mailbox-state': ofMailbox(({ isDeleted, isOnHold }) =>
    isDeleted ? 'deleted' : isOnHold ? 'on-hold' : 'kept',
  ),
  /** Whether an account has a licence for Office; subject: a login. */
  'office-licence': (world: World, login: string) => {
    const account = findAccount(world, login);
    if (account === null) return null;
    return account.licences.includes(OFFICE_LICENCE) ? ('assigned' as const) : ('missing' as const);
  },
  /** Whether it has one for the program that changes PDF files; subject: a login. */
  'pdf-licence': (world: World, login: string) => {
    const account = findAccount(world, login);
    if (account === null) return null;
    return account.licences.includes(PDF_LICENCE) ? ('assigned' as const) : ('missing' as const);
  },
  /** Whether a licence is left; subject: its name. */
  'licence-pool': (world: World, licence: string) => {
    const pool = licencePool(world, licence);
    if (pool === null) return null;
    if (pool.assigned < pool.bought) return 'free' as const;
    return pool.unused.length > 0 ? ('held-by-leaver' as const) : ('none-left' as const);
  },
  /** What Word does on a computer; subject: its asset number. */
  'office-programs': (world: World, asset: string) => {
    const office = hostOf(world, asset)?.office;
    if (office === undefined) return null;
    return office.account === 'work' && office.isLicensed ? ('full' as const) : ('read-only' as const);
  },
  /** Whose account Word is signed in with. */
  'office-account': (world: World, asset: string) => hostOf(world, asset)?.office.account ?? null,
  'auto-reply': ofMailbox(({ hasAutoReply }) => (hasAutoReply ? 'on' : 'off')),
  'mailbox-readers': ofMailbox(({ readers }) => (readers.length === 0 ? 'holder-alone' : 'others-too')),
  /** Whether all is filled in that an account needs; subject: somebody who begins. */
  'onboarding-form': (world: World, id: string) => {
    const starter = world.starters[id];
    if (starter === undefined) return null;
    return starter.startsAt === null ? ('incomplete' as const) : ('complete' as const);
  },
  /** Whether a computer waits for somebody who begins. */
  'starter-laptop': (world: World, id: string) => {
    const starter = world.starters[id];
    if (starter === undefined) return null;
    return starter.laptop === null ? ('none' as const) : ('reserved' as const);
  },
  /** What somebody who begins has, compared with their role. */
  'starter-rights': (world: World, id: string) => {
    const starter = world.starters[id];
    return starter === undefined ? null : rightsOf(starter, findAccount(world, starter.login));
  },
} as const satisfies Readonly<Record<string, Read<string>>>;
