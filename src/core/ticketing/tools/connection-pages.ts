import { type AddressClaims, claimsOf } from '../world/address-claims.ts';
import { LOOK_UP_SECONDS, type PageRow } from './page-row.ts';

/** Pages about what is connected and how. */
export interface ConnectionPageContents {
  /** Who uses an address and to whom the server gave it; subject: the address. */
  readonly 'network.address': AddressClaims;
}

export const CONNECTION_PAGES: {
  readonly [Id in keyof ConnectionPageContents]: PageRow<ConnectionPageContents[Id]>;
} = {
  'network.address': {
    seconds: LOOK_UP_SECONDS,
    show: claimsOf,
    readings: ({ address, holders }) => [
      [['address-intruder'], address],
      ...holders.flatMap(({ asset }) =>
        asset === null ? [] : [[['address-claim'] as const, asset] as const],
      ),
    ],
  },
};
