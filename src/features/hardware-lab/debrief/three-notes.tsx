import { CircleDollarSign, Eye, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Debrief } from '../../../core/assessment/debrief.ts';
import { clockOf } from '../../../runs/clock-of.ts';
import { testName } from '../texts/finding-text.ts';
import { useLabText } from '../texts/lab-text.ts';
import type { Speaker } from '../texts/sentences.ts';

/** The best move, the most costly guess, and the first moment at which the answer was known (assessment.md 4.3). */
export function ThreeNotes({ debrief, speaker }: { readonly debrief: Debrief; readonly speaker: Speaker }) {
  const { t, i18n } = useTranslation('lab-home');
  const text = useLabText();
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 0 });
  const bits = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 });
  const { bestMove, costliestGuess, answerKnown } = debrief;
  return (
    <ul className="grid gap-3 md:grid-cols-3">
      <Note icon={<Sparkles aria-hidden="true" />} title={t('note.best')}>
        {bestMove === null
          ? t('note.noBest')
          : t('note.bestText', {
              test: testName(speaker, bestMove.test),
              bits: bits.format(bestMove.gainBits),
              minutes: bits.format(bestMove.minutes),
            })}
      </Note>
      <Note icon={<CircleDollarSign aria-hidden="true" />} title={t('note.guess')}>
        {costliestGuess === null
          ? t('note.noGuess')
          : t('note.guessText', {
              part: costliestGuess.part === null ? t('note.somePart') : text(`kind.${costliestGuess.part}`),
              belief: percent.format(costliestGuess.belief),
              usd: costliestGuess.usd,
              minutes: bits.format(costliestGuess.minutes),
            })}
      </Note>
      <Note icon={<Eye aria-hidden="true" />} title={t('note.known')}>
        {answerKnown === null
          ? t('note.neverKnown')
          : t('note.knownText', {
              when: clockOf(answerKnown.simSeconds),
              step: answerKnown.step,
              belief: percent.format(answerKnown.belief),
            })}
      </Note>
    </ul>
  );
}

interface NoteProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
}

function Note({ icon, title, children }: NoteProps) {
  return (
    <li className="chamfer grid content-start gap-1.5 border border-line bg-surface p-4 text-sm [&_svg]:size-5 [&_svg]:text-copper-text">
      {icon}
      <h3 className="font-semibold">{title}</h3>
      <p className="text-ink-muted">{children}</p>
    </li>
  );
}
