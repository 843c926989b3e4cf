import type { DeskTime } from '../clocks/business-time.ts';
import type { Building } from './sites.ts';

export interface Circuit {
  readonly id: string;
  readonly provider: string;
  /** The line itself is broken, somewhere between the provider and the site. */
  readonly isCut: boolean;
}

interface VendorCase {
  readonly reference: string;
  readonly openedAt: DeskTime;
  /** What the provider found on its lines. */
  readonly answer: 'fault-confirmed' | 'no-fault';
}

/** The lines, the router and the power of a site. */
export interface SiteLink {
  readonly circuits: readonly Circuit[];
  readonly power: 'mains' | 'off';
  readonly router: 'running' | 'stopped';
  /** Whether its settings lead to the company. */
  readonly settings: 'sound' | 'broken';
  /** The newest change of the router's settings. */
  readonly lastChange: { readonly reference: string; readonly at: DeskTime };
  /** Tills that run over the mobile network meanwhile. */
  readonly isOnHotspot: boolean;
  readonly vendorCase: VendorCase | null;
  /** How long the provider takes to mend a line once it knows. */
  readonly repairSeconds: number;
}

/** What can be announced about a site. */
export const NOTICE_MESSAGES = ['investigating', 'cause-known', 'restored'] as const;

/** What stands on the status page. */
export interface Notice {
  readonly at: DeskTime;
  readonly building: Building;
  readonly message: (typeof NOTICE_MESSAGES)[number];
  /** When it is said to be over; null for no promise. */
  readonly until: DeskTime | null;
}
