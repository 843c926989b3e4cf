import type { Exam } from '../../../core/assessment/objectives/catalogue.ts';
import type { Level } from '../../../core/assessment/objectives/level.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { LevelMark } from '../../../runs/objectives/level-mark.tsx';
import { countsOf, type ObjectiveRow } from '../objective-row.ts';

/** From the best to the least, as the strip shows them. */
const SHOWN = ['proven', 'solid', 'familiar', 'tried', 'not-started'] as const satisfies readonly Level[];

/** Grey does not count for a certificate, green does; a pattern tells the two greens apart. */
const FILL: Readonly<Record<Level, string>> = {
  proven: 'bg-passed-mark',
  solid:
    'bg-passed-mark [background-image:repeating-linear-gradient(90deg,transparent_0_5px,var(--color-surface)_5px_6px)]',
  familiar: 'bg-ink-faint',
  tried: 'bg-ink-faint/40',
  'not-started': 'bg-surface',
};

/** How many objectives of an exam stand where. */
export function ExamSummary({ exam, rows }: { readonly exam: Exam; readonly rows: readonly ObjectiveRow[] }) {
  const { t } = useTranslation('objectives');
  const { total, solid, due, byLevel } = countsOf(rows);
  const present = SHOWN.filter((level) => byLevel[level] > 0);
  return (
    <div className="grid content-start gap-3 p-5 sm:px-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-semibold">
          {exam} <span className="text-sm font-normal text-ink-muted">{t(`exam.${exam}.name`)}</span>
        </h2>
        <p className="text-sm text-ink-muted">{t('page.solid', { count: solid, total })}</p>
      </div>
      <div aria-hidden="true" className="flex h-4 overflow-clip rounded-sm border border-line">
        {present.map((level) => (
          <i
            key={level}
            className={FILL[level]}
            style={{ inlineSize: `${(100 * byLevel[level]) / total}%` }}
          />
        ))}
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-1.5 text-sm text-ink-muted">
        {present.map((level) => (
          <li key={level} className="flex items-center gap-1.5">
            <LevelMark kind={level} />
            {t('page.count', { count: byLevel[level], level: t(`level.${level}`).toLowerCase() })}
          </li>
        ))}
        {due > 0 ? (
          <li className="flex items-center gap-1.5">
            <LevelMark kind="due" />
            {t('page.due_count', { count: due })}
          </li>
        ) : null}
      </ul>
    </div>
  );
}
