import type { QueryClient } from '@tanstack/react-query';
import { DESK_RUNS } from '../../features/ticket-desk/session/desk-runs.ts';
import { runsKey } from '../../runs/api/runs-key.ts';
import { handInWaiting } from '../../runs/practice/hand-in.ts';

export async function handInDesk(personId: string, queries: QueryClient): Promise<void> {
  if (await handInWaiting(DESK_RUNS, personId))
    void queries.invalidateQueries({ queryKey: runsKey(personId) });
}
