import { reasonForm } from '../../contracts/reviews.ts';
import { z } from '../../contracts/zod.ts';
import { readCredentialNumber } from './number.ts';

/** Which certificate an administrator revokes, as they typed its number, and why. */
export const revocationForm = reasonForm.extend({
  number: z
    .string()
    .overwrite((text) => readCredentialNumber(text) ?? text)
    .refine((text) => readCredentialNumber(text) !== null, {
      message: 'Give the number as it is printed, such as BR-HW-7K4M-29QD',
    }),
});
export type RevocationForm = z.output<typeof revocationForm>;
