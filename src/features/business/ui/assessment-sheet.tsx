import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { APPLICANT_RUNS, type ApplicantRun, ASSESSMENT_MINUTES, type MarkKind } from '../model/assessment.ts';

const MARK_STYLES: Readonly<Record<MarkKind, string>> = {
  safe: 'border-2 border-passed-mark bg-surface',
  measured: 'rounded-full bg-probe-mark',
  swapped: 'bg-edge',
  mistake: 'rotate-45 bg-fault-mark',
  proved: 'bg-passed-mark',
};

const LEGEND: readonly MarkKind[] = ['safe', 'measured', 'swapped', 'mistake', 'proved'];
const RULER_MINUTES = [0, 5, 10, 15, 20];

/** A sample report: three applicants on the same fault, their actions on a shared time axis. */
export function AssessmentSheet() {
  const { t } = useTranslation('business');
  return (
    <figure
      role="img"
      aria-label={t('sheet.label')}
      className="chamfer border border-line bg-surface shadow-lift"
    >
      <div className="silk flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-5 py-3 text-ink-muted">
        <span>{t('sheet.title')}</span>
        <span className="text-ink-faint">{t('sheet.limit')}</span>
      </div>
      <div className="px-5 pt-5 pb-6">
        <p className="text-lg font-semibold">{t('sheet.fault')}</p>
        <div className="mt-6 grid gap-6">
          {APPLICANT_RUNS.map((run) => (
            <Lane key={run.letter} run={run} />
          ))}
        </div>
        <div className="silk mt-4 flex justify-between border-t border-line pt-2 text-ink-faint">
          {RULER_MINUTES.map((minute) => (
            <span key={minute}>{minute}</span>
          ))}
        </div>
      </div>
      <div className="flex flex-wrap gap-x-5 gap-y-2 border-t border-line bg-sunken px-5 py-4 text-sm text-ink-muted">
        {LEGEND.map((kind) => (
          <span key={kind} className="flex items-center gap-2">
            <Mark kind={kind} />
            {t(`sheet.${kind}`)}
          </span>
        ))}
      </div>
    </figure>
  );
}

function Lane({ run }: { readonly run: ApplicantRun }) {
  const { t } = useTranslation('business');
  const isPassed = run.outcome === 'passed';
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <span className="font-medium">{t('sheet.applicant', { letter: run.letter })}</span>
        <span className={classNames('reading text-sm', isPassed ? 'text-passed' : 'text-fault')}>
          {t(`sheet.${run.outcome}`)} · {t('sheet.minutes', { minute: run.endMinute })}
        </span>
      </div>
      <div className="relative mt-2 h-7 bg-sunken">
        <span
          className={classNames(
            'absolute inset-y-0 start-0 border-e-2',
            isPassed ? 'border-passed-mark bg-passed-soft' : 'border-fault-mark bg-fault-soft',
          )}
          style={{ width: shareOf(run.endMinute) }}
        />
        {run.marks.map(({ minute, kind }) => (
          <span
            key={minute}
            className="absolute inset-y-0 grid -translate-x-1/2 place-items-center rtl:translate-x-1/2"
            style={{ insetInlineStart: shareOf(minute) }}
          >
            <Mark kind={kind} />
          </span>
        ))}
      </div>
    </div>
  );
}

function Mark({ kind }: { readonly kind: MarkKind }) {
  return <span className={classNames('block size-3', MARK_STYLES[kind])} />;
}

function shareOf(minute: number): string {
  return `${(minute / ASSESSMENT_MINUTES) * 100}%`;
}
