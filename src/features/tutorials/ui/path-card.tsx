import { EXAMS, examOf, numberOf, type ObjectiveId } from '../../../core/assessment/objectives/catalogue.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { DoneMark } from '../../../runs/tutorial/done-mark.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import type { PathRows, TutorialRow } from '../model/tutorial-rows.ts';

export interface PathCardProps extends PathRows {
  /** The tutorial to go on with. */
  readonly now: string | null;
  readonly starting: string | null;
  onPlay(row: TutorialRow): void;
}

/** A path: its tutorials in order. */
export function PathCard({ path, rows, now, starting, onPlay }: PathCardProps) {
  const { t } = useTranslation('tutorials');
  const done = rows.filter(({ progress }) => progress.status === 'done').length;
  const left = rows.reduce((sum, { minutesLeft }) => sum + minutesLeft, 0);
  const headingId = `path-${path}`;
  return (
    <Card aria-labelledby={headingId}>
      <header className="grid items-center gap-x-8 gap-y-2 p-5 pb-4 sm:px-6 lg:grid-cols-[minmax(0,1fr)_13rem]">
        <div>
          <h2 id={headingId} className="text-lg font-semibold tracking-tight">
            {t(`path.${path}.title`)}
          </h2>
          <p className="text-sm text-ink-muted">{t(`path.${path}.text`)}</p>
        </div>
        <div>
          <p className="flex justify-between gap-3 text-sm">
            {done === rows.length ? (
              <span className="font-medium text-passed">{t('page.done')}</span>
            ) : (
              <>
                <span>{t('page.doneOf', { done, count: rows.length })}</span>
                <span className="text-ink-muted">{t('page.minutesLeft', { minutes: left })}</span>
              </>
            )}
          </p>
          <div aria-hidden="true" className="mt-1.5 flex h-2 gap-0.5">
            {rows.map(({ facts, progress }) => (
              <i
                key={facts.id}
                className={classNames(
                  'grow rounded-[1px]',
                  progress.status === 'done'
                    ? 'bg-passed-mark'
                    : progress.status === 'begun'
                      ? 'bg-ink-faint'
                      : 'border border-line bg-hover',
                )}
              />
            ))}
          </div>
        </div>
      </header>
      <ol>
        {rows.map((row) => (
          <Row
            key={row.facts.id}
            row={row}
            isNow={row.facts.id === now && row.progress.status === 'begun'}
            isStarting={row.facts.id === starting}
            onPlay={() => onPlay(row)}
          />
        ))}
      </ol>
    </Card>
  );
}

interface RowProps {
  readonly row: TutorialRow;
  readonly isNow: boolean;
  readonly isStarting: boolean;
  onPlay(): void;
}

function Row({ row: { facts, progress, isOpen }, isNow, isStarting, onPlay }: RowProps) {
  const { t } = useTranslation('tutorials');
  const { id, bestAfter, minutes, objectives } = facts;
  const { status, skipped } = progress;
  const title = t(`title.${id}`);
  const note =
    status === 'begun'
      ? t('page.stepOf', { number: progress.next, count: facts.steps })
      : status === 'done'
        ? skipped === 0
          ? null
          : t('page.skipped', { count: skipped })
        : bestAfter === null
          ? null
          : t('page.bestAfter', { tutorial: bestAfter });
  return (
    <li
      className={classNames(
        'relative grid min-h-14 grid-cols-[1.5rem_2.5rem_minmax(0,1fr)] items-center gap-x-3 gap-y-1 border-t border-line px-5 py-2 sm:px-6 lg:grid-cols-[1.5rem_2.5rem_minmax(0,1fr)_5rem_9.5rem_7.5rem]',
        isNow && 'bg-copper-soft/50 shadow-[inset_3px_0_0_var(--color-copper)]',
      )}
    >
      <DoneMark is={status} />
      <span className="reading text-[0.8125rem] text-ink-muted">{id}</span>
      <span>
        <span className="font-medium">{title}</span>
        <span className="sr-only">{`, ${t(`page.status.${status}`)}`}</span>
        {note === null ? null : <span className="block text-xs text-ink-muted">{note}</span>}
      </span>
      <span className="text-sm whitespace-nowrap text-ink-muted max-lg:col-start-3">
        {t('page.minutes', { minutes })}
      </span>
      <span className="reading flex flex-wrap gap-x-2 text-xs text-ink-muted max-lg:col-start-3 max-lg:empty:hidden">
        {examNumbers(objectives).map((numbers) => (
          <span key={numbers} className="whitespace-nowrap">
            {numbers}
          </span>
        ))}
      </span>
      <span className="justify-self-start max-lg:col-start-3 lg:justify-self-end">
        {isOpen ? (
          <Button
            size="sm"
            variant={status === 'done' ? 'link' : 'secondary'}
            isBusy={isStarting}
            aria-label={`${t(`page.act.${status}`)}: ${id} ${title}`}
            onClick={onPlay}
          >
            {t(`page.act.${status}`)}
          </Button>
        ) : (
          <span className="text-xs text-ink-muted">{t('page.otherPlan')}</span>
        )}
      </span>
    </li>
  );
}

/** Objectives as their exams call them: `220-1201 · 3.3, 3.5`. */
function examNumbers(objectives: readonly ObjectiveId[]): readonly string[] {
  return EXAMS.flatMap((exam) => {
    const own = objectives.filter((id) => examOf(id) === exam);
    return own.length === 0 ? [] : [`${exam} · ${own.map(numberOf).join(', ')}`];
  });
}
