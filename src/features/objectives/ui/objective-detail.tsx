import type { ReactNode } from 'react';
import type { Exam } from '../../../core/assessment/objectives/catalogue.ts';
import type { PointRange } from '../../../core/assessment/objectives/level.ts';
import { PASS_MARK } from '../../../core/assessment/pass-mark.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatDay } from '../../../lib/format-day.ts';
import { LevelMark } from '../../../runs/objectives/level-mark.tsx';
import { useNeedText } from '../../../runs/objectives/use-need-text.ts';
import type { ObjectiveRow } from '../objective-row.ts';
import { EvidenceTable } from './evidence-table.tsx';
import type { ObjectiveMapProps } from './objective-map.tsx';

export interface ObjectiveDetailProps extends Pick<ObjectiveMapProps, 'titleOf' | 'debriefLink'> {
  readonly exam: Exam;
  readonly row: ObjectiveRow;
  /** What leads to runs that cover it; null where there are none. */
  readonly actions: ReactNode;
}

/** What an objective is about, how the person stands in it, and the runs behind that. */
export function ObjectiveDetail({ exam, row, titleOf, debriefLink, actions }: ObjectiveDetailProps) {
  const { t } = useTranslation('objectives');
  const needText = useNeedText();
  const { objective, standing, mark, evidence } = row;
  const name = t(`objective.${objective.topic}.name`);
  const since = standing.since === null ? null : formatDay(new Date(standing.since));
  return (
    <section
      aria-label={name}
      className="grid border border-t-2 border-line border-t-ink bg-surface lg:grid-cols-[minmax(0,1fr)_minmax(0,1.75fr)]"
    >
      <div className="grid content-start gap-2.5 p-5 sm:px-6">
        <p className="silk text-ink-faint">
          {exam} · {objective.number}
        </p>
        <h4 className="text-lg font-semibold tracking-tight">{name}</h4>
        <p className="text-sm text-ink-muted">{t(`objective.${objective.topic}.about`)}</p>
        <p className="flex flex-wrap items-center gap-2 text-sm">
          <LevelMark kind={mark} />
          <strong>{t(`level.${mark}`)}</strong>
          {since === null ? null : (
            <span className="text-ink-muted">{t('detail.since', { date: since })}</span>
          )}
        </p>
        {standing.expected === null ? null : <Expected range={standing.expected} />}
        {standing.need === null || objective.uncovered !== null ? null : (
          <p className="text-sm text-ink-muted">{needText(standing.need)}</p>
        )}
        {actions === null ? null : <div className="mt-1 flex flex-wrap gap-2">{actions}</div>}
      </div>
      <div className="grid content-start gap-2.5 border-line p-5 max-lg:border-t sm:px-6 lg:border-s">
        <h5 className="text-[0.9375rem] font-semibold">{t('detail.runs')}</h5>
        {evidence.length === 0 ? (
          <p className="text-sm text-ink-muted">{t('detail.noRuns')}</p>
        ) : (
          <EvidenceTable evidence={evidence} titleOf={titleOf} debriefLink={debriefLink} />
        )}
      </div>
    </section>
  );
}

/** The lowest score on the scale. */
const SCALE_FROM = 40;
const SCALE_WIDTH = 100 - SCALE_FROM;
const placeOf = (points: number): number => (100 * Math.max(0, points - SCALE_FROM)) / SCALE_WIDTH;

/** A range of points on a short scale with the pass mark. */
function Expected({ range: { from, to } }: { readonly range: PointRange }) {
  const { t } = useTranslation('objectives');
  return (
    <div className="grid gap-1.5">
      <p className="text-sm text-ink-muted">{t('detail.expected', { from, to })}</p>
      <div
        role="img"
        aria-label={t('detail.scale', { from, to, mark: PASS_MARK })}
        className="grid max-w-56 gap-1 text-xs text-ink-faint"
      >
        <div className="relative h-3">
          <i className="absolute inset-x-0 top-1 h-1 rounded-full bg-line" />
          <i
            className="absolute top-1 h-1.5 -translate-y-px rounded-full bg-ink-muted"
            style={{
              insetInlineStart: `${placeOf(from)}%`,
              inlineSize: `${Math.max(2, placeOf(to) - placeOf(from))}%`,
            }}
          />
          <i
            className="absolute inset-y-0 w-px bg-ink-muted"
            style={{ insetInlineStart: `${placeOf(PASS_MARK)}%` }}
          />
        </div>
        <div aria-hidden="true" className="reading flex justify-between">
          <span>{SCALE_FROM}</span>
          <span>{t('detail.pass', { mark: PASS_MARK })}</span>
          <span>100</span>
        </div>
      </div>
    </div>
  );
}
