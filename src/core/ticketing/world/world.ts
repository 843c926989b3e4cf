import { withKey } from '../../kernel/with-key.ts';
import { type Account, OFFICE_LICENCE, ordinaryAccount } from './accounts.ts';
import type { Appointment } from './appointments.ts';
import { type Company, companyOf, type Person } from './company.ts';
import { type Device, ordinaryDevices } from './devices.ts';
import type { DirectoryEvent } from './directory-event.ts';
import type { DisposalBatch } from './disposals.ts';
import type { FileActivity } from './file-activity.ts';
import type { FirewallRule } from './firewall-rule.ts';
import type { HomeNetwork, TunnelEnd } from './home-networks.ts';
import type { Host } from './host.ts';
import type { Infection } from './infections.ts';
import { type Mailbox, ordinaryMailbox } from './mailboxes.ts';
import type { NetworkRows } from './network-rows.ts';
import type { OpenTicket } from './open-tickets.ts';
import type { PastTicket } from './past-tickets.ts';
import { ORDINARY_PHONE, type PhoneSoftware } from './phone-software.ts';
import { ORDINARY_PRINTING, type PrintingRows } from './printers.ts';
import type { SentScript, Upload } from './sent-scripts.ts';
import type { SharedFolder } from './shared-folders.ts';
import type { Notice, SiteLink } from './site-records.ts';
import type { Building } from './sites.ts';
import type { Starter } from './starters.ts';
import type { TracedMessage } from './traced-message.ts';
import type { UpgradeReport } from './upgrade-reports.ts';
import { ORDINARY_UPKEEP, type Rollout, type Upkeep } from './upkeep.ts';
import { ORDINARY_WORKPLACE, type Workplace } from './workplaces.ts';

/**
 * The company as it is now. What nobody has touched is derived from the seed, so that a state stays small: only records that
 * differ from an ordinary day are kept here. Every tool shows this world or changes it; nothing is kept twice.
 */
export interface World {
  readonly companySeed: number;
  /** Login -> the account as it is now. */
  readonly accounts: Readonly<Record<string, Account>>;
  /** Asset number -> the device as it is now; also devices that belong to nobody. */
  readonly devices: Readonly<Record<string, Device>>;
  /** Asset number -> the parts of a computer that were changed; `hostOf` derives the others. */
  readonly hosts: Readonly<Record<string, Partial<Host>>>;
  /** Rows of the network that were changed. */
  readonly network: NetworkRows;
  /** Printers and the print server, where they are otherwise than on an ordinary day. */
  readonly printing: PrintingRows;
  /** Asset number -> what runs on a phone, where it is otherwise than on an ordinary day. */
  readonly phones: Readonly<Record<string, PhoneSoftware>>;
  /** Number -> old laptops that were handed in together. */
  readonly disposals: Readonly<Record<string, DisposalBatch>>;
  /** The newest last. */
  readonly directoryEvents: readonly DirectoryEvent[];
  /** Asset number -> what stands beside the computer, where it is otherwise than on an ordinary day. */
  readonly workplaces: Readonly<Record<string, Workplace>>;
  /** Asset number -> what was installed and repaired, where it is otherwise than on an ordinary day. */
  readonly upkeep: Readonly<Record<string, Upkeep>>;
  /** Share -> what happens to its files. */
  readonly fileActivity: Readonly<Record<string, FileActivity>>;
  /** What Desktop brings to no further computer for now. */
  readonly pausedRollouts: readonly Rollout[];
  /** Tickets of the last weeks, the newest last. */
  readonly pastTickets: readonly PastTicket[];
  /** Licence -> how many were bought, where it is not the ordinary number. */
  readonly licencesBought: Readonly<Record<string, number>>;
  /** Tickets that colleagues work on, the newest last. */
  readonly openTickets: readonly OpenTicket[];
  /** Sites whose lines, power or router are otherwise than on an ordinary day. */
  readonly siteLinks: Readonly<Partial<Record<Building, Partial<SiteLink>>>>;
  /** Rules of the firewall for computers of the company, the newest last. */
  readonly firewall: readonly FirewallRule[];
  /** What stands on the status page, the newest last. */
  readonly notices: readonly Notice[];
  readonly majorIncidents: readonly MajorIncident[];
  /** Id of a person -> what their calendar shows. */
  readonly appointments: Readonly<Record<string, readonly Appointment[]>>;
  /** Login -> the mailbox as it is now. */
  readonly mailboxes: Readonly<Record<string, Mailbox>>;
  /** What the mail gateway logged, the newest last. */
  readonly messages: readonly TracedMessage[];
  /** Folder -> logins that have a right of their own on it. */
  readonly folderGrants: Readonly<Record<string, readonly string[]>>;
  /** Id -> somebody who begins to work for the company. */
  readonly starters: Readonly<Record<string, Starter>>;
  /** Asset number -> what decides on the next version of Windows, where it is not ready. */
  readonly upgrades: Readonly<Record<string, UpgradeReport>>;
  /** Asset number of a laptop -> the home in which it works. */
  readonly homes: Readonly<Record<string, HomeNetwork>>;
  /** Login -> ends of their tunnel, the newest last. */
  readonly tunnelEnds: Readonly<Record<string, readonly TunnelEnd[]>>;
  /** Asset number -> what runs on it that should not, where anything does. */
  readonly infections: Readonly<Record<string, Infection>>;
  /** Login -> the script that somebody has sent to the desk. */
  readonly scripts: Readonly<Record<string, SentScript>>;
  /** Login -> what they gave to assistants of the web, the newest last. */
  readonly uploads: Readonly<Record<string, readonly Upload[]>>;
  /** Login -> the folder of the cloud that they have shared. */
  readonly sharedFolders: Readonly<Record<string, SharedFolder>>;
}

