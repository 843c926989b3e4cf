import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { SimulationId } from '../../../core/simulation-ids.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatMoment } from '../../../lib/format-moment.ts';
import { Alert } from '../../../ui/alert.tsx';
import { membershipQuery, openWeekQuery, ownWeeksQuery } from '../api/board.queries.ts';
import { BoardsOfWeek } from './boards-of-week.tsx';
import { JoinCard } from './join-card.tsx';
import { MemberCard } from './member-card.tsx';
import { OfficialRuns, type OfficialRunsProps } from './official-runs.tsx';
import { OwnFigures } from './own-figures.tsx';
import { Loading, NotLoaded } from './waiting.tsx';

export interface OpenWeekProps extends Pick<OfficialRunsProps, 'personId' | 'lacksPlan' | 'onPlay'> {
  readonly simulation: SimulationId;
}

/** The week that is on: the reader first, then their band, then everybody. */
export function OpenWeek({ personId, simulation, lacksPlan, onPlay }: OpenWeekProps) {
  const { t } = useTranslation('leaderboard');
  const week = useQuery(openWeekQuery(simulation));
  const membership = useQuery(membershipQuery(personId));
  const own = useQuery(ownWeeksQuery(personId, simulation));
  const figures = useRef<HTMLElement>(null);
  const [hasLeft, setLeft] = useState(false);
  if (week.isError || membership.isError || own.isError)
    return (
      <NotLoaded
        onRetry={() => {
          for (const query of [week, membership, own]) if (query.isError) void query.refetch();
        }}
      />
    );
  if (week.data === undefined || membership.data === undefined || own.data === undefined) return <Loading />;
  const { id: formId, closesAt } = week.data;
  const isMember = membership.data !== null;
  const now = own.data.find((one) => one.formId === formId);
  return (
    <div className="grid gap-6">
      <p className="text-sm text-ink-muted">{t('closes', { when: formatMoment(closesAt) })}</p>
      {isMember ? null : (
        <JoinCard
          showsReplays={false}
          takesFocus={hasLeft}
          onCancel={null}
          // The card goes; the next one is what others see now.
          onJoined={() => figures.current?.focus()}
        />
      )}
      <OwnFigures ref={figures} formId={formId} weeks={own.data} isMember={isMember} />
      {now?.voidReason == null ? null : (
        <Alert tone="standby" title={t('own.voidTitle')}>
          {now.voidReason}
        </Alert>
      )}
      <OfficialRuns
        formId={formId}
        personId={personId}
        week={now ?? null}
        isMember={isMember}
        lacksPlan={lacksPlan}
        onPlay={onPlay}
      />
      <BoardsOfWeek formId={formId} />
      {membership.data === null ? null : (
        <MemberCard membership={membership.data} onLeft={() => setLeft(true)} />
      )}
    </div>
  );
}
