import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { mondayAt, type Rhythm, rhythmOf, type Work } from '../../../core/assessment/rhythm.ts';
import { MS_PER_MINUTE } from '../../../core/kernel/time.ts';
import { notify } from '../../../lib/notify.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { useServerNow } from '../../../lib/use-server-now.ts';
import { useSingleFlight } from '../../../lib/use-single-flight.ts';
import { setWeekGoal } from '../api/set-week-goal.ts';
import { weekGoalsQuery } from '../api/week-goals.query.ts';
import { GOAL_NOT_SET } from '../messages.ts';

export interface LearnersRhythm {
  /** Null while it is read, and where that failed. */
  readonly rhythm: Rhythm | null;
  readonly hasFailed: boolean;
  retry(): void;
  readonly isSaving: boolean;
  /** Sets the goal from this week on; null pauses. `onDone` once it is kept; a failure is told, and nothing changes. */
  pick(days: number | null, onDone?: () => void): void;
}

/** A person's week in the time zone of their device. @param works what they finished, in any order. */
export function useRhythm(personId: string, works: readonly Work[]): LearnersRhythm {
  const query = weekGoalsQuery(personId);
  const { data: goals, isError, refetch } = useQuery(query);
  const queries = useQueryClient();
  const minute = useServerNow(MS_PER_MINUTE);
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const rhythm = useMemo(
    () => (goals === undefined ? null : rhythmOf(works, goals, { nowMs: minute, timeZone })),
    [goals, works, minute, timeZone],
  );
  const flight = useSingleFlight();
  const saving = useMutation({
    mutationFn: (days: number | null) => setWeekGoal({ fromWeek: mondayAt(serverNow(), timeZone), days }),
    onSuccess: () => queries.invalidateQueries({ queryKey: query.queryKey }),
    onError: () => notify(GOAL_NOT_SET),
    onSettled: () => flight.end(),
  });
  return {
    rhythm,
    hasFailed: isError,
    retry: () => void refetch(),
    isSaving: saving.isPending,
    pick(days, onDone) {
      if (flight.begin()) saving.mutate(days, onDone === undefined ? {} : { onSuccess: onDone });
    },
  };
}
