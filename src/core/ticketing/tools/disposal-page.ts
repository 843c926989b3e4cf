import { type DisposalBatch, isErased, type OldLaptop } from '../world/disposals.ts';
import type { PageRow } from './page-row.ts';
import { PHONE_PAGES, type PhonePageContents } from './phone-page.ts';

export interface DisposalPageContents extends PhonePageContents {
  /** The register of old laptops; subject: the number of a batch. */
  readonly 'devices.disposal': Omit<DisposalBatch, 'laptops'> & {
    readonly laptops: readonly (OldLaptop & { readonly hasCertificate: boolean })[];
  };
}

export const DISPOSAL_PAGES: {
  readonly [Id in keyof DisposalPageContents]: PageRow<DisposalPageContents[Id]>;
} = {
  ...PHONE_PAGES,
  'devices.disposal': {
    show({ disposals }, id) {
      const batch = disposals[id];
      if (batch === undefined) return null;
      const laptops = batch.laptops.map((one) => ({ ...one, hasCertificate: isErased(one) }));
      return { ...batch, laptops };
    },
    readings: ({ id }) => [[['batch-owner', 'batch-hold', 'batch-drives', 'batch-route'], id]],
  },
};
