import type { Competition } from '../../../core/contracts/competition-answers.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatCount } from '../../../lib/format.ts';
import { formatDay } from '../../../lib/format-day.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import {
  StackingBody,
  StackingCell,
  StackingHead,
  StackingHeadCell,
  StackingRow,
  StackingTable,
} from '../../../ui/stacking-table.tsx';

const WIDTH = '2xl';

export interface EarlierCompetitionsProps {
  readonly competitions: readonly Competition[];
  /** The one whose result is shown; null for none. */
  readonly shown: string | null;
  onShow(id: string): void;
}

/** Competitions that are over, with the reader's place, and the way to each result. */
export function EarlierCompetitions({ competitions, shown, onShow }: EarlierCompetitionsProps) {
  const { t } = useTranslation('competitions');
  const title = t('earlier.title');
  return (
    <section aria-labelledby="earlier-competitions" className="grid gap-3">
      <h2 id="earlier-competitions" className="text-lg font-semibold tracking-tight">
        {title}
      </h2>
      {competitions.length === 0 ? (
        <Card className="p-5 sm:p-6">
          <p className="text-ink-muted">{t('earlier.none')}</p>
        </Card>
      ) : (
        <StackingTable label={title} width={WIDTH}>
          <StackingHead width={WIDTH}>
            {/* biome-ignore lint/a11y/noRedundantRoles: drawn as cards, a table keeps its roles by saying them */}
            <tr role="row">
              <StackingHeadCell>{t('earlier.name')}</StackingHeadCell>
              <StackingHeadCell>{t('earlier.when')}</StackingHeadCell>
              <StackingHeadCell>{t('earlier.people')}</StackingHeadCell>
              <StackingHeadCell>{t('earlier.you')}</StackingHeadCell>
              <StackingHeadCell>
                <span className="sr-only">{t('earlier.result')}</span>
              </StackingHeadCell>
            </tr>
          </StackingHead>
          <StackingBody width={WIDTH}>
            {competitions.map((competition) => (
              <StackingRow key={competition.id} width={WIDTH}>
                <StackingCell width={WIDTH} label={t('earlier.name')}>
                  <span className="font-medium">{competition.title}</span>
                </StackingCell>
                <StackingCell width={WIDTH} label={t('earlier.when')}>
                  <span>{formatDay(new Date(competition.closesAt))}</span>
                </StackingCell>
                <StackingCell width={WIDTH} label={t('earlier.people')}>
                  <span className="reading">{competition.people}</span>
                </StackingCell>
                <StackingCell width={WIDTH} label={t('earlier.you')}>
                  <OwnPlace own={competition.own} />
                </StackingCell>
                <StackingCell width={WIDTH} label={t('earlier.result')}>
                  <Button
                    size="sm"
                    variant="secondary"
                    aria-expanded={shown === competition.id}
                    aria-label={t('earlier.resultOf', { title: competition.title })}
                    onClick={() => onShow(competition.id)}
                  >
                    {t('earlier.result')}
                  </Button>
                </StackingCell>
              </StackingRow>
            ))}
          </StackingBody>
        </StackingTable>
      )}
    </section>
  );
}

function OwnPlace({ own }: Pick<Competition, 'own'>) {
  const { t } = useTranslation('competitions');
  if (own === null) return <span className="text-ink-muted">{t('earlier.notPlayed')}</span>;
  if (own.voidReason !== null)
    return <span className="text-standby">{t('earlier.void', { reason: own.voidReason })}</span>;
  if (own.place === null || own.score === null)
    return <span className="text-ink-muted">{t('earlier.notListed')}</span>;
  return (
    <span className="reading">{t('earlier.place', { place: own.place, score: formatCount(own.score) })}</span>
  );
}
