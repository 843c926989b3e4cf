import { queryOptions } from '@tanstack/react-query';
import { z } from '../../../core/contracts/zod.ts';
import type { StepRecord } from '../../../core/tutorials/progress.ts';
import { getSupabase } from '../../../lib/supabase.ts';

/** A step as the database keeps it. */
export interface KeptStep extends StepRecord {
  /** Milliseconds since 1970, by the database's clock. */
  readonly doneAt: number;
}

const rows = z.array(
  z
    .object({ tutorial: z.string(), step: z.int(), skipped: z.boolean(), done_at: z.string() })
    .transform(({ done_at, ...step }): KeptStep => ({ ...step, doneAt: Date.parse(done_at) })),
);

/** The steps of tutorials that a person has behind them, as the database keeps them. */
export function tutorialStepsQuery(personId: string) {
  return queryOptions({
    queryKey: ['tutorial-steps', personId],
    queryFn: async ({ signal }): Promise<readonly KeptStep[]> => {
      const supabase = await getSupabase();
      const { data, error } = await supabase
        .from('tutorial_steps')
        .select('tutorial, step, skipped, done_at')
        .eq('user_id', personId)
        .retry(false)
        .abortSignal(signal);
      if (error) throw error;
      return rows.parse(data);
    },
  });
}

/** Adds steps to those of whoever is signed in; what is there already stays. Throws the database's error. */
export async function addTutorialSteps(steps: readonly StepRecord[]): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.from('tutorial_steps').upsert(
    steps.map(({ tutorial, step, skipped }) => ({ tutorial, step, skipped })),
    { onConflict: 'user_id,tutorial,step,skipped', ignoreDuplicates: true },
  );
  if (error) throw error;
}
