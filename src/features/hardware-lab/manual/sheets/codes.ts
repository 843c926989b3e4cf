import type { Machine } from '../../../../core/hardware/machines/catalogue.ts';
import type { StopCause, StopSigns } from '../../../../core/hardware/machines/codes.ts';
import type { BeepPattern } from '../../../../core/hardware/model/view.ts';
import { type ManualText, paragraph, type SheetBlock, type SheetWriter, tableOf } from '../sheet.ts';

/** A beep pattern in words: `1 long, 2 short, again and again`. */
function beepWords({ beeps, repeats }: BeepPattern, t: ManualText): string {
  if (beeps.length === 0) return t('lab-manual:beeps.silent');
  const counts = (['long', 'short'] as const)
    .map((length) => ({ length, count: beeps.filter((beep) => beep === length).length }))
    .filter(({ count }) => count > 0)
    .map(({ length, count }) => `${count} ${t(`lab-manual:beeps.${length}`)}`);
  return `${counts.join(', ')}${repeats ? `, ${t('lab-manual:beeps.repeats')}` : ''}`;
}

/** One indication of a stop; columns that the machine has no indicator for are left out. */
interface Sign {
  readonly column: string;
  readonly read: (signs: StopSigns, cause: StopCause) => string | null;
}

function signsOf(machine: Machine, t: ManualText): readonly Sign[] {
  const { stops, portCodes } = machine.codes;
  const all = Object.values(stops);
  const colour = (led: string): string => machine.leds.find(({ id }) => id === led)?.colour ?? '';
  const signs: Sign[] = [];
  if (all.some(({ code }) => code !== null)) signs.push({ column: 'code', read: ({ code }) => code });
  if (all.some(({ led }) => led !== null))
    signs.push({
      column: 'led',
      read: ({ led }) => (led === null ? null : `${t(`lab:led.${led}`)} (${t(`lab:colour.${colour(led)}`)})`),
    });
  if (all.some(({ blink }) => blink !== null))
    signs.push({
      column: 'blink',
      read: ({ blink }) =>
        blink === null ? null : t('lab-manual:codes.blink', { amber: blink[0], white: blink[1] }),
    });
  if (all.some(({ beeps }) => beeps.beeps.length > 0))
    signs.push({ column: 'beeps', read: ({ beeps }) => beepWords(beeps, t) });
  if (portCodes !== null) signs.push({ column: 'port-code', read: (_, cause) => portCodes[cause] });
  return signs;
}

/** The machine's code table, printed from the table that the engine uses. */
export const writeCodes: SheetWriter = (machine, t) => {
  const { stops, passed, training, trainingSeconds } = machine.codes;
  const signs = signsOf(machine, t);
  const rows = Object.entries(stops).map(([cause, stop]) => [
    ...signs.map(({ read }) => read(stop, cause as StopCause) ?? '-'),
    t(`lab-manual:stop.${cause}.means`),
    t(`lab-manual:stop.${cause}.first`),
  ]);
  const blocks: SheetBlock[] = [
    paragraph(t('lab-manual:codes.intro')),
    tableOf(
      t,
      t('lab-manual:codes.caption', { machine: t(`lab:machine.${machine.id}`) }),
      [...signs.map(({ column }) => column), 'means', 'first'],
      rows,
    ),
    paragraph(t('lab-manual:codes.passed', { code: passed.code ?? '-', beeps: beepWords(passed.beeps, t) })),
    paragraph(t('lab-manual:codes.dark')),
  ];
  if (training.length > 0)
    blocks.push(
      paragraph(t('lab-manual:codes.training', { codes: training.join(', '), seconds: trainingSeconds })),
    );
  return blocks;
};
