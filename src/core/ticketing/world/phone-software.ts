import type { DeskTime } from '../clocks/business-time.ts';

/** An app of a phone, as device management reports it. */
export interface PhoneApp {
  readonly name: string;
  readonly source: 'store' | 'company' | 'side-loaded';
  readonly installedAt: DeskTime;
  /** It has the rights of a device administrator. */
  readonly isAdmin: boolean;
  /** Sent and received over the mobile network in the last two days. */
  readonly dataMb: number;
}

/** What runs on a phone. */
export interface PhoneSoftware {
  readonly allowsUnknownSources: boolean;
  readonly isRooted: boolean;
  /** What other devices used through it in the last two days. */
  readonly hotspotMb: number;
  readonly apps: readonly PhoneApp[];
}

const IMAGED = -9_000_000;

/** A phone of the company on an ordinary day. */
export const ORDINARY_PHONE: PhoneSoftware = {
  allowsUnknownSources: false,
  isRooted: false,
  hotspotMb: 0,
  apps: [
    { name: 'Larkfield Go', source: 'company', installedAt: IMAGED, isAdmin: false, dataMb: 60 },
    { name: 'Company Portal', source: 'company', installedAt: IMAGED, isAdmin: true, dataMb: 8 },
    { name: 'Maps', source: 'store', installedAt: IMAGED, isAdmin: false, dataMb: 110 },
  ],
};

/** More than this in two days is no ordinary use. */
const MUCH_MB = 2_048;

/** Readings of what runs on a phone. */
export const OF_PHONE = {
  'unknown-sources': ({ allowsUnknownSources }: PhoneSoftware) => (allowsUnknownSources ? 'on' : 'off'),
  /** Whether an app that is not the company's has the rights of an administrator. */
  'admin-app': ({ apps }: PhoneSoftware) =>
    apps.some(({ isAdmin, source }) => isAdmin && source !== 'company') ? 'unknown-app' : 'company-only',
  /** What uses up the data. */
  'data-user': ({ apps, hotspotMb }: PhoneSoftware) => {
    if (hotspotMb > MUCH_MB) return 'hotspot';
    return apps.find(({ dataMb }) => dataMb > MUCH_MB)?.source ?? 'nothing';
  },
} as const;
