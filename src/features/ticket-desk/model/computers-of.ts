import type { DeskView } from '../../../core/ticketing/model/view.ts';
import { companyOf } from '../../../core/ticketing/world/company.ts';
import { isComputer, ordinaryDevices } from '../../../core/ticketing/world/devices.ts';

/** Asset numbers of the computers that the inventory has under somebody's name. */
export function computersOf(
  { companySeed }: Pick<DeskView, 'companySeed'>,
  person: string,
): readonly string[] {
  const owner = companyOf(companySeed).byId.get(person);
  return owner === undefined
    ? []
    : ordinaryDevices(owner)
        .filter(isComputer)
        .map(({ asset }) => asset);
}
