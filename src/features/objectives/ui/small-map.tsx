import type { ReactNode } from 'react';
import { EXAMS } from '../../../core/assessment/objectives/catalogue.ts';
import { LEVELS } from '../../../core/assessment/objectives/level.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { LevelMark, type LevelMarkKind } from '../../../runs/objectives/level-mark.tsx';
import { useNeedText } from '../../../runs/objectives/use-need-text.ts';
import { Card, CardBody, CardTitle } from '../../../ui/card.tsx';
import { countsOf, type DomainRows, type ObjectiveRow } from '../objective-row.ts';

export interface SmallMapProps {
  readonly map: readonly DomainRows[];
  /** Renders the link to the whole map. */
  readonly link: (label: string, objective: string | null) => ReactNode;
}

const LEGEND: readonly LevelMarkKind[] = [...LEVELS, 'due', 'uncovered'];

/** A mark for every objective, and the one that is nearest to its next level. */
export function SmallMap({ map, link }: SmallMapProps) {
  const { t } = useTranslation('objectives');
  const needText = useNeedText();
  const nearest = nearestToNextLevel(map.flatMap(({ rows }) => rows));
  return (
    <Card aria-labelledby="small-map">
      <CardBody className="@container grid gap-4">
        <div className="flex items-baseline justify-between gap-4">
          <CardTitle id="small-map">{t('page.title')}</CardTitle>
          {link(t('home.openMap'), null)}
        </div>
        <div className="grid gap-x-8 gap-y-6 @xl:grid-cols-2">
          {EXAMS.map((exam) => {
            const domains = map.filter((one) => one.exam === exam);
            const { solid, total } = countsOf(domains.flatMap(({ rows }) => rows));
            return (
              <div key={exam} className="grid content-start">
                <p className="flex items-baseline justify-between gap-4 border-b border-line pb-2">
                  <strong className="font-semibold">{exam}</strong>
                  <span className="text-xs text-ink-muted">{t('page.solid', { count: solid, total })}</span>
                </p>
                <dl className="divide-y divide-line">
                  {domains.map(({ domain, rows }) => (
                    <div
                      key={domain.topic}
                      className="grid grid-cols-[7rem_1fr] items-center gap-2 py-2 text-sm"
                    >
                      <dt className="text-ink-muted">
                        {domain.number} {t(`domain.${domain.topic}`)}
                      </dt>
                      <dd className="flex flex-wrap gap-x-0.5 gap-y-1.5">
                        {rows.map(({ objective, mark }) => (
                          <span
                            key={objective.id}
                            role="img"
                            aria-label={`${objective.number} ${t(`objective.${objective.topic}.name`)}: ${t(`level.${mark}`)}`}
                            title={`${objective.number} ${t(`objective.${objective.topic}.name`)}`}
                          >
                            <LevelMark kind={mark} />
                          </span>
                        ))}
                      </dd>
                    </div>
                  ))}
                </dl>
              </div>
            );
          })}
        </div>
        <ul aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1.5 text-xs text-ink-muted">
          {LEGEND.map((kind) => (
            <li key={kind} className="flex items-center gap-1.5">
              <LevelMark kind={kind} />
              {t(`level.${kind}`)}
            </li>
          ))}
        </ul>
        {nearest === null || nearest.standing.need === null ? null : (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line pt-4 text-sm">
            <span className="flex items-center gap-2 font-medium">
              <LevelMark kind={nearest.mark} />
              {nearest.objective.number} {t(`objective.${nearest.objective.topic}.name`)}
            </span>
            <span className="grow text-ink-muted">{needText(nearest.standing.need)}</span>
            {link(t('home.show'), nearest.objective.id)}
          </p>
        )}
      </CardBody>
    </Card>
  );
}

/** Of those that one good test moves up, the one that is furthest; null where there is none. */
function nearestToNextLevel(rows: readonly ObjectiveRow[]): ObjectiveRow | null {
  const ready = rows.filter(({ isReady, mark }) => isReady && mark !== 'uncovered');
  const [best = null] = ready.toSorted(
    (one, other) => LEVELS.indexOf(other.standing.level) - LEVELS.indexOf(one.standing.level),
  );
  return best;
}
