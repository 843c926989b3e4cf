import { useTranslation } from 'react-i18next';
import { PASS_MARK } from '../../core/assessment/pass-mark.ts';
import { classNames } from '../../lib/class-names.ts';
import { Alert } from '../../ui/alert.tsx';
import { Ring } from '../../ui/ring.tsx';

/** What the score is made of; shares are 0 to 1. */
interface ScorePart {
  readonly id: string;
  readonly label: string;
  /** What it counts for. */
  readonly weight: number;
  readonly reached: number;
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
  readonly parts: readonly ScorePart[];
  readonly gates: readonly ScoreGate[];
  /** What it takes to pass. */
  readonly passText: string;
}

/** The score, what it is made of with each part's weight, and the gates that cap it. */
export function ScoreBreakdown({ score, parts, gates, passText }: ScoreBreakdownProps) {
  const { t } = useTranslation('runs');
  const hasPassed = score >= PASS_MARK;
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-5">
        <Ring percent={score} label={t('debrief.scoreOf', { score })} className="size-28">
          <span aria-hidden="true" className="reading text-3xl font-semibold">
            {score}
          </span>
        </Ring>
        <div className="grid gap-1">
          <p className={classNames('text-lg font-semibold', hasPassed ? 'text-passed' : 'text-standby')}>
            {t(hasPassed ? 'debrief.passed' : 'debrief.notYet')}
          </p>
          <p className="text-sm text-ink-muted">{passText}</p>
        </div>
      </div>
      {gates.map(({ id, title, text }) => (
        <Alert key={id} tone="fault" title={title}>
          {text}
        </Alert>
      ))}
      <dl className="grid gap-2">
        {parts.map(({ id, label, weight, reached }) => {
          const percent = Math.round(reached * 100);
          return (
            <div key={id} className="grid grid-cols-[8.5rem_1fr_3rem] items-center gap-3 text-sm">
              <dt>
                {label}{' '}
                <span className="reading text-2xs text-ink-faint">
                  {t('debrief.weight', { percent: Math.round(weight * 100) })}
                </span>
              </dt>
              <dd aria-hidden="true" className="h-2 rounded-sm bg-sunken">
                <span
                  className={classNames(
                    'block h-2 rounded-sm',
                    percent >= PASS_MARK ? 'bg-passed-mark' : 'bg-standby-mark',
                  )}
                  style={{ width: `${percent}%` }}
                />
              </dd>
              <dd className="reading text-end">{percent}</dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
