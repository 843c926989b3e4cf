import { type DisposalBatch, OF_BATCH } from './disposals.ts';
import { KEYCHAIN_READ } from './keychains.ts';
import { KIOSK_READ } from './kiosks.ts';
import { OF_PHONE, type PhoneSoftware } from './phone-software.ts';
import { findDevice, phoneSoftwareOf, type World } from './world.ts';

function ofBatch<Outcome extends string>(
  read: (batch: DisposalBatch) => Outcome,
): (world: World, id: string) => Outcome | null {
  return ({ disposals }, id) => {
    const batch = disposals[id];
    return batch === undefined ? null : read(batch);
  };
}

function ofPhone<Outcome extends string>(
  read: (software: PhoneSoftware) => Outcome,
): (world: World, asset: string) => Outcome | null {
  return (world, asset) =>
    findDevice(world, asset)?.kind === 'phone' ? read(phoneSoftwareOf(world, asset)) : null;
}

/** Readings of Macs, kiosks, phones and old laptops. */
export const DEVICE_READ = {
  ...KEYCHAIN_READ,
  ...KIOSK_READ,
  /** What runs on a phone; subject: its asset number. */
  'unknown-sources': ofPhone(OF_PHONE['unknown-sources']),
  'admin-app': ofPhone(OF_PHONE['admin-app']),
  'data-user': ofPhone(OF_PHONE['data-user']),
  /** Of a batch of old laptops; subject: its number. */
  'batch-owner': ofBatch(OF_BATCH['batch-owner']),
  'batch-hold': ofBatch(OF_BATCH['batch-hold']),
  'batch-drives': ofBatch(OF_BATCH['batch-drives']),
  'batch-route': ofBatch(OF_BATCH['batch-route']),
} as const;
