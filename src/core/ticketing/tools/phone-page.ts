import type { Device } from '../world/devices.ts';
import type { PhoneSoftware } from '../world/phone-software.ts';
import { findDevice, phoneSoftwareOf } from '../world/world.ts';
import type { PageRow } from './page-row.ts';

export interface PhonePageContents {
  /** Apps and data of a phone in device management; subject: its asset number. */
  readonly 'devices.apps': {
    readonly device: Pick<Device, 'asset' | 'model' | 'os'>;
    readonly software: PhoneSoftware;
  };
}

export const PHONE_PAGES: { readonly [Id in keyof PhonePageContents]: PageRow<PhonePageContents[Id]> } = {
  'devices.apps': {
    show(world, subject) {
      const device = findDevice(world, subject);
      if (device?.kind !== 'phone') return null;
      const { asset, model, os } = device;
      return { device: { asset, model, os }, software: phoneSoftwareOf(world, asset) };
    },
    readings: ({ device }) => [[['unknown-sources', 'admin-app', 'data-user'], device.asset]],
  },
};
