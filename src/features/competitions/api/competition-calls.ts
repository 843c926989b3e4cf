import type { CompetitionForm } from '../../../core/contracts/competitions.ts';
import { momentOf } from '../../../core/contracts/competitions.ts';
import type { ReviewOutcome } from '../../../core/contracts/reviews.ts';
import { getSupabase } from '../../../lib/supabase.ts';

/** Makes a competition. Throws the error of the database. */
export async function makeCompetition(form: CompetitionForm): Promise<void> {
  const { title, simulation, opensAt, closesAt, runMinutes, items, practice } = form;
  const supabase = await getSupabase();
  const { error } = await supabase.rpc('make_competition', {
    competition_param: {
      title,
      simulation,
      opens_at: new Date(momentOf(opensAt)).toISOString(),
      closes_at: new Date(momentOf(closesAt)).toISOString(),
      run_minutes: runMinutes,
      items: items.map(({ family }) => ({ family })),
      practice,
    },
  });
  if (error) throw error;
}

/** What is decided about: something to review, an item of a form, or somebody's attempt. */
export type Decided =
  | { readonly about: 'review'; readonly id: string; readonly position: number | null }
  | { readonly about: 'item'; readonly formId: string; readonly position: number }
  | { readonly about: 'entry'; readonly attemptId: string };

/** Decides for a reason that is kept. Throws the error of the database. */
export async function decide(decided: Decided, outcome: ReviewOutcome, reason: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.rpc('decide_review', {
    outcome_param: outcome,
    reason_param: reason,
    ...namedIn(decided),
  });
  if (error) throw error;
  if (outcome === 'void-item') await recountRankings();
}

/** Works rankings with a voided item out to their end; of all but the largest ones nothing is left. Throws the error of the database. */
export async function recountRankings(): Promise<void> {
  const supabase = await getSupabase();
  for (let isLeft = true; isLeft; ) {
    const { data, error } = await supabase.rpc('recount_rankings');
    if (error) throw error;
    isLeft = data;
  }
}

function namedIn(decided: Decided): Readonly<Record<string, string | number>> {
  switch (decided.about) {
    case 'review':
      return {
        review_id_param: decided.id,
        ...(decided.position === null ? {} : { position_param: decided.position }),
      };
    case 'item':
      return { form_id_param: decided.formId, position_param: decided.position };
    case 'entry':
      return { attempt_id_param: decided.attemptId };
  }
}
