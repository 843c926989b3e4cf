import type { Machine } from '../../../../core/hardware/machines/catalogue.ts';
import { isFromStock } from '../../../../core/hardware/machines/from-stock.ts';
import { PINOUTS } from '../../../../core/hardware/machines/pinouts.ts';
import { PIN_NAMES } from '../pin-names.ts';
import { type ManualText, paragraph, type SheetWriter, tableOf } from '../sheet.ts';

/** The names of the plugs that belong in a connector. */
function belongsIn(machine: Machine, connector: string, t: ManualText): string {
  const names = Object.values(machine.cables)
    .filter(({ ends }) => ends.some(({ home }) => home === connector))
    .filter(({ id }) => !isFromStock(machine.id, id))
    .map(({ id }) => t(`lab:cable.${id}`));
  return names.length === 0 ? '-' : names.join(' / ');
}

/** All connectors of the board with their pins and plugs. */
export const writeBoard: SheetWriter = (machine, t) => {
  const onBoard = Object.values(machine.connectors).filter(({ host }) => host === 'motherboard');
  const headers = onBoard.filter(({ family }) => family !== 'test-point');
  const points = onBoard.filter(({ family }) => family === 'test-point');
  return [
    paragraph(t(`lab-manual:board.${machine.id}`)),
    tableOf(
      t,
      t('lab-manual:board.connectors'),
      ['connector', 'pins', 'belongs'],
      headers.map(({ id, family }) => [
        t(`lab:connector.${id}`),
        String(PINOUTS[family].length || '-'),
        belongsIn(machine, id, t),
      ]),
    ),
    tableOf(
      t,
      t('lab-manual:board.fan-pins'),
      ['pin', 'signal'],
      PINOUTS.fan4.map((signal, index) => [String(index + 1), PIN_NAMES[signal]]),
    ),
    paragraph(
      t('lab-manual:board.test-points', {
        points: points.map(({ id }) => t(`lab:connector.${id}`)).join(', '),
      }),
    ),
  ];
};
