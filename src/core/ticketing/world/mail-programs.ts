import type { Host, StoredCredential } from './host.ts';
import { HOST_READINGS } from './host-readings.ts';
import { hostOf, withHostChange } from './hosts.ts';
import type { MailProgram } from './mail-program.ts';
import type { Read } from './office-readings.ts';
import { loginOf } from './shares.ts';
import { DOMAIN } from './sites.ts';
import { findAccount, type World } from './world.ts';

/** Under this name a computer keeps the password of the mail program. */
export const MAIL_TARGET = `outlook.${DOMAIN}`;

/** Changes of the mail program of a computer. */
export type MailProgramEffect =
  | { readonly do: 'change-mail-program'; readonly asset: string; readonly change: Partial<MailProgram> }
  /** It asks for the password the next time, and its user types the right one. */
  | { readonly do: 'forget-mail-password'; readonly asset: string };

type Appliers = {
  readonly [Do in MailProgramEffect['do']]: (
    world: World,
    effect: Extract<MailProgramEffect, { readonly do: Do }>,
  ) => World;
};

function onHost(world: World, asset: string, change: (host: Host) => Partial<Host>): World {
  const host = hostOf(world, asset);
  return host === null ? world : withHostChange(world, asset, change(host));
}

export const MAIL_PROGRAM_APPLIERS: Appliers = {
  'change-mail-program': (world, { asset, change }) =>
    onHost(world, asset, ({ mailProgram }) => ({ mailProgram: { ...mailProgram, ...change } })),
  'forget-mail-password': (world, { asset }) =>
    onHost(world, asset, ({ credentials }) => ({
      credentials: credentials.filter(({ target }) => target !== MAIL_TARGET),
    })),
};

/** The password that the mail program of a computer has saved; null for none. */
export function mailCredential({ credentials }: Host): StoredCredential | null {
  return credentials.find(({ target }) => target === MAIL_TARGET) ?? null;
}

function mailPassword(world: World, host: Host): 'none' | 'current' | 'stale' {
  const saved = mailCredential(host);
  if (saved === null) return 'none';
  const account = findAccount(world, loginOf(saved.user));
  return account !== null && account.passwordSetAt > saved.savedAt ? 'stale' : 'current';
}

function ofHost<Outcome extends string>(read: (host: Host, world: World) => Outcome): Read<Outcome> {
  return (world, asset) => {
    const host = hostOf(world, asset);
    return host === null ? null : read(host, world);
  };
}

/** Readings of the mail program of a computer; subject: its asset number. */
export const MAIL_PROGRAM_READ = {
  'mail-profile': ofHost(({ mailProgram }) => mailProgram.profile),
  /** Whether the password that it has saved is the one of the account. */
  'mail-password': ofHost((host, world) => mailPassword(world, host)),
  /** What it says of its connection. */
  'mail-connection': (world: World, asset: string, now: number) => {
    const host = hostOf(world, asset);
    if (host === null) return null;
    if (host.mailProgram.worksOffline) return 'offline' as const;
    const isConnected =
      host.mailProgram.profile === 'sound' &&
      !host.proxy.enabled &&
      mailPassword(world, host) !== 'stale' &&
      HOST_READINGS['remote-reach'](world, asset, now) === 'yes';
    return isConnected ? ('connected' as const) : ('disconnected' as const);
  },
} as const satisfies Readonly<Record<string, Read<string>>>;
