import type { Person } from '../world/company.ts';
import { crashingAlike } from '../world/crash-readings.ts';
import { type Device, isComputer } from '../world/devices.ts';
import { findDeviceByKey, isKeyId, isKeyShown, recoveryKeyOf } from '../world/recovery-keys.ts';
import type { Crash, Rollout, Upkeep } from '../world/upkeep.ts';
import { findDevice, findPerson, upkeepOf } from '../world/world.ts';
import { ACTIVITY_PAGES, type ActivityPageContents } from './activity-page.ts';
import type { PageRow } from './page-row.ts';

export interface UpkeepPageContents extends ActivityPageContents {
  /** What was installed and repaired on a computer; subject: an asset number. */
  readonly 'devices.upkeep': {
    readonly device: Pick<Device, 'asset' | 'host' | 'model'>;
    readonly upkeep: Omit<Upkeep, 'crashCause'>;
    /** What Desktop brings to no further computer for now. */
    readonly paused: readonly Rollout[];
  };
  /** The blue screens of a computer, and which others report the same; subject: an asset number. */
  readonly 'devices.crashes': {
    readonly device: Pick<Device, 'asset' | 'host' | 'model'>;
    readonly crashes: readonly Crash[];
    readonly alike: readonly Pick<Device, 'asset' | 'model'>[];
  };
  /** The recovery key with an id, and whose computer it opens; subject: the first eight digits of the id. */
  readonly 'devices.key': {
    readonly keyId: string;
    /** Null: the directory has no such key. */
    readonly device: Pick<
      Device,
      'asset' | 'host' | 'model' | 'status' | 'keyShownAt' | 'recoveryKeyRotatedAt'
    > | null;
    readonly owner: Person | null;
    readonly lentTo: Person | null;
    /** The key itself, once it was asked for; null while it is sealed. */
    readonly key: string | null;
  };
}

export const UPKEEP_PAGES: {
  readonly [Id in keyof UpkeepPageContents]: PageRow<UpkeepPageContents[Id]>;
} = {
  ...ACTIVITY_PAGES,
  'devices.upkeep': {
    show(world, subject) {
      const device = findDevice(world, subject);
      if (device === null || !isComputer(device)) return null;
      const { asset, host, model } = device;
      const { crashCause: _crashCause, ...upkeep } = upkeepOf(world, asset);
      return { device: { asset, host, model }, upkeep, paused: world.pausedRollouts };
    },
    readings: ({ device }) => [[['firmware-change', 'repair-record', 'installed-lately'], device.asset]],
  },
  'devices.crashes': {
    show(world, subject) {
      const device = findDevice(world, subject);
      if (device === null || !isComputer(device)) return null;
      const { asset, host, model } = device;
      return {
        device: { asset, host, model },
        crashes: upkeepOf(world, asset).crashes,
        alike: crashingAlike(world, asset).flatMap((one) => {
          const other = findDevice(world, one);
          return other === null ? [] : [{ asset: other.asset, model: other.model }];
        }),
      };
    },
    readings: ({ device }) => [[['stop-code', 'crash-start', 'crash-spread'], device.asset]],
  },
  'devices.key': {
    show(world, subject) {
      const keyId = subject.trim().toUpperCase();
      if (!isKeyId(keyId)) return null;
      const found = findDeviceByKey(world, keyId);
      if (found === null) return { keyId, device: null, owner: null, lentTo: null, key: null };
      const { asset, host, model, status, keyShownAt, recoveryKeyRotatedAt } = found;
      const personOf = (id: string | null): Person | null => (id === null ? null : findPerson(world, id));
      return {
        keyId,
        device: { asset, host, model, status, keyShownAt, recoveryKeyRotatedAt },
        owner: personOf(found.assignedTo),
        lentTo: personOf(found.lentTo),
        key: isKeyShown(found) ? recoveryKeyOf(found) : null,
      };
    },
    readings: ({ keyId }) => [[['key-holder'], keyId]],
  },
};
