import type { Device } from '../world/devices.ts';
import { upgradeOf } from '../world/upgrade-effects.ts';
import type { UpgradeReport } from '../world/upgrade-reports.ts';
import { findDevice } from '../world/world.ts';
import type { PageRow } from './page-row.ts';

export interface UpgradePageContents {
  /** What the inventory knows of a computer that is to be upgraded; subject: an asset number. It sees nothing of the firmware. */
  readonly 'devices.upgrade': Omit<UpgradeReport, 'tpm' | 'boot' | 'secureBoot' | 'data'> & {
    readonly device: Pick<Device, 'asset' | 'host' | 'model'>;
  };
}

export const UPGRADE_PAGES: {
  readonly [Id in keyof UpgradePageContents]: PageRow<UpgradePageContents[Id]>;
} = {
  'devices.upgrade': {
    show(world, subject) {
      const device = findDevice(world, subject);
      const report = upgradeOf(world, subject);
      if (device === null || report === null) return null;
      const { asset, host, model } = device;
      const { processor, backupAt, protection, isBypassed, isReplaced } = report;
      return {
        device: { asset, host, model },
        processor,
        backupAt,
        protection,
        isBypassed,
        isReplaced,
      };
    },
    readings: ({ device }) => [[['upgrade-processor', 'last-backup', 'disk-protection'], device.asset]],
  },
};
