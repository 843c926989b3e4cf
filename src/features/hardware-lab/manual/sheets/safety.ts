import { paragraph, type SheetWriter, warning } from '../sheet.ts';

/** What a repair of each kind is proven by: what the cases of the lab ask for (`verify`). */
const PROOFS = [
  ...(['start', 'supply', 'memory', 'heat', 'picture', 'drives', 'controls', 'burns', 'warranty'] as const),
];

/** How to make the machine safe before hands go inside, what is never done, and what proves a repair. */
export const writeSafety: SheetWriter = (machine, t) => [
  paragraph(t('lab-manual:safety.standby')),
  {
    kind: 'steps',
    items: (['shut', 'rocker', 'lead', 'drain', 'strap'] as const)
      // A supply without a rocker switch is cut at the strip.
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
