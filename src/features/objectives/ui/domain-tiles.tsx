import { Fragment } from 'react';
import type { Domain, Exam } from '../../../core/assessment/objectives/catalogue.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { LevelMark } from '../../../runs/objectives/level-mark.tsx';
import type { ObjectiveRow } from '../objective-row.ts';
import { ObjectiveDetail } from './objective-detail.tsx';
import type { ObjectiveMapProps } from './objective-map.tsx';

export interface DomainTilesProps extends Omit<ObjectiveMapProps, 'personId'> {
  readonly exam: Exam;
  readonly domain: Domain;
  readonly rows: readonly ObjectiveRow[];
}

/** The objectives of a domain as tiles; one unfolds below its row. */
export function DomainTiles({
  exam,
  domain,
  rows,
  open,
  onOpen,
  titleOf,
  debriefLink,
  actionsFor,
}: DomainTilesProps) {
  const { t } = useTranslation('objectives');
  const headingId = `domain-${domain.topic}`;
  return (
    <section
      aria-labelledby={headingId}
      className="grid gap-x-6 gap-y-2 md:grid-cols-[10.5rem_minmax(0,1fr)]"
    >
      <div className="border-t border-line pt-3">
        <p className="silk mb-1 text-ink-faint">{t('page.domain', { number: domain.number })}</p>
        <h3 id={headingId} className="text-[0.9375rem] font-semibold">
          {t(`domain.${domain.topic}`)}
        </h3>
        <p className="text-xs text-ink-muted">{t('page.weight', { weight: domain.weight })}</p>
      </div>
      {/* Dense: the tiles after an unfolded one fill up its row. */}
      <ul className="grid grid-flow-dense grid-cols-2 pe-px pb-px sm:grid-cols-3 xl:grid-cols-5">
        {rows.map((row) => {
          const isOpen = open === row.objective.id;
          return (
            <Fragment key={row.objective.id}>
              <li className="-me-px -mb-px grid">
                <Tile row={row} isOpen={isOpen} onToggle={() => onOpen(isOpen ? null : row.objective.id)} />
              </li>
              {isOpen ? (
                <li className="col-span-full -me-px my-4">
                  <ObjectiveDetail
                    exam={exam}
                    row={row}
                    titleOf={titleOf}
                    debriefLink={debriefLink}
                    actions={actionsFor(row.objective.id)}
                  />
                </li>
              ) : null}
            </Fragment>
          );
        })}
      </ul>
    </section>
  );
}

interface TileProps {
  readonly row: ObjectiveRow;
  readonly isOpen: boolean;
  onToggle(): void;
}

function Tile({ row: { objective, mark }, isOpen, onToggle }: TileProps) {
  const { t } = useTranslation('objectives');
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onToggle}
      className={classNames(
        'relative grid min-h-21 grid-cols-[auto_1fr] content-between gap-x-2 gap-y-1 border px-3 py-2.5 text-start transition-colors hover:bg-hover',
        isOpen ? 'z-10 border-ink ring-1 ring-ink ring-inset' : 'border-line',
        mark === 'uncovered' ? 'border-dashed text-ink-muted' : 'bg-surface',
      )}
    >
      <span className="reading text-xs text-ink-muted">{objective.number}</span>
      <span className="flex items-center gap-1.5 justify-self-end text-xs text-ink-muted">
        {t(`level.${mark}`)}
        <LevelMark kind={mark} />
      </span>
      <span
        className={classNames(
          'col-span-full text-[0.9375rem] leading-tight hyphens-auto',
          mark === 'uncovered' ? '' : 'font-medium',
        )}
      >
        {t(`objective.${objective.topic}.name`)}
      </span>
    </button>
  );
}
