import { type ReactNode, useMemo, useState } from 'react';
import { EXAMS, type Exam } from '../../../core/assessment/objectives/catalogue.ts';
import type { SimulationId } from '../../../core/simulation-ids.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import type { ScoredRun } from '../../../runs/objectives/scored-runs.ts';
import { useScoredRuns } from '../../../runs/objectives/use-scored-runs.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { isShown, type ObjectiveFilter, objectiveMap } from '../objective-row.ts';
import { DomainTiles } from './domain-tiles.tsx';
import { ExamSummary } from './exam-summary.tsx';
import { UncoveredNote } from './uncovered-note.tsx';

export interface ObjectiveMapProps {
  readonly personId: string;
  /** The objective that is unfolded; null for none. */
  readonly open: string | null;
  onOpen(objective: string | null): void;
  /** How a story of a simulation is called, in lists. */
  titleOf(simulation: SimulationId, story: string | null): string;
  /** Renders the link to the debrief of a run, with a label and a title that names it. */
  debriefLink(run: ScoredRun, label: string, title: string): ReactNode;
  /** Buttons that lead to simulations which cover an objective and which the person's plan opens. */
  actionsFor(objective: string): ReactNode;
}

/** Every objective of both exams, and how far the person is in each. */
export function ObjectiveMap({
  personId,
  open,
  onOpen,
  titleOf,
  debriefLink,
  actionsFor,
}: ObjectiveMapProps) {
  const { t } = useTranslation('objectives');
  const { runs, isLoading, hasFailed, retry } = useScoredRuns(personId);
  const [now] = useState(serverNow);
  const map = useMemo(() => objectiveMap(runs, now), [runs, now]);
  const [exam, setExam] = useState<Exam | 'both'>('both');
  const [filter, setFilter] = useState<ObjectiveFilter>('all');
  if (isLoading)
    return (
      <div aria-busy="true">
        <span className="sr-only" role="status">
          {t('page.loading')}
        </span>
        <Skeleton className="h-96" />
      </div>
    );
  if (hasFailed)
    return (
      <Alert tone="fault" title={t('page.failed')}>
        <Button size="sm" variant="secondary" onClick={retry}>
          {t('page.retry')}
        </Button>
      </Alert>
    );

  const shown = map
    .filter((one) => exam === 'both' || one.exam === exam)
    .map((one) => ({ ...one, rows: one.rows.filter((row) => isShown(row, filter)) }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <div className="grid gap-6">
      {runs.length === 0 ? <Alert tone="probe" title={t('page.first')} /> : null}
      <section
        aria-label={t('page.summary')}
        className="chamfer grid border border-line bg-surface shadow-rest max-lg:divide-y lg:grid-cols-2 lg:divide-x divide-line"
      >
        {EXAMS.map((one) => (
          <ExamSummary
            key={one}
            exam={one}
            rows={map.flatMap(({ exam: of, rows }) => (of === one ? rows : []))}
          />
        ))}
      </section>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <SegmentedControl
          label={t('page.examLabel')}
          value={exam}
          onChange={setExam}
          options={[
            { value: 'both', label: t('page.bothExams') },
            ...EXAMS.map((one) => ({ value: one, label: one })),
          ]}
        />
        <SegmentedControl
          label={t('page.showLabel')}
          value={filter}
          onChange={setFilter}
          options={(['all', 'ready', 'due'] as const).map((one) => ({ value: one, label: t(`page.${one}`) }))}
        />
      </div>
      {shown.length === 0 ? (
        <p className="chamfer border border-dashed border-edge p-8 text-center text-ink-muted">
          {t('page.none')}
        </p>
      ) : null}
      {EXAMS.map((one) => {
        const domains = shown.filter(({ exam: of }) => of === one);
        if (domains.length === 0) return null;
        return (
          <section key={one} aria-labelledby={`exam-${one}`} className="grid gap-5">
            <h2
              id={`exam-${one}`}
              className="flex flex-wrap items-baseline gap-x-3 text-xl font-semibold tracking-tight"
            >
              {one}
              <small className="text-sm font-normal tracking-normal text-ink-muted">
                {t(`exam.${one}.about`)}
              </small>
            </h2>
            {domains.map(({ domain, rows }) => (
              <DomainTiles
                key={domain.topic}
                exam={one}
                domain={domain}
                rows={rows}
                open={open}
                onOpen={onOpen}
                titleOf={titleOf}
                debriefLink={debriefLink}
                actionsFor={actionsFor}
              />
            ))}
          </section>
        );
      })}
      <UncoveredNote />
    </div>
  );
}
