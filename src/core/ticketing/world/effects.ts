import { type Account, type SignIn, withPassword } from './accounts.ts';
import { APP_GRANT_APPLIERS, type AppGrantEffect } from './app-grant-effects.ts';
import type { Appointment } from './appointments.ts';
import { BENCH_APPLIERS, type BenchEffect } from './bench.ts';
import { DEVICE_APPLIERS, type DeviceEffect } from './device-effects.ts';
import type { Device, DeviceRule, SavedPassword } from './devices.ts';
import type { DirectoryEvent } from './directory-event.ts';
import { FILE_ACTIVITY_APPLIERS, type FileActivityEffect, withSessionsCut } from './file-activity-effects.ts';
import { groupsInSession } from './folders.ts';
import { HOME_APPLIERS, type HomeEffect } from './home-effects.ts';
import { INFECTION_APPLIERS, type InfectionEffect } from './infection-effects.ts';
import { withKeychainsLeftBehind } from './keychains.ts';
import { MAIL_APPLIERS, type MailEffect, onMailbox } from './mail-effects.ts';
import { MAIL_PROGRAM_APPLIERS, type MailProgramEffect } from './mail-programs.ts';
import { MICROPHONE_APPLIERS, type MicrophoneEffect } from './microphones.ts';
import { NETWORK_APPLIERS, type NetworkEffect } from './network-effects.ts';
import type { OpenTicket } from './open-tickets.ts';
import type { PastTicket } from './past-tickets.ts';
import { withAppointment, withFolderGrant, withPastTicket } from './people-records.ts';
import { PRINTING_APPLIERS, type PrintingEffect } from './printing-effects.ts';
import { SCRIPT_APPLIERS, type ScriptEffect } from './script-effects.ts';
import { SHARED_FOLDER_APPLIERS, type SharedFolderEffect } from './shared-folder-effects.ts';
import { SITE_APPLIERS, type SiteEffect } from './site-effects.ts';
import { STARTER_APPLIERS, type StarterEffect } from './starter-effects.ts';
import { SYNC_APPLIERS, type SyncEffect } from './sync.ts';
import { UPGRADE_APPLIERS, type UpgradeEffect } from './upgrade-effects.ts';
import { UPKEEP_APPLIERS, type UpkeepEffect } from './upkeep-effects.ts';
import { withCachedPassword, withVpnTry } from './vpn.ts';
import { WORKPLACE_APPLIERS, type WorkplaceEffect } from './workplace-effects.ts';
import {
  findAccount,
  findDevice,
  type World,
  withAccount,
  withDevice,
  withDirectoryEvent,
  withWorld,
} from './world.ts';

/**
 * One change of the world, as data: what an act of the desk does, what somebody does who is asked to, what a case has set up,
 * and what happens later because of it. An effect on something that does not exist changes nothing.
 */
