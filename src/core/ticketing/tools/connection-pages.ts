import { type AddressClaims, claimsOf } from '../world/address-claims.ts';
import { rulesFor } from '../world/firewall.ts';
import type { FirewallRule } from '../world/firewall-rule.ts';
import { findDevice, findDeviceByHost } from '../world/world.ts';
import { SERVICES, type Service } from './offered-services.ts';
import type { PageRow } from './page-row.ts';

/** Pages about what is connected and how. */
export interface ConnectionPageContents {
  /** Who uses an address and to whom the server gave it; subject: the address. */
  readonly 'network.address': AddressClaims;
  /** Who from outside comes in to a computer; subject: its asset number, or its name on the network. */
  readonly 'network.firewall': {
    readonly asset: string;
    readonly host: string;
    readonly rules: readonly FirewallRule[];
    /** Ports that nobody opens to the internet, by the rules of the company. */
    readonly neverOpen: readonly number[];
  };
  /** What the company offers for working from elsewhere; subject: a service. */
  readonly 'catalogue.service': {
    readonly service: Service;
    readonly offers: readonly (typeof SERVICES)[Service][number][];
  };
}

/** Remote desktop, file sharing, and the terminal of long ago. */
const NEVER_OPEN = [3389, 445, 23] as const;

function isService(name: string): name is Service {
  return name in SERVICES;
}

export const CONNECTION_PAGES: {
  readonly [Id in keyof ConnectionPageContents]: PageRow<ConnectionPageContents[Id]>;
} = {
  'network.address': {
    show: claimsOf,
    readings: ({ address, holders }) => [
      [['address-intruder'], address],
      ...holders.flatMap(({ asset }) =>
        asset === null ? [] : [[['address-claim'] as const, asset] as const],
      ),
    ],
  },
  'network.firewall': {
    show(world, subject) {
      const device = findDevice(world, subject) ?? findDeviceByHost(world, subject);
      if (device === null) return null;
      const { asset, host } = device;
      return { asset, host, rules: rulesFor(world, asset), neverOpen: NEVER_OPEN };
    },
    readings: ({ asset }) => [[['inbound-rule'], asset]],
  },
  'catalogue.service': {
    show: (_world, name) => (isService(name) ? { service: name, offers: SERVICES[name] } : null),
    readings: () => [],
  },
};
