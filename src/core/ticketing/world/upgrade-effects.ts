import { SECONDS_PER_DAY } from '../../kernel/time.ts';
import { isComputer } from './devices.ts';
import { READY_TO_UPGRADE, type UpgradeReport, type UpgradeWork } from './upgrade-reports.ts';
import { findDevice, type World, withWorld } from './world.ts';

/** Work on a computer that is to get the next version of Windows. */
export type UpgradeEffect =
  | { readonly do: 'put-upgrade'; readonly asset: string; readonly report: Partial<UpgradeReport> }
  | { readonly do: 'upgrade-work'; readonly asset: string; readonly work: UpgradeWork }
  /** A restart ends what was suspended. */
  | { readonly do: 'resume-protection'; readonly asset: string };

type Appliers = {
  readonly [Do in UpgradeEffect['do']]: (
    world: World,
    effect: Extract<UpgradeEffect, { readonly do: Do }>,
    now: number,
  ) => World;
};

/** What is known of a computer; null for what is none. */
export function upgradeOf(world: World, asset: string): UpgradeReport | null {
  const device = findDevice(world, asset);
  return device === null || !isComputer(device) ? null : (world.upgrades[asset] ?? READY_TO_UPGRADE);
}

function withUpgrade(world: World, asset: string, change: Partial<UpgradeReport>): World {
  const upgrades = {
    ...world.upgrades,
    [asset]: { ...READY_TO_UPGRADE, ...world.upgrades[asset], ...change },
  };
  return withWorld(world, { upgrades });
}

/** Older than this, what has changed since is lost with the disk. */
const BACKUP_DAYS = 1;

function isBackedUp({ backupAt }: UpgradeReport, now: number): boolean {
  return backupAt !== null && now - backupAt <= BACKUP_DAYS * SECONDS_PER_DAY;
}

type Change = (report: UpgradeReport, now: number) => Partial<UpgradeReport>;

/** The firmware as encryption sees it: a change that nobody announced locks the disk. */
function noticed({ protection }: UpgradeReport): Pick<UpgradeReport, 'protection'> {
  return { protection: protection === 'on' ? 'asks-for-key' : protection };
}

const WORKS: Readonly<Record<UpgradeWork, Change>> = {
  'back-up': (_report, now) => ({ backupAt: now }),
  'suspend-encryption': ({ protection }) => ({
    protection: protection === 'on' ? 'suspended' : protection,
  }),
  'tpm-on': (report) => (report.tpm === 'ready' ? {} : { tpm: 'ready', ...noticed(report) }),
  // The disk of a computer in daily use is too full for it: without a copy something is lost.
  'convert-disk': (report, now) =>
    report.boot === 'uefi'
      ? {}
      : {
          boot: 'uefi',
          secureBoot: 'on',
          ...noticed(report),
          ...(isBackedUp(report, now) ? {} : { data: 'lost' }),
        },
  // Firmware in legacy mode offers no Secure Boot.
  'secure-boot-on': (report) =>
    report.boot === 'legacy' || report.secureBoot === 'on' ? {} : { secureBoot: 'on', ...noticed(report) },
  'plan-replacement': () => ({ isReplaced: true }),
  'bypass-check': () => ({ isBypassed: true }),
};

export const UPGRADE_APPLIERS: Appliers = {
  'put-upgrade': (world, { asset, report }) => withUpgrade(world, asset, report),
  'upgrade-work': (world, { asset, work }, now) => {
    const report = upgradeOf(world, asset);
    return report === null ? world : withUpgrade(world, asset, WORKS[work](report, now));
  },
  'resume-protection': (world, { asset }) =>
    upgradeOf(world, asset)?.protection === 'suspended'
      ? withUpgrade(world, asset, { protection: 'on' })
      : world,
};

function ofUpgrade<Outcome extends string>(
  read: (report: UpgradeReport, now: number) => Outcome,
): (world: World, asset: string, now: number) => Outcome | null {
  return (world, asset, now) => {
    const report = upgradeOf(world, asset);
    return report === null ? null : read(report, now);
  };
}

/** Readings of a computer that is to be upgraded; subject: an asset number. */
export const UPGRADE_READ = {
  'upgrade-processor': ofUpgrade(({ processor }) => (processor.isSupported ? 'supported' : 'not-supported')),
  'last-backup': ofUpgrade((report, now) => (isBackedUp(report, now) ? 'fresh' : 'old')),
  'disk-protection': ofUpgrade(({ protection }) => protection),
  'tpm-chip': ofUpgrade(({ tpm }) => tpm),
  'boot-mode': ofUpgrade(({ boot, secureBoot }) => (boot === 'uefi' && secureBoot === 'off' ? 'open' : boot)),
  'upgrade-data': ofUpgrade(({ data }) => data),
  'upgrade-rules': ofUpgrade(({ isBypassed }) => (isBypassed ? 'bypassed' : 'kept')),
  replacement: ofUpgrade(({ isReplaced }) => (isReplaced ? 'planned' : 'none')),
  /** Whether the next version can be installed as it should be. */
  'upgrade-fit': ofUpgrade(({ processor, tpm, boot, secureBoot, protection, data }) =>
    processor.isSupported &&
    tpm === 'ready' &&
    boot === 'uefi' &&
    secureBoot === 'on' &&
    protection !== 'asks-for-key' &&
    data === 'safe'
      ? 'ready'
      : 'not-ready',
  ),
} as const;
