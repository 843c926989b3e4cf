import type { ContactView, DeskView } from '../../../core/ticketing/model/view.ts';
import { companyOf, type Person } from '../../../core/ticketing/world/company.ts';

/**
 * Whom the desk rang: the number is on record for them. Null for somebody who called, whose number proves nothing, and for a
 * number that the directory does not have.
 */
export function rungPerson(
  { companySeed }: Pick<DeskView, 'companySeed'>,
  { direction, number }: Pick<ContactView, 'direction' | 'number'>,
): Person | null {
  if (direction === 'in' || number === null) return null;
  return companyOf(companySeed).people.find(({ phone }) => phone === number) ?? null;
}
