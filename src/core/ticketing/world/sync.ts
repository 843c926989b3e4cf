import { SECONDS_PER_MINUTE } from '../../kernel/time.ts';
import type { Host } from './host.ts';
import { hostOf, withHostChange } from './hosts.ts';
import { isAllowedName, LONGEST_PATH, type SyncClient } from './sync-client.ts';
import type { World } from './world.ts';

/** What somebody does with the folder that is kept in the cloud. */
export type SyncFix =
  | 'shorten-path'
  | 'rename-item'
  | 'free-space'
  | 'sign-in-sync'
  | 'copy-pending'
  /** Deletes the folder and has it made anew from the cloud. */
  | 'recreate-folder';

export type SyncEffect = { readonly do: 'fix-sync'; readonly asset: string; readonly fix: SyncFix };

/** What thousands of small changes take to be uploaded. */
const UPLOAD_SECONDS = 5 * SECONDS_PER_MINUTE;
/** With less room than this nothing is synced. */
const LEAST_FREE_MB = 1_000;
const FREED_MB = 28_000;
const SYSTEM_DRIVE = 'C:';

/** Room on the system drive. */
export function freeMbOf({ volumes }: Host): number {
  return volumes.find(({ mount }) => mount === SYSTEM_DRIVE)?.freeMb ?? 0;
}

/** What the cloud has against the item at which the others wait. */
export function itemState({ sync: { item } }: Host): 'none' | 'path-too-long' | 'name-not-allowed' {
  if (item === null) return 'none';
  if (item.pathLength > LONGEST_PATH) return 'path-too-long';
  return isAllowedName(item.name) ? 'none' : 'name-not-allowed';
}

function isStuck(host: Host): boolean {
  return !host.sync.isSignedIn || itemState(host) !== 'none' || freeMbOf(host) < LEAST_FREE_MB;
}

function isUploaded({ resumedAt }: SyncClient, now: number): boolean {
  return resumedAt !== null && now - resumedAt >= UPLOAD_SECONDS;
}

function withItem(host: Host, change: Partial<NonNullable<SyncClient['item']>>): Host {
  const { sync } = host;
  return sync.item === null ? host : { ...host, sync: { ...sync, item: { ...sync.item, ...change } } };
}

const FIXES: Readonly<Record<SyncFix, (host: Host, now: number) => Host>> = {
  'shorten-path': (host) => withItem(host, { pathLength: 180 }),
  'rename-item': (host) => withItem(host, { name: 'Prices.xlsx' }),
  'sign-in-sync': (host) => ({ ...host, sync: { ...host.sync, isSignedIn: true } }),
  'free-space': (host) => ({
    ...host,
    volumes: host.volumes.map((one) =>
      one.mount === SYSTEM_DRIVE ? { ...one, freeMb: one.freeMb + FREED_MB } : one,
    ),
  }),
  'copy-pending': (host) => ({ ...host, sync: { ...host.sync, isCopied: true } }),
  // What was uploaded comes back, and what was copied can be put back; the rest stood in this folder alone.
  'recreate-folder': (host, now) => {
    const { sync } = host;
    if (sync.isCopied || sync.pending === 0 || isUploaded(sync, now)) return host;
    return { ...host, sync: { ...sync, pending: 0, item: null, lost: sync.pending } };
  },
};

export const SYNC_APPLIERS = {
  'fix-sync': (world: World, { asset, fix }: SyncEffect, now: number): World => {
    const before = hostOf(world, asset);
    if (before === null) return world;
    const { sync, volumes } = FIXES[fix](before, now);
    const isFreed = sync.pending > 0 && isStuck(before) && !isStuck({ ...before, sync, volumes });
    const change = { volumes, sync: isFreed ? { ...sync, resumedAt: now } : sync };
    return withHostChange(world, asset, change);
  },
} as const;

function ofHost<Outcome extends string>(
  read: (host: Host, now: number) => Outcome,
): (world: World, asset: string, now: number) => Outcome | null {
  return (world, asset, now) => {
    const host = hostOf(world, asset);
    return host === null ? null : read(host, now);
  };
}

/** How many changes wait now. */
export function pendingNow({ sync }: Host, now: number): number {
  return isUploaded(sync, now) ? 0 : sync.pending;
}

/** How it stands with the folder. */
export function syncStateOf(host: Host, now: number): 'lost' | 'stuck' | 'uploading' | 'up-to-date' {
  if (host.sync.lost > 0) return 'lost';
  if (isStuck(host)) return 'stuck';
  return pendingNow(host, now) > 0 ? 'uploading' : 'up-to-date';
}

/** Readings of the folder that is kept in the cloud; subject: an asset number. */
export const SYNC_READ = {
  'sync-account': ofHost(({ sync }) => (sync.isSignedIn ? 'signed-in' : 'signed-out')),
  'sync-item': ofHost(itemState),
  'sync-disk': ofHost((host) => (freeMbOf(host) < LEAST_FREE_MB ? 'full' : 'enough')),
  'sync-state': ofHost(syncStateOf),
} as const;
