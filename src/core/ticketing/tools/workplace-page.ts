import { type Device, isComputer } from '../world/devices.ts';
import type { PolicyResult } from '../world/host.ts';
import { hostOf } from '../world/hosts.ts';
import type { Workplace } from '../world/workplaces.ts';
import { findDevice, workplaceOf } from '../world/world.ts';
import { DISPOSAL_PAGES, type DisposalPageContents } from './disposal-page.ts';
import type { PageRow } from './page-row.ts';

export interface WorkplacePageContents extends DisposalPageContents {
  /** What the inventory reports of a computer: dock, power, screen, policies; subject: an asset number. */
  readonly 'devices.workplace': {
    readonly device: Pick<Device, 'asset' | 'host' | 'model'>;
    readonly workplace: Workplace;
    readonly policy: PolicyResult | null;
  };
}

export const WORKPLACE_PAGES: {
  readonly [Id in keyof WorkplacePageContents]: PageRow<WorkplacePageContents[Id]>;
} = {
  ...DISPOSAL_PAGES,
  'devices.workplace': {
    show(world, subject) {
      const device = findDevice(world, subject);
      if (device === null || !isComputer(device)) return null;
      const { asset, host, model } = device;
      return {
        device: { asset, host, model },
        workplace: workplaceOf(world, asset),
        policy: hostOf(world, asset)?.policy ?? null,
      };
    },
    readings: ({ device }) => [
      [
        [
          'dock-power',
          'dock-firmware',
          'battery-health',
          'charge-limit',
          'screen-rate',
          'screen-driver',
          'policy-age',
          'brand-policy',
        ],
        device.asset,
      ],
    ],
  },
};
