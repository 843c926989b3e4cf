import { CircleCheck, CircleDashed } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { classNames } from '../../lib/class-names.ts';
import { Alert } from '../../ui/alert.tsx';
import { Ring } from '../../ui/ring.tsx';

/** Something that capped the score. */
interface ScoreGate {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

export interface ScoreHeadProps {
  /** 0 to 100. */
  readonly score: number;
  readonly hasPassed: boolean;
  /** Why it did not pass. */
  readonly reasons: readonly string[];
  readonly gates: readonly ScoreGate[];
  /** What it takes to pass. */
  readonly passText: string;
}

/** The score, whether it passes, and why not. */
export function ScoreHead({ score, hasPassed, reasons, gates, passText }: ScoreHeadProps) {
  const { t } = useTranslation('runs');
  const Icon = hasPassed ? CircleCheck : CircleDashed;
  return (
    <>
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
    </>
  );
}
