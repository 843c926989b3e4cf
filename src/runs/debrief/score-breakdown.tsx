import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { classNames } from '../../lib/class-names.ts';
import { ScoreHead, type ScoreHeadProps } from './score-head.tsx';

/** What the score is made of, in points of 100. */
interface ScorePart {
  readonly id: string;
  readonly label: string;
  readonly earned: number;
  readonly most: number;
  /** What it cost, and why. */
  readonly text: ReactNode;
}

export interface ScoreBreakdownProps extends ScoreHeadProps {
  readonly parts: readonly ScorePart[];
}

/** The score, whether it passes and why not, and for each part its points and what they were for. */
export function ScoreBreakdown({ parts, ...head }: ScoreBreakdownProps) {
  return (
    <div className="grid gap-4">
      <ScoreHead {...head} />
      <dl className="grid divide-y divide-line border-t border-line">
        {parts.map((part) => (
          <PartRow key={part.id} {...part} />
        ))}
      </dl>
    </div>
  );
}

function PartRow({ label, earned, most, text }: ScorePart) {
  const { t } = useTranslation('runs');
  const isFull = earned === most;
  return (
    <div className="grid grid-cols-[minmax(5.5rem,auto)_1fr_auto] items-center gap-x-4 gap-y-1.5 py-3.5 text-sm sm:grid-cols-[6.5rem_minmax(4rem,8rem)_4.5rem_1fr]">
      <dt className="font-semibold">{label}</dt>
      <dd aria-hidden="true" className="h-2 bg-sunken">
        <span
          className={classNames('block h-2', isFull ? 'bg-passed-mark' : 'bg-ink-muted')}
          style={{ width: `${most === 0 ? 0 : (100 * earned) / most}%` }}
        />
      </dd>
      <dd className="reading text-end whitespace-nowrap sm:text-start">
        {t('debrief.points', { earned, most })}
      </dd>
      <dd className={classNames('max-sm:col-span-3', isFull && 'text-ink-muted')}>{text}</dd>
    </div>
  );
}
