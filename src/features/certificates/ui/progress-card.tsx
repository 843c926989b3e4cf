import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import type { ExamTrack } from '../../../core/assessment/certificate/award.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import type { ScoredRun } from '../../../runs/objectives/scored-runs.ts';
import { Card, CardBody, CardTitle } from '../../../ui/card.tsx';
import { examsQuery } from '../api/exams.query.ts';
import { type TrackEntry, trackEntries } from '../model/track-entries.ts';
import { EntryBar } from './entry-bar.tsx';

export interface ProgressCardProps {
  readonly personId: string;
  readonly runs: readonly ScoredRun[];
  /** Those of the simulations that the plan opens. */
  readonly tracks: readonly ExamTrack[];
  /** Renders the link to the certificates. */
  readonly link: (label: string) => ReactNode;
}

/** How far a learner is on the way to each certificate; nothing while the exams are not known. */
export function ProgressCard({ personId, runs, tracks, link }: ProgressCardProps) {
  const { t } = useTranslation('certificates');
  const { data: exams } = useQuery(examsQuery(personId));
  const [now] = useState(serverNow);
  const entries = useMemo(
    () => (exams === undefined ? null : trackEntries(exams, runs, now)),
    [exams, runs, now],
  );
  if (entries === null) return null;
  return (
    <Card aria-labelledby="certificate-progress">
      <CardBody className="grid gap-4">
        <div className="flex items-baseline justify-between gap-4">
          <CardTitle id="certificate-progress">{t('home.title')}</CardTitle>
          {link(t('home.details'))}
        </div>
        <ul className="grid divide-y divide-line">
          {entries
            .filter(({ track }) => tracks.includes(track))
            .map((one) => (
              <Track key={one.track} {...one} />
            ))}
        </ul>
      </CardBody>
    </Card>
  );
}

function Track({ track, entry, standing }: TrackEntry) {
  const { t } = useTranslation('certificates');
  const { reached, needed, isOpen } = entry;
  const state =
    standing.kind !== 'none' ? t(`entry.state.${standing.kind}`) : isOpen ? t('entry.ready') : null;
  return (
    <li className="grid gap-1.5 py-3 first:pt-0 last:pb-0">
      <p className="flex items-baseline justify-between gap-4">
        <strong className="font-semibold">{t(`track.${track}`)}</strong>
        <span className="reading text-sm">{t('home.count', { reached, needed })}</span>
      </p>
      <EntryBar entry={entry} />
      <p className="text-sm text-ink-muted">
        {state === null ? (
          t('home.left', { count: needed - reached })
        ) : (
          <strong className="font-medium text-passed">{state}</strong>
        )}
      </p>
    </li>
  );
}
