import type { Account } from '../world/accounts.ts';
import type { Person } from '../world/company.ts';
import { type Device, isComputer } from '../world/devices.ts';
import type { DirectoryEvent } from '../world/directory-event.ts';
import { type Folder, findFolder, folderSubject, ofFolderSubject } from '../world/folders.ts';
import type { Certificate } from '../world/host.ts';
import { hostOf } from '../world/hosts.ts';
import { type LicencePool, licencePool } from '../world/licences.ts';
import { type ReadingResult, takeAll } from '../world/readings.ts';
import {
  approverOf,
  company,
  devicesOf,
  findAccount,
  findDevice,
  findDeviceByHost,
  findPerson,
  type World,
} from '../world/world.ts';
import { APP_PAGES, type AppPageContents } from './app-pages.ts';
import { CONNECTION_PAGES, type ConnectionPageContents } from './connection-pages.ts';
import { KNOWLEDGE_PAGES, type KnowledgePageContents } from './knowledge-page.ts';
import { MAIL_PAGES, type MailPageContents } from './mail-pages.ts';
import { NETWORK_PAGES, type NetworkPageContents } from './network-pages.ts';
import type { PageRow } from './page-row.ts';
import { PEOPLE_PAGES, type PeoplePageContents } from './people-pages.ts';
import { PRINTING_PAGES, type PrintingPageContents } from './printing-pages.ts';
import { PROTECTION_PAGES, type ProtectionPageContents } from './protection-page.ts';
import { REMOTE_PAGES, type RemotePageContents } from './remote-pages.ts';
import { SCRIPT_PAGES, type ScriptPageContents } from './script-pages.ts';
import { SHARING_PAGES, type SharingPageContents } from './sharing-pages.ts';
import { SITE_PAGES, type SitePageContents } from './site-pages.ts';
import { TUNNEL_PAGES, type TunnelPageContents } from './tunnel-page.ts';
import { UPGRADE_PAGES, type UpgradePageContents } from './upgrade-page.ts';
import { UPKEEP_PAGES, type UpkeepPageContents } from './upkeep-pages.ts';
import { WORKPLACE_PAGES, type WorkplacePageContents } from './workplace-page.ts';

/** A device without what only its user can see. */
type ShownDevice = Omit<Device, 'cachedPassword' | 'prompts' | 'startup'>;

function shownDevice(device: Device): ShownDevice {
  const { cachedPassword: _cachedPassword, prompts: _prompts, startup: _startup, ...shown } = device;
  return shown;
}

/** What each page of the tools shows of its subject. */
export interface PageContents
  extends AppPageContents,
    ConnectionPageContents,
    MailPageContents,
    KnowledgePageContents,
    NetworkPageContents,
    PeoplePageContents,
    PrintingPageContents,
    RemotePageContents,
    ScriptPageContents,
    SharingPageContents,
    ProtectionPageContents,
    TunnelPageContents,
    UpgradePageContents,
    SitePageContents,
    UpkeepPageContents,
    WorkplacePageContents {
  /** The directory's page of a person; subject: the person's id. */
  readonly 'directory.person': {
    readonly person: Person;
    readonly manager: Person | null;
    readonly account: Omit<Account, 'signIns' | 'authenticators' | 'grants' | 'isKnownToHolder'>;
    readonly devices: readonly ShownDevice[];
  };
  /** Lockouts and wrong passwords; subject: a sign-in name. */
  readonly 'lockouts.account': { readonly login: string; readonly events: readonly DirectoryEvent[] };
  /** The cloud's log of sign-ins and the methods of approval; subject: a sign-in name. */
  readonly 'cloud.sign-ins': Pick<
    Account,
    'login' | 'signIns' | 'authenticators' | 'hasSelfService' | 'accessPassUntil' | 'licences'
  >;
  /** How many licences there are and who still holds one without using it; subject: the name of a licence. */
  readonly 'cloud.licences': LicencePool;
  /** A folder with its owner and groups, and what somebody may do in it; subject: `<folder>/<sign-in name>`. */
  readonly 'shares.folder': {
    readonly folder: Folder;
    readonly owner: Person | null;
    readonly login: string;
    readonly groups: readonly string[];
    readonly isGranted: boolean;
  };
  /** Device management; subject: an asset number, or the name of a computer as an event gives it. */
  readonly 'devices.asset': {
    readonly device: ShownDevice;
    readonly owner: Person | null;
    /** The one by which the VPN knows it; null for none. */
    readonly certificate: Certificate | null;
  };
}

export type PageId = keyof PageContents;

/** A page shows this many of the newest entries. */
const SHOWN_ENTRIES = 40;

