import { PINOUTS } from '../../../../core/hardware/machines/pinouts.ts';
import { PIN_NAMES } from '../pin-names.ts';
import { paragraph, type SheetWriter, tableOf } from '../sheet.ts';

/** The pairs of the ten-position header (hardware-lab.md 2.2): pins, connector, note on polarity. */
const PAIRS = [
  { pins: '1, 3', connector: 'fpanel-hdd-led', remark: 'plus-1' },
  { pins: '2, 4', connector: 'fpanel-power-led', remark: 'plus-2' },
  { pins: '5, 7', connector: 'fpanel-reset-sw', remark: 'either' },
  { pins: '6, 8', connector: 'fpanel-power-sw', remark: 'either' },
] as const;

/** The front panel header: single leads on the retail board, one keyed block on the others. */
export const writeFrontPanel: SheetWriter = (machine, t) => {
  const single = machine.connectors['fpanel-power-sw'] !== undefined;
  const table = single
    ? tableOf(
        t,
        t('lab-manual:front-panel.caption'),
        ['pins', 'lead', 'remark'],
        [
          ...PAIRS.map(({ pins, connector, remark }) => [
            pins,
            t(`lab:connector.${connector}`),
            t(`lab-manual:front-panel.${remark}`),
          ]),
          ['9', PIN_NAMES['+5'], t('lab-manual:front-panel.unused')],
          ['10', '-', t('lab-manual:front-panel.key')],
        ],
      )
    : tableOf(
        t,
        t('lab-manual:front-panel.caption'),
        ['pin', 'signal'],
        PINOUTS['fpanel-block'].map((signal, index) => [String(index + 1), PIN_NAMES[signal]]),
      );
  return [
    paragraph(t(single ? 'lab-manual:front-panel.single' : 'lab-manual:front-panel.block')),
    table,
    paragraph(t('lab-manual:front-panel.test')),
  ];
};
