import type { Host } from '../world/host.ts';
import type { NetworkSeen } from '../world/network-seen.ts';

/** Facts about a host that a command can put on the screen. */
export type HostFact =
  | 'account.groups'
  | 'account.state'
  | 'adapter.address'
  | 'adapter.conflict'
  | 'adapter.dhcp'
  | 'adapter.dhcp-server'
  | 'adapter.dns'
  | 'adapter.gateway'
  | 'adapter.lease'
  | 'adapter.link'
  | 'adapter.mac'
  | 'adapter.mask'
  | 'adapter.renewal'
  | 'adapter.suffix'
  | 'clock.offset'
  | 'clock.source'
  | 'clock.time'
  | 'component-store'
  | 'connection'
  | 'credential'
  | 'disk'
  | 'drive'
  | 'file.content'
  | 'file.mode'
  | 'file.owner'
  | 'file.size'
  | 'host.booted'
  | 'host.domain'
  | 'host.model'
  | 'host.name'
  | 'host.version'
  | 'keychain'
  | 'local.accounts'
  | 'local.groups'
  | 'log'
  | 'name.answer'
  | 'name.cache'
  | 'name.server'
  | 'neighbour.mac'
  | 'path'
  | 'policy.computer'
  | 'policy.user'
  | 'process'
  | 'reach'
  | 'service.start'
  | 'service.state'
  | 'session.groups'
  | 'session.tickets'
  | 'session.user'
  | 'system-files'
  | 'volume.encryption'
  | 'volume.errors'
  | 'volume.free';

/** One thing that the learner has read: `adapter.address` of `Ethernet` is `169.254.88.12`. */
export interface FactRef {
  readonly fact: HostFact;
  /** Which adapter, name, service …; empty where the host has only one. */
  readonly of: string;
  /** As printed, or a code where the print is a sentence (`timed-out`, `53`). */
  readonly value: string;
}

export const CONSOLE_EFFECTS = [
  'account-changed-from-console',
  /** A release over a remote session cuts the session too. */
  'address-released',
  'credential-removed',
  'drive-mapped-as-other-user',
  'file-deleted',
  'file-emptied',
  'keychain-created',
  'keychain-deleted',
  'log-rotated',
  'permissions-opened',
  'recursive-delete',
  'service-disrupted',
] as const;

/** What a command does beyond the host, for the judge of a ticket to read. */
export interface ConsoleEffect {
  readonly code: (typeof CONSOLE_EFFECTS)[number];
  readonly of: string;
}

/** What a command answers. Left out: nothing shown, a look-up's cost, success, the host as it was. */
export interface Result {
  readonly lines: readonly string[];
  readonly shows?: readonly FactRef[];
  readonly seconds?: number;
  readonly status?: 'ok' | 'failed' | 'usage';
  /** The host as it is afterwards. */
  readonly host?: Host;
  readonly effects?: readonly ConsoleEffect[];
  readonly clears?: boolean;
}

export interface Command {
  readonly usage: readonly string[];
  /** `args` as typed after the name, without quotes. */
  readonly run: (host: Host, seen: NetworkSeen, args: readonly string[]) => Result;
}

export type CommandTable = Readonly<Record<string, Command>>;

/** Seconds that a look-up costs; what takes longer says so. */
export const LOOKUP_SECONDS = 30;

export const shown = (fact: HostFact, of: string, value: string): FactRef => ({ fact, of, value });

/** A command line that the command does not understand: what it prints then. */
export function usageOf(command: Pick<Command, 'usage'>, ...first: readonly string[]): Result {
  return { lines: [...first, ...command.usage], status: 'usage' };
}

/** `/ALL`, `-all` and `/all` are the same switch of Windows; null for what is none. */
export function switchOf(argument: string): string | null {
  return /^[/-]./.test(argument) ? argument.slice(1).toLowerCase() : null;
}

/** A row of a table under a typed name: names such as `constructor` are none. */
export function rowOf<Row>(table: Readonly<Record<string, Row>>, name: string): Row | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

export const ACCESS_DENIED_5 = ['System error 5 has occurred.', '', 'Access is denied.', ''] as const;
