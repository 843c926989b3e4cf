import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ExamTrack } from '../../../core/assessment/certificate/award.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useServerNow } from '../../../lib/use-server-now.ts';
import { useScoredRuns } from '../../../runs/objectives/use-scored-runs.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { examsQuery } from '../api/exams.query.ts';
import type { Standing } from '../model/exam.ts';
import { trackEntries } from '../model/track-entries.ts';
import { TrackExam, type TrackExamProps } from './track-exam.tsx';
import { TrackRow } from './track-row.tsx';

export interface CertificatesScreenProps
  extends Pick<
    TrackExamProps,
    'personId' | 'playLink' | 'trialLink' | 'onBegun' | 'groupName' | 'readingName' | 'causeName'
  > {
  /** Leads to the objectives of the exams. */
  readonly objectivesLink: ReactNode;
}

const isOn = ({ kind }: Standing): boolean => kind === 'booked' || kind === 'running';

/** Progress to each certificate, and its exam from booking to result. */
export function CertificatesScreen({ objectivesLink, ...rest }: CertificatesScreenProps) {
  const { t } = useTranslation('certificates');
  const exams = useQuery(examsQuery(rest.personId));
  const scored = useScoredRuns(rest.personId);
  const now = useServerNow(30_000);
  if (exams.isError || scored.hasFailed)
    return (
      <Alert tone="fault" title={t('failed')}>
        <Button
          size="sm"
          variant="secondary"
          onClick={() => {
            if (exams.isError) void exams.refetch();
            scored.retry();
          }}
        >
          {t('retry')}
        </Button>
      </Alert>
    );
  if (exams.data === undefined || scored.isLoading)
    return (
      <div aria-busy="true">
        <span className="sr-only" role="status">
          {t('loading')}
        </span>
        <Skeleton className="h-96" />
      </div>
    );
  const entries = trackEntries(exams.data, scored.runs, now);
  const hasBoth = entries.every(({ held }) => held !== null && held.validUntil > now);
  const inSight = (track: ExamTrack): boolean =>
    entries.some((one) => one.track === track && (one.entry.isOpen || one.exams.length > 0));
  return (
    <div className="grid gap-6">
      <section
        aria-label={t('progress')}
        className="chamfer divide-y divide-line border border-line bg-surface shadow-rest"
      >
        {entries.map(({ track, entry, standing }) => (
          <TrackRow key={track} track={track} entry={entry} standing={standing} missing={objectivesLink} />
        ))}
        <div className="grid gap-x-8 gap-y-1 p-5 sm:px-6 lg:grid-cols-[13rem_1fr]">
          <h2 className="text-lg font-semibold">{t('track.full')}</h2>
          <p className="text-sm text-ink-muted lg:self-center">{t(hasBoth ? 'bothHeld' : 'full')}</p>
        </div>
      </section>
      {entries
        .filter(({ track }) => inSight(track))
        // What goes on comes before what is over.
        .toSorted((left, right) => Number(isOn(right.standing)) - Number(isOn(left.standing)))
        .map(({ track, entry, exams: own, held, standing }) => (
          <TrackExam
            key={track}
            {...rest}
            track={track}
            isOpen={standing.kind === 'renewable' || (standing.kind === 'none' && entry.isOpen)}
            exams={own}
            held={held}
            nowMs={now}
          />
        ))}
    </div>
  );
}
