import { paragraph, type SheetWriter, warning } from '../sheet.ts';

/** The required proof for each kind of repair (`verify` of the cases). */
const PROOFS = [
  ...(['start', 'supply', 'memory', 'heat', 'picture', 'drives', 'controls', 'burns', 'warranty'] as const),
];

/** The same for a laptop: its battery, its screws, and what is never done to a swollen pack. */
const writeLaptop: SheetWriter = (_, t) => [
  paragraph(t('lab-manual:safety.laptop.live')),
  {
    kind: 'steps',
    items: [
      t('lab-manual:safety.step.shut'),
      ...(['adapter', 'strap', 'cover', 'battery'] as const).map((step) =>
        t(`lab-manual:safety.laptop.${step}`),
      ),
      t('lab-manual:safety.step.drain'),
    ],
  },
  warning(t('lab-manual:safety.laptop.swollen')),
  warning(t('lab-manual:safety.smoke')),
  {
    kind: 'list',
    items: [
      ...(['screws', 'antennas', 'first-start'] as const).map((rule) =>
        t(`lab-manual:safety.laptop.${rule}`),
      ),
      ...(['strap-off', 'meter', 'drives', 'waste'] as const).map((rule) =>
        t(`lab-manual:safety.rule.${rule}`),
      ),
    ],
  },
];

/** Making the machine safe before working inside, forbidden acts, and the proof of a repair. */
export const writeSafety: SheetWriter = (machine, t) =>
  machine.portable === undefined ? writeTower(machine, t) : writeLaptop(machine, t);

const writeTower: SheetWriter = (machine, t) => [
  paragraph(t('lab-manual:safety.standby')),
  {
    kind: 'steps',
    items: (['shut', 'rocker', 'lead', 'drain', 'strap'] as const)
      // A supply without a rocker switch is switched off at the power strip.
      .filter((step) => step !== 'rocker' || machine.controls.includes('psu-switch'))
      .map((step) => t(`lab-manual:safety.step.${step}`)),
  },
  warning(t('lab-manual:safety.never-open')),
  warning(t('lab-manual:safety.smoke')),
  ...(machine.controls.includes('mains-selector') ? [warning(t('lab-manual:safety.selector'))] : []),
  {
    kind: 'list',
    items: (['strap-off', 'force', 'cooler', 'meter', 'drives', 'waste', 'close'] as const).map((rule) =>
      t(`lab-manual:safety.rule.${rule}`),
    ),
  },
  paragraph(t('lab-manual:safety.proof.intro')),
  { kind: 'list', items: PROOFS.map((proof) => t(`lab-manual:safety.proof.${proof}`)) },
];