const PAGES: { readonly [Id in PageId]: PageRow<PageContents[Id]> } = {
  ...APP_PAGES,
  ...CONNECTION_PAGES,
  ...MAIL_PAGES,
  ...SITE_PAGES,
  ...NETWORK_PAGES,
  ...PEOPLE_PAGES,
  ...PRINTING_PAGES,
  ...REMOTE_PAGES,
  ...SCRIPT_PAGES,
  ...SHARING_PAGES,
  ...PROTECTION_PAGES,
  ...TUNNEL_PAGES,
  ...UPGRADE_PAGES,
  ...WORKPLACE_PAGES,
  ...UPKEEP_PAGES,
  ...KNOWLEDGE_PAGES,
  'directory.person': {
    show(world, id) {
      const person = findPerson(world, id);
      const account = person === null ? null : findAccount(world, person.login);
      if (person === null || account === null) return null;
      const {
        signIns: _signIns,
        authenticators: _authenticators,
        grants: _grants,
        isKnownToHolder: _isKnownToHolder,
        ...shown
      } = account;
      return {
        person,
        manager: approverOf(world, person),
        account: shown,
        devices: devicesOf(world, person).map(shownDevice),
      };
    },
    readings: ({ account }) => [
      [['account-state', 'password-age', 'vpn-group', 'team-mailbox'], account.login],
    ],
  },
  'lockouts.account': {
    show(world, login) {
      if (findAccount(world, login) === null) return null;
      const events = world.directoryEvents.filter((one) => one.login === login).slice(-SHOWN_ENTRIES);
      return { login, events };
    },
    readings: ({ login }) => [[['lock-source'], login]],
  },
  'cloud.sign-ins': {
    show(world, login) {
      const account = findAccount(world, login);
      if (account === null) return null;
      const { signIns, authenticators, hasSelfService, accessPassUntil, licences } = account;
      return {
        login,
        signIns: signIns.slice(-SHOWN_ENTRIES),
        authenticators,
        hasSelfService,
        accessPassUntil,
        licences,
      };
    },
    readings: ({ login }) => [
      [
        [
          'foreign-sign-ins',
          'sign-in-approval',
          'self-service',
          'approval-used',
          'method-age',
          'vpn-sign-in',
          'prompts-from',
          'sessions',
          'office-licence',
          'pdf-licence',
        ],
        login,
      ],
    ],
  },
  'cloud.licences': {
    show: licencePool,
    readings: ({ licence }) => [[['licence-pool'], licence]],
  },
  'devices.asset': {
    show(world, asset) {
      const found = findDevice(world, asset) ?? findDeviceByHost(world, asset);
      if (found === null) return null;
      const device = shownDevice(found);
      return {
        device,
        owner: device.assignedTo === null ? null : findPerson(world, device.assignedTo),
        certificate:
          hostOf(world, device.asset)?.certificates.find(({ store }) => store === 'computer') ?? null,
      };
    },
    readings: ({ device }) => [
      [
        [
          'saved-password',
          'device-owner',
          'device-managed',
          'device-rules',
          'broken-rule',
          'seen-where',
          'disk-encryption',
        ],
        device.asset,
      ],
      [isComputer(device) ? ['device-certificate'] : [], device.asset],
    ],
  },
  'shares.folder': {
    show(world, subject) {
      const { folder: name, login } = ofFolderSubject(subject);
      const folder = findFolder(name);
      const account = findAccount(world, login);
      if (folder === null || account === null) return null;
      return {
        folder,
        owner: company(world).people.find(({ title }) => title === folder.ownerTitle) ?? null,
        login,
        groups: account.groups,
        isGranted: world.folderGrants[name]?.includes(login) === true,
      };
    },
    readings: ({ folder, login }) => [
      [['folder-membership', 'folder-rights'], folderSubject(folder.name, login)],
    ],
  },
};

export const PAGE_IDS = Object.keys(PAGES) as readonly PageId[];

/** A page as it was when somebody looked. */
export interface ShownPage<Id extends PageId = PageId> {
  readonly page: Id;
  readonly subject: string;
  readonly contents: PageContents[Id];
}

interface Look {
  readonly shown: ShownPage;
  readonly findings: readonly ReadingResult[];
}

/** What a page shows now. Null for a subject that does not exist. */
export function showPage<Id extends PageId>(
  world: World,
  page: Id,
  subject: string,
  now: number,
): ShownPage<Id> | null {
  const row: PageRow<PageContents[Id]> = PAGES[page];
  const contents = row.show(world, subject, now);
  return contents === null ? null : { page, subject, contents };
}

/** Opens a page: what it shows and what can be read from it. Null for a subject that does not exist. */
export function openPage<Id extends PageId>(
  world: World,
  page: Id,
  subject: string,
  now: number,
): Look | null {
  const shown = showPage(world, page, subject, now);
  if (shown === null) return null;
  const row: PageRow<PageContents[Id]> = PAGES[page];
  const findings: ReadingResult[] = [];
  for (const [ids, of] of row.readings(shown.contents)) findings.push(...takeAll(world, ids, of, now));
  return { shown, findings };
}

/** Whether a page is a window of somebody's computer, which needs a connection. */
export function isRemotePage(page: PageId): page is keyof RemotePageContents {
  return Object.hasOwn(REMOTE_PAGES, page);
}