export type WorldEffect =
  | AppGrantEffect
  | WorkplaceEffect
  | DeviceEffect
  | MicrophoneEffect
  | ScriptEffect
  | SharedFolderEffect
  | InfectionEffect
  | HomeEffect
  | UpkeepEffect
  | FileActivityEffect
  | UpgradeEffect
  | BenchEffect
  | SyncEffect
  | StarterEffect
  | { readonly do: 'unlock'; readonly login: string }
  | { readonly do: 'set-password'; readonly login: string; readonly mustChange: boolean }
  | { readonly do: 'enable' | 'disable'; readonly login: string }
  | { readonly do: 'join-group' | 'leave-group'; readonly login: string; readonly group: string }
  /** Signing out and in: the session has the groups of this moment. */
  | { readonly do: 'sign-in-again'; readonly login: string }
  /** A right of one account, beside all groups. */
  | { readonly do: 'grant-folder'; readonly folder: string; readonly login: string }
  | { readonly do: 'assign-licence' | 'remove-licence'; readonly login: string; readonly licence: string }
  | { readonly do: 'end-sessions'; readonly login: string }
  | { readonly do: 'issue-access-pass'; readonly login: string; readonly seconds: number }
  /** Removes the authenticator on one phone; without a phone all of them. */
  | { readonly do: 'remove-authenticator'; readonly login: string; readonly phone?: string }
  | { readonly do: 'register-authenticator'; readonly login: string; readonly phone: string }
  /** Somebody enrols a phone with the access pass that they were given: it is good once, and for its time. */
  | { readonly do: 'enrol-with-access-pass'; readonly login: string; readonly phone: string }
  | { readonly do: 'set-prompts'; readonly asset: string; readonly prompts: Device['prompts'] }
  | { readonly do: 'set-broken-rule'; readonly asset: string; readonly rule: DeviceRule | null }
  | { readonly do: 'exempt-device'; readonly asset: string }
  | {
      readonly do: 'connect-vpn';
      readonly asset: string;
      readonly login: string;
      readonly password: 'account' | 'cached';
    }
  | { readonly do: 'refresh-cached-password'; readonly asset: string }
  | {
      readonly do: 'renew-saved-password' | 'forget-saved-password';
      readonly asset: string;
      readonly app: SavedPassword['app'];
    }
  | { readonly do: 'manage-device'; readonly asset: string; readonly managed: Device['managed'] }
  | { readonly do: 'set-device-status'; readonly asset: string; readonly status: Device['status'] }
  | { readonly do: 'record-sign-in'; readonly login: string; readonly signIn: SignIn }
  | { readonly do: 'record-directory-event'; readonly event: DirectoryEvent }
  | MailEffect
  | MailProgramEffect
  /** The account and all that belongs to it. */
  | { readonly do: 'delete-account'; readonly login: string }
  | { readonly do: 'record-past-ticket'; readonly ticket: PastTicket }
  | { readonly do: 'record-open-ticket'; readonly ticket: OpenTicket }
  | { readonly do: 'put-appointment'; readonly person: string; readonly appointment: Appointment }
  | NetworkEffect
  | PrintingEffect
  | SiteEffect
  | { readonly do: 'buy-licences'; readonly licence: string; readonly bought: number }
  /** Records that are otherwise than on an ordinary day. */
  | { readonly do: 'put-account'; readonly account: Account }
  | { readonly do: 'put-device'; readonly device: Device };

type EffectOf<Do extends WorldEffect['do']> = Extract<WorldEffect, { readonly do: Do }>;

type Appliers = {
  readonly [Do in WorldEffect['do']]: (world: World, effect: EffectOf<Do>, now: number) => World;
};

function onAccount(world: World, login: string, change: (account: Account) => Account): World {
  const account = findAccount(world, login);
  return account === null ? world : withAccount(world, change(account));
}

function onDevice(world: World, asset: string, change: (device: Device) => Device): World {
  const device = findDevice(world, asset);
  return device === null ? world : withDevice(world, change(device));
}

function withAuthenticator(account: Account, phone: string, now: number): Account {
  const others = account.authenticators.filter((one) => one.phone !== phone);
  return { ...account, authenticators: [...others, { phone, registeredAt: now, lastUsed: null }] };
}

function without(list: readonly string[], item: string): readonly string[] {
  return list.filter((one) => one !== item);
}

/** What changes in the groups counts when the person signs in the next time. */
function withGroups(account: Account, groups: readonly string[]): Account {
  return { ...account, groups, sessionGroups: groupsInSession(account) };
}

