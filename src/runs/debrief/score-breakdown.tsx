import { CircleCheck, CircleDashed } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../lib/class-names.ts';
import { Alert } from '../../ui/alert.tsx';
import { Ring } from '../../ui/ring.tsx';

/** What the score is made of, in points of 100. */
interface ScorePart {
  readonly id: string;
  readonly label: string;
  readonly earned: number;
  readonly most: number;
  /** What it cost, and why. */
  readonly text: string;
}

/** Something that capped the score. */
interface ScoreGate {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

export interface ScoreBreakdownProps {
  /** 0 to 100. */
  readonly score: number;
  readonly hasPassed: boolean;
  /** Why it did not pass; they follow on `because`. */
  readonly reasons: readonly string[];
  readonly parts: readonly ScorePart[];
  readonly gates: readonly ScoreGate[];
  /** What it takes to pass. */
  readonly passText: string;
}

/** The score, whether it passes and why not, and for each part its points with one sentence. */
export function ScoreBreakdown({ score, hasPassed, reasons, parts, gates, passText }: ScoreBreakdownProps) {
  const { t } = useTranslation('runs');
  const Icon = hasPassed ? CircleCheck : CircleDashed;
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-5">
        <Ring percent={score} label={t('debrief.scoreOf', { score })} className="size-24 sm:size-28">
          <span aria-hidden="true" className="reading text-3xl font-semibold">
            {score}
          </span>
        </Ring>
        <div className="grid gap-1">
          <p
            className={classNames(
              'flex items-center gap-2 text-lg font-semibold',
              hasPassed ? 'text-passed' : 'text-standby',
            )}
          >
            <Icon aria-hidden="true" className="size-5 shrink-0" />
            {t(hasPassed ? 'debrief.passed' : 'debrief.notPassed')}
          </p>
          {reasons.length === 0 ? <p className="text-sm text-ink-muted">{passText}</p> : null}
        </div>
      </div>
      {reasons.length === 0 ? null : (
        <ul className="grid list-disc gap-1 ps-5 text-sm">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {gates.map(({ id, title, text }) => (
        <Alert key={id} tone="fault" title={title}>
          {text}
        </Alert>
      ))}
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