/** An outage that the major incident manager leads. */
interface MajorIncident {
  readonly building: Building;
  readonly ticket: string;
  readonly at: number;
}

/** A company in which nothing is wrong. */
export function ordinaryWorld(companySeed: number): World {
  return {
    companySeed,
    accounts: {},
    devices: {},
    hosts: {},
    network: {},
    printing: ORDINARY_PRINTING,
    phones: {},
    disposals: {},
    directoryEvents: [],
    workplaces: {},
    upkeep: {},
    pausedRollouts: [],
    fileActivity: {},
    pastTickets: [],
    openTickets: [],
    siteLinks: {},
    firewall: [],
    notices: [],
    majorIncidents: [],
    licencesBought: {},
    appointments: {},
    mailboxes: {},
    messages: [],
    folderGrants: {},
    starters: {},
    scripts: {},
    infections: {},
    homes: {},
    tunnelEnds: {},
    upgrades: {},
    uploads: {},
    sharedFolders: {},
  };
}

/** The world with some fields changed; why it is written out says `model/changed.ts`. */
export function withWorld(world: World, change: Partial<World>): World {
  const copy: World = {
    companySeed: world.companySeed,
    accounts: world.accounts,
    devices: world.devices,
    hosts: world.hosts,
    network: world.network,
    printing: world.printing,
    phones: world.phones,
    disposals: world.disposals,
    directoryEvents: world.directoryEvents,
    workplaces: world.workplaces,
    upkeep: world.upkeep,
    pausedRollouts: world.pausedRollouts,
    fileActivity: world.fileActivity,
    pastTickets: world.pastTickets,
    openTickets: world.openTickets,
    siteLinks: world.siteLinks,
    firewall: world.firewall,
    notices: world.notices,
    majorIncidents: world.majorIncidents,
    licencesBought: world.licencesBought,
    appointments: world.appointments,
    mailboxes: world.mailboxes,
    messages: world.messages,
    folderGrants: world.folderGrants,
    starters: world.starters,
    scripts: world.scripts,
    infections: world.infections,
    homes: world.homes,
    tunnelEnds: world.tunnelEnds,
    upgrades: world.upgrades,
    uploads: world.uploads,
    sharedFolders: world.sharedFolders,
  };
  return Object.assign(copy, change);
}

export function company({ companySeed }: World): Company {
  return companyOf(companySeed);
}

/** Somebody of the company; null for an unknown id. */
export function findPerson(world: World, id: string): Person | null {
  return company(world).byId.get(id) ?? null;
}

/** The title of whoever answers for the managing director, who has no manager. */
const DEPUTY = 'finance-director';

