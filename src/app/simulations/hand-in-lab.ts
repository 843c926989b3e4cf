import type { QueryClient } from '@tanstack/react-query';
import { LAB_RUNS } from '../../features/hardware-lab/session/lab-runs.ts';
import { runsKey } from '../../runs/api/runs-key.ts';
import { handInWaiting } from '../../runs/practice/hand-in.ts';

export async function handInLab(personId: string, queries: QueryClient): Promise<void> {
  if (await handInWaiting(LAB_RUNS, personId))
    void queries.invalidateQueries({ queryKey: runsKey(personId) });
}
