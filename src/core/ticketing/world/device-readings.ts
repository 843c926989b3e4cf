import { type DisposalBatch, OF_BATCH } from './disposals.ts';
import { KEYCHAIN_READ } from './keychains.ts';
import { KIOSK_READ } from './kiosks.ts';
import type { World } from './world.ts';

function ofBatch<Outcome extends string>(
  read: (batch: DisposalBatch) => Outcome,
): (world: World, id: string) => Outcome | null {
  return ({ disposals }, id) => {
    const batch = disposals[id];
    return batch === undefined ? null : read(batch);
  };
}

/** Readings of Macs, kiosks and old laptops. */
export const DEVICE_READ = {
  ...KEYCHAIN_READ,
  ...KIOSK_READ,
  /** Of a batch of old laptops; subject: its number. */
  'batch-owner': ofBatch(OF_BATCH['batch-owner']),
  'batch-hold': ofBatch(OF_BATCH['batch-hold']),
  'batch-drives': ofBatch(OF_BATCH['batch-drives']),
  'batch-route': ofBatch(OF_BATCH['batch-route']),
} as const;
