import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExamTrack } from '../../../core/assessment/certificate/award.ts';
import type { Entry } from '../../../core/assessment/certificate/entry.ts';
import { topicOf } from '../../../core/assessment/objectives/catalogue.ts';
import { LEVELS } from '../../../core/assessment/objectives/level.ts';
import { formatDay } from '../../../lib/format-day.ts';
import { Badge } from '../../../ui/badge.tsx';
import type { Exam } from '../model/exam.ts';

/** The objectives named as the closest ones. */
const CLOSEST = 3;

/** Where a person stands with the exam of a track; null: they have none to take or to show. */
function stateOf(exams: readonly Exam[]): 'booked' | 'running' | 'held' | null {
  const open = exams.find(({ concludedAt }) => concludedAt === null);
  if (open !== undefined) return open.attemptId === null ? 'booked' : 'running';
  return exams.some(({ passed }) => passed === true) ? 'held' : null;
}

/** How far the person is on the way to an exam, or what became of it. */
export function TrackRow({
  track,
  entry,
  exams,
  missing,
}: {
  readonly track: ExamTrack;
  readonly entry: Entry;
  /** Of this track, the newest first. */
  readonly exams: readonly Exam[];
  /** Leads to the objectives. */
  readonly missing: ReactNode;
}) {
  const { t } = useTranslation(['certificates', 'objectives']);
  const { reached, needed, isOpen, objectives } = entry;
  const state = stateOf(exams);
  const passedAt = exams.find(({ passed }) => passed === true)?.concludedAt ?? 0;
  const closest = objectives
    .filter(({ level }) => level !== 'solid' && level !== 'proven')
    .toSorted((left, right) => LEVELS.indexOf(right.level) - LEVELS.indexOf(left.level))
    .slice(0, CLOSEST)
    .map(({ id }) => {
      const topic = topicOf(id);
      const name = topic === null ? '' : t(`objectives:objective.${topic}.name`);
      return `${id.slice(id.indexOf(' ') + 1)} ${name}`;
    });
  return (
    <div className="grid gap-x-8 gap-y-3 p-5 sm:px-6 lg:grid-cols-[13rem_1fr_auto] lg:items-center">
      <div>
        <h2 className="text-lg font-semibold">{t(`track.${track}`)}</h2>
        <p className="text-sm text-ink-muted">{t('entry.count', { reached, needed })}</p>
      </div>
      <div className="grid gap-2">
        <div aria-hidden="true" className="relative flex h-3 gap-px">
          {objectives.map(({ id }, at) => (
            <i key={id} className={at < reached ? 'grow bg-passed-mark' : 'grow bg-hover'} />
          ))}
          <i
            className="absolute -inset-y-0.5 w-0.5 bg-ink"
            style={{ insetInlineStart: `${(100 * needed) / objectives.length}%` }}
          />
        </div>
        <p className="text-sm text-ink-muted">
          {state !== null
            ? t(`entry.${state}`, { date: formatDay(new Date(passedAt)) })
            : isOpen
              ? t('entry.open')
              : t('entry.closest', { names: closest.join(', ') })}
        </p>
      </div>
      {state === null && !isOpen ? (
        missing
      ) : (
        <Badge
          tone={state === 'booked' || state === 'running' ? 'neutral' : 'passed'}
          className="justify-self-start"
        >
          <Check aria-hidden="true" className="size-3.5" />
          {t(state === null ? 'entry.ready' : `entry.state.${state}`)}
        </Badge>
      )}
    </div>
  );
}
