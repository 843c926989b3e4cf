import { SECONDS_PER_DAY, SECONDS_PER_HOUR } from '../../kernel/time.ts';
import type { DeskTime } from '../clocks/business-time.ts';
import { momentOf } from './calendar.ts';
import type { Adapter, Ipv4Setting } from './host.ts';
import { NO_PRINTERS } from './host-printing.ts';
import { networkOf, nextAddress } from './ipv4.ts';
import { ORDINARY_MAIL_PROGRAM } from './mail-program.ts';
import { ORDINARY_MICROPHONES } from './microphone-settings.ts';
import { DOMAIN } from './sites.ts';
import { ORDINARY_SYNC } from './sync-client.ts';
import { textDigits } from './text-digits.ts';

export const COMPANY_DNS = ['10.20.0.10', '10.20.0.11'] as const;
const OFFICE_MASK = '255.255.255.0';
const LEASE = 8 * SECONDS_PER_DAY;
export const IMAGED = momentOf(2025, 9, 16) + 10 * SECONDS_PER_HOUR + 1547;

/** What a computer of the company is made from; everything else is the image that all of them have. */
export interface HostPlan {
  readonly name: string;
  readonly user: { readonly login: string; readonly fullName: string };
  readonly address: string;
  /** The piece of network that its cable or radio leads to. */
  readonly segment: string;
  readonly form?: 'laptop' | 'desktop';
  readonly by?: 'cable' | 'radio';
  readonly dhcpServer?: string;
  readonly dns?: readonly string[];
  readonly serial?: string;
  readonly model?: string;
  /** First eight digits of the id of its recovery key. */
  readonly recoveryKeyId?: string;
  readonly groups?: readonly string[];
  readonly signedInAt?: DeskTime;
}

/** Eight hexadecimal digits that a computer keeps for life. */
export const digitsOf = (name: string): string => textDigits(name).slice(0, 8).toUpperCase();

export function macOf(name: string, medium: string): string {
  const digits = textDigits(`${name} ${medium}`).slice(0, 6).toUpperCase();
  const maker = medium === 'ethernet' ? '3C-52-82' : medium === 'wireless' ? 'D0-AB-D5' : '00-FF-5A';
  return `${maker}-${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4, 6)}`;
}

export const signedIn = (plan: HostPlan): DeskTime => plan.signedInAt ?? 7 * SECONDS_PER_HOUR + 2896;

export function leased(plan: HostPlan): Pick<Adapter, 'segment' | 'ipv4' | 'lease' | 'dns' | 'suffixes'> {
  const ipv4: Ipv4Setting = {
    ip: plan.address,
    mask: OFFICE_MASK,
    gateway: nextAddress(networkOf(plan.address, OFFICE_MASK), 1),
    origin: 'lease',
  };
  const obtained = signedIn(plan) - 40;
  return {
    segment: plan.segment,
    ipv4,
    lease: { server: plan.dhcpServer ?? '10.20.0.10', obtained, expires: obtained + LEASE },
    dns: { servers: plan.dns ?? COMPANY_DNS, origin: 'dhcp' },
    suffixes: [DOMAIN],
  };
}

export const UNPLUGGED = {
  segment: null,
  ipv4: null,
  lease: null,
  dns: { servers: [], origin: 'dhcp' },
  suffixes: [],
} as const;

/** What is empty or as it should be on every computer, whatever its system. */
export const SOUND = {
  office: { account: 'work', isLicensed: true },
  microphones: ORDINARY_MICROPHONES,
  printing: NO_PRINTERS,
  mailProgram: ORDINARY_MAIL_PROGRAM,
  hardware: { clockBattery: 'good', warmSpeedPercent: 100 },
  sync: ORDINARY_SYNC,
  suffixList: null,
  hostsFile: [],
  dnsCache: [],
  met: [],
  proxy: { enabled: false, server: null },
  browser: { address: `intranet.${DOMAIN}` },
  stack: 'working',
  drives: [],
  credentials: [],
  files: [],
  keychains: [],
  systemFiles: 'intact',
  componentStore: 'intact',
} as const;
