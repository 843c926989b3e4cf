import { paragraph, type SheetWriter, tableOf } from '../sheet.ts';

/** The pairs of a patch cable by pin numbers, for the table of what an open pair causes (corrections 6). */
const PAIRS = ['1-2', '3-6', '4-5', '7-8'] as const;
const NEEDED = 2;

/** The network port: its LED, the cable's pairs, and the meaning of each test. */
export const writeNetwork: SheetWriter = (machine, t) => [
  paragraph(t('lab-manual:network.link', { mbps: machine.baseline.linkMbps })),
  tableOf(
    t,
    t('lab-manual:network.pairs'),
    ['pair', 'pins', 'open'],
    PAIRS.map((pins, index) => [
      String(index + 1),
      pins,
      t(index < NEEDED ? 'lab-manual:network.no-link' : 'lab-manual:network.slow'),
    ]),
  ),
  {
    kind: 'list',
    items: (['lead', 'loopback', 'wall', 'adapter'] as const).map((test) => t(`lab-manual:network.${test}`)),
  },
];
