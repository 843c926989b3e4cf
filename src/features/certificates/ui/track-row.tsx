import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ExamTrack } from '../../../core/assessment/certificate/award.ts';
import { renewableFrom } from '../../../core/assessment/certificate/booking.ts';
import type { Entry } from '../../../core/assessment/certificate/entry.ts';
import { topicOf } from '../../../core/assessment/objectives/catalogue.ts';
import { LEVELS } from '../../../core/assessment/objectives/level.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatDay } from '../../../lib/format-day.ts';
import { Badge } from '../../../ui/badge.tsx';
import type { Standing } from '../model/exam.ts';
import { EntryBar } from './entry-bar.tsx';

/** The objectives named as the closest ones. */
const CLOSEST = 3;

/** How far the person is on the way to an exam, or what became of it. */
export function TrackRow({
  track,
  entry,
  standing,
  missing,
}: {
  readonly track: ExamTrack;
  readonly entry: Entry;
  readonly standing: Standing;
  /** Leads to the objectives. */
  readonly missing: ReactNode;
}) {
  const { t } = useTranslation(['certificates', 'objectives']);
  const { reached, needed, isOpen, objectives } = entry;
  const closest = objectives
    .filter(({ level }) => level !== 'solid' && level !== 'proven')
    .toSorted((left, right) => LEVELS.indexOf(right.level) - LEVELS.indexOf(left.level))
    .slice(0, CLOSEST)
    .map(({ id }) => {
      const topic = topicOf(id);
      const name = topic === null ? '' : t(`objectives:objective.${topic}.name`);
      return `${id.slice(id.indexOf(' ') + 1)} ${name}`;
    });
  const textOf = (): string => {
    if (standing.kind === 'held')
      return t('entry.held', {
        date: formatDay(new Date(standing.validUntil)),
        again: formatDay(new Date(renewableFrom(standing.validUntil))),
      });
    if (standing.kind === 'renewable')
      return t('entry.renewable', { date: formatDay(new Date(standing.validUntil)) });
    if (standing.kind === 'booked' || standing.kind === 'running') return t(`entry.${standing.kind}`);
    if (!isOpen) return t('entry.closest', { names: closest.join(', ') });
    return t('entry.open');
  };
  return (
    <div className="grid gap-x-8 gap-y-3 p-5 sm:px-6 lg:grid-cols-[13rem_1fr_auto] lg:items-center">
      <div>
        <h2 className="text-lg font-semibold">{t(`track.${track}`)}</h2>
        <p className="text-sm text-ink-muted">{t('entry.count', { reached, needed })}</p>
      </div>
      <div className="grid gap-2">
        <EntryBar entry={entry} />
        <p className="text-sm text-ink-muted">{textOf()}</p>
      </div>
      {standing.kind === 'none' && !isOpen ? (
        missing
      ) : standing.kind === 'booked' || standing.kind === 'running' ? (
        <Badge className="justify-self-start">{t(`entry.state.${standing.kind}`)}</Badge>
      ) : (
        <Badge tone="passed" className="justify-self-start">
          <Check aria-hidden="true" className="size-3.5" />
          {t(standing.kind === 'none' ? 'entry.ready' : `entry.state.${standing.kind}`)}
        </Badge>
      )}
    </div>
  );
}