/** Who has to agree to what needs a manager's word: the manager, and for the managing director the deputy. */
export function approverOf(world: World, { manager }: Person): Person | null {
  if (manager !== null) return findPerson(world, manager);
  return company(world).people.find(({ title }) => title === DEPUTY) ?? null;
}

/** The account with this sign-in name; null when there is none. */
export function findAccount(world: World, login: string): Account | null {
  const changed = world.accounts[login];
  if (changed !== undefined) return changed;
  const person = company(world).byLogin.get(login);
  return person === undefined ? null : ordinaryAccount(person);
}

/** Asset numbers are given out by the person's index, 1000 apart for each kind of device. */
const ASSET = /^LK-(\d{4})$/;

/** The device with this asset number; null when there is none. */
export function findDevice(world: World, asset: string): Device | null {
  const changed = world.devices[asset];
  if (changed !== undefined) return changed;
  const index = Number(ASSET.exec(asset)?.[1] ?? Number.NaN) % 1000;
  const person = company(world).people[index];
  return person === undefined
    ? null
    : (ordinaryDevices(person).find((device) => device.asset === asset) ?? null);
}

/** Host names end with the digits of the asset number. */
const HOST_NUMBER = /-(\d{4})$/;

/** The device with this name on the network; null when the company has none. */
export function findDeviceByHost(world: World, host: string): Device | null {
  const changed = Object.values(world.devices).find((device) => device.host === host);
  if (changed !== undefined) return changed;
  const device = findDevice(world, `LK-${HOST_NUMBER.exec(host)?.[1] ?? ''}`);
  return device?.host === host ? device : null;
}

/** The devices that are assigned to somebody, in the order of their asset numbers. */
export function devicesOf(world: World, person: Person): readonly Device[] {
  const own = ordinaryDevices(person)
    .map((device) => world.devices[device.asset] ?? device)
    .filter(({ assignedTo }) => assignedTo === person.id);
  const more = Object.values(world.devices).filter(
    ({ asset, assignedTo }) => assignedTo === person.id && own.every((one) => one.asset !== asset),
  );
  if (more.length === 0) return own;
  return [...own, ...more].sort((left, right) => (left.asset < right.asset ? -1 : 1));
}

export function withAccount(world: World, account: Account): World {
  return withWorld(world, { accounts: withKey(world.accounts, account.login, account) });
}

export function withDevice(world: World, device: Device): World {
  return withWorld(world, { devices: withKey(world.devices, device.asset, device) });
}

/** What stands beside a computer now. */
export function workplaceOf({ workplaces }: World, asset: string): Workplace {
  return workplaces[asset] ?? ORDINARY_WORKPLACE;
}

/** What runs on a phone now. */
export function phoneSoftwareOf({ phones }: World, asset: string): PhoneSoftware {
  return phones[asset] ?? ORDINARY_PHONE;
}

export function withWorkplace(world: World, asset: string, change: Partial<Workplace>): World {
  const workplaces = { ...world.workplaces, [asset]: { ...workplaceOf(world, asset), ...change } };
  return withWorld(world, { workplaces });
}

/** What was installed and repaired on a computer. */
export function upkeepOf({ upkeep }: World, asset: string): Upkeep {
  return upkeep[asset] ?? ORDINARY_UPKEEP;
}

export function withUpkeep(world: World, asset: string, change: Partial<Upkeep>): World {
  return withWorld(world, { upkeep: { ...world.upkeep, [asset]: { ...upkeepOf(world, asset), ...change } } });
}

export function withDirectoryEvent(world: World, event: DirectoryEvent): World {
  return withWorld(world, { directoryEvents: [...world.directoryEvents, event] });
}

/** The mailbox of an account; null for an account without one, and for an unknown login. */
export function findMailbox(world: World, login: string): Mailbox | null {
  const account = findAccount(world, login);
  if (account === null) return null;
  return (
    world.mailboxes[login] ?? (account.licences.includes(OFFICE_LICENCE) ? ordinaryMailbox(login) : null)
  );
}

export function withMailbox(world: World, mailbox: Mailbox): World {
  return withWorld(world, { mailboxes: { ...world.mailboxes, [mailbox.login]: mailbox } });
}

export function withStarter(world: World, starter: Starter): World {
  return withWorld(world, { starters: { ...world.starters, [starter.id]: starter } });
}
