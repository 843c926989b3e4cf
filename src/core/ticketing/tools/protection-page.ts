import type { Device } from '../world/devices.ts';
import { infectionOf } from '../world/infection-effects.ts';
import type { Download, MalwareStep } from '../world/infections.ts';
import { take } from '../world/readings.ts';
import { findDevice } from '../world/world.ts';
import type { PageRow } from './page-row.ts';

export interface ProtectionPageContents {
  /** What the protection of a computer reports, and the work against malware on it; subject: an asset number. */
  readonly 'devices.protection': {
    readonly device: Pick<Device, 'asset' | 'host' | 'model'>;
    readonly antivirus: string;
    readonly programs: string;
    readonly download: Download;
    readonly secondScan: string;
    readonly steps: readonly MalwareStep[];
  };
}

export const PROTECTION_PAGES: {
  readonly [Id in keyof ProtectionPageContents]: PageRow<ProtectionPageContents[Id]>;
} = {
  'devices.protection': {
    show(world, subject, now) {
      const device = findDevice(world, subject);
      const infection = infectionOf(world, subject);
      if (device === null || infection === null) return null;
      const { asset, host, model } = device;
      return {
        device: { asset, host, model },
        antivirus: take(world, 'antivirus', asset, now) ?? 'on',
        programs: take(world, 'strange-programs', asset, now) ?? 'none',
        download: infection.download,
        secondScan: take(world, 'second-scan', asset, now) ?? 'none',
        steps: infection.steps,
      };
    },
    readings: ({ device }) => [
      [['antivirus', 'strange-programs', 'downloaded-program', 'second-scan', 'isolation'], device.asset],
    ],
  },
};
