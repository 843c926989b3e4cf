import { paragraph, type SheetWriter, tableOf } from '../sheet.ts';

/** The machine's components and its orderable parts. */
export const writeSpecs: SheetWriter = (machine, t) => [
  tableOf(
    t,
    t('lab-manual:specs.equipment'),
    ['part', 'model'],
    machine.standard.parts.map((id) => [t(`lab:part.${id}`), machine.parts[id]?.model ?? '-']),
  ),
  tableOf(
    t,
    t('lab-manual:specs.orders'),
    ['part', 'price'],
    machine.stock.map(({ item, priceUsd }) => [
      t(machine.parts[item] === undefined ? `lab:cable.${item}` : `lab:part.${item}`),
      `$${priceUsd}`,
    ]),
  ),
  paragraph(t('lab-manual:specs.match')),
];
