import { useTranslation } from 'react-i18next';
import { PASS_MARK } from '../../../core/assessment/pass-mark.ts';
import { type ScoreParts, WEIGHTS } from '../../../core/assessment/score.ts';
import type { LabReport } from '../../../core/hardware/assessment/report.ts';
import { classNames } from '../../../lib/class-names.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Ring } from '../../../ui/ring.tsx';

const PARTS = Object.keys(WEIGHTS) as readonly (keyof ScoreParts)[];
/** The score, what it is made of with each part's weight, and the gates that cap it. */
export function ScoreBreakdown({ report }: { readonly report: LabReport }) {
  const { t } = useTranslation('lab-home');
  const hasPassed = report.score >= PASS_MARK;
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-5">
        <Ring
          percent={report.score}
          label={t('debrief.scoreOf', { score: report.score })}
          className="size-28"
        >
          <span aria-hidden="true" className="reading text-3xl font-semibold">
            {report.score}
          </span>
        </Ring>
        <div className="grid gap-1">
          <p className={classNames('text-lg font-semibold', hasPassed ? 'text-passed' : 'text-standby')}>
            {t(hasPassed ? 'debrief.passed' : 'debrief.notYet')}
          </p>
          <p className="text-sm text-ink-muted">{t('debrief.passMark', { mark: PASS_MARK })}</p>
        </div>
      </div>
      {report.gates.map((gate) => (
        <Alert key={gate} tone="fault" title={t(`gate.${gate}.title`)}>
          {t(`gate.${gate}.text`)}
        </Alert>
      ))}
      <dl className="grid gap-2">
        {PARTS.map((part) => {
          const share = report.parts[part];
          if (share === null) return null;
          const percent = Math.round(share * 100);
          return (
            <div key={part} className="grid grid-cols-[8.5rem_1fr_3rem] items-center gap-3 text-sm">
              <dt>
                {t(`part.${part}`)}{' '}
                <span className="reading text-2xs text-ink-faint">
                  {t('debrief.weight', { percent: Math.round(WEIGHTS[part] * 100) })}
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