const APPLIERS: Appliers = {
  ...APP_GRANT_APPLIERS,
  ...WORKPLACE_APPLIERS,
  ...DEVICE_APPLIERS,
  ...MICROPHONE_APPLIERS,
  ...SCRIPT_APPLIERS,
  ...SHARED_FOLDER_APPLIERS,
  ...INFECTION_APPLIERS,
  ...HOME_APPLIERS,
  ...UPKEEP_APPLIERS,
  ...FILE_ACTIVITY_APPLIERS,
  ...UPGRADE_APPLIERS,
  ...BENCH_APPLIERS,
  ...SYNC_APPLIERS,
  ...STARTER_APPLIERS,
  unlock: (world, { login }) =>
    onAccount(world, login, (account) => ({ ...account, lockedAt: null, wrongTries: 0 })),
  'set-password': (world, { login, mustChange }, now) =>
    withKeychainsLeftBehind(
      onAccount(world, login, (account) => withPassword(account, now, mustChange)),
      login,
    ),
  enable: (world, { login }) => onAccount(world, login, (account) => ({ ...account, isEnabled: true })),
  disable: (world, { login }) => onAccount(world, login, (account) => ({ ...account, isEnabled: false })),
  'join-group': (world, { login, group }) =>
    onAccount(world, login, (account) => withGroups(account, [...without(account.groups, group), group])),
  'leave-group': (world, { login, group }) =>
    onAccount(world, login, (account) => withGroups(account, without(account.groups, group))),
  'sign-in-again': (world, { login }, now) =>
    onAccount(world, login, (account) => ({ ...account, sessionGroups: null, lastSignInAt: now })),
  'grant-folder': withFolderGrant,
  'assign-licence': (world, { login, licence }) =>
    onAccount(world, login, (account) => ({
      ...account,
      licences: [...without(account.licences, licence), licence],
    })),
  'remove-licence': (world, { login, licence }) =>
    onAccount(world, login, (account) => ({ ...account, licences: without(account.licences, licence) })),
  'end-sessions': (world, { login }, now) =>
    withSessionsCut(
      onAccount(world, login, (account) => ({ ...account, sessionsEndedAt: now, sessionGroups: null })),
      login,
      now,
    ),
  'issue-access-pass': (world, { login, seconds }, now) =>
    onAccount(world, login, (account) => ({ ...account, accessPassUntil: now + seconds })),
  'remove-authenticator': (world, { login, phone }) =>
    onAccount(world, login, (account) => ({
      ...account,
      authenticators: phone === undefined ? [] : account.authenticators.filter((one) => one.phone !== phone),
    })),
  'register-authenticator': (world, { login, phone }, now) =>
    onAccount(world, login, (account) => withAuthenticator(account, phone, now)),
  'enrol-with-access-pass': (world, { login, phone }, now) =>
    onAccount(world, login, (account) =>
      account.accessPassUntil === null || account.accessPassUntil <= now
        ? account
        : { ...withAuthenticator(account, phone, now), accessPassUntil: null },
    ),
  'set-prompts': (world, { asset, prompts }) => onDevice(world, asset, (device) => ({ ...device, prompts })),
  'set-broken-rule': (world, { asset, rule }) =>
    onDevice(world, asset, (device) => ({ ...device, brokenRule: rule })),
  'exempt-device': (world, { asset }) => onDevice(world, asset, (device) => ({ ...device, isExempt: true })),
  'connect-vpn': (world, { asset, login, password }, now) => withVpnTry(world, asset, login, password, now),
  'refresh-cached-password': (world, { asset }) => withCachedPassword(world, asset),
  'renew-saved-password': (world, { asset, app }, now) =>
    onDevice(world, asset, (device) => ({
      ...device,
      savedPasswords: device.savedPasswords.map((saved) =>
        saved.app === app ? { ...saved, setAt: now, lastTryAt: now } : saved,
      ),
    })),
  'forget-saved-password': (world, { asset, app }) =>
    onDevice(world, asset, (device) => ({
      ...device,
      savedPasswords: device.savedPasswords.filter((saved) => saved.app !== app),
    })),
  'manage-device': (world, { asset, managed }) =>
    onDevice(world, asset, (device) => ({ ...device, managed })),
  'set-device-status': (world, { asset, status }) =>
    onDevice(world, asset, (device) => ({ ...device, status })),
  'record-sign-in': (world, { login, signIn }) =>
    onAccount(world, login, (account) => ({ ...account, signIns: [...account.signIns, signIn] })),
  'record-directory-event': (world, { event }) => withDirectoryEvent(world, event),
  ...MAIL_APPLIERS,
  ...MAIL_PROGRAM_APPLIERS,
  // A hold keeps the mailbox whatever becomes of its account.
  'delete-account': (world, { login }) =>
    onMailbox(
      onAccount(world, login, (account) => ({ ...account, isEnabled: false, groups: [] })),
      login,
      (mailbox) => ({ ...mailbox, isDeleted: !mailbox.isOnHold }),
    ),
  'record-past-ticket': (world, { ticket }) => withPastTicket(world, ticket),
  'record-open-ticket': (world, { ticket }) =>
    withWorld(world, { openTickets: [...world.openTickets, ticket] }),
  'put-appointment': (world, { person, appointment }) => withAppointment(world, person, appointment),
  ...NETWORK_APPLIERS,
  ...PRINTING_APPLIERS,
  ...SITE_APPLIERS,
  'buy-licences': (world, { licence, bought }) =>
    withWorld(world, { licencesBought: { ...world.licencesBought, [licence]: bought } }),
  'put-account': (world, { account }) => withAccount(world, account),
  'put-device': (world, { device }) => withDevice(world, device),
};

function applyOne<Do extends WorldEffect['do']>(world: World, effect: EffectOf<Do>, now: number): World {
  const apply: Appliers[Do] = APPLIERS[effect.do as Do];
  return apply(world, effect, now);
}

/** The world after these effects, one after the other. `now`: seconds since Monday 00:00. */
export function applyEffects(world: World, effects: readonly WorldEffect[], now: number): World {
  return effects.reduce((next, effect) => applyOne(next, effect, now), world);
}
