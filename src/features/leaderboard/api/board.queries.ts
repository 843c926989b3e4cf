import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  type BoardEntry,
  boardBand,
  boardPage,
  type ClosedWeek,
  closedWeek,
  ownWeekRow,
  voidedWeeks,
  type WeekRow,
  weekRow,
} from '../../../core/contracts/boards.ts';
import type { ClosedCases } from '../../../core/contracts/practice.ts';
import { z } from '../../../core/contracts/zod.ts';
import type { SimulationId } from '../../../core/simulation-ids.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { getSupabase } from '../../../lib/supabase.ts';
import { closedCases, settleForm } from '../../../runs/api/settle-form.ts';
import { type OwnWeek, ownWeeks } from '../model/own-weeks.ts';

/** The query key of everything on boards, to be invalidated when somebody joins, leaves or plays. */
export const BOARDS_KEY = ['boards'] as const;

/** Weeks are listed as far back as a quarter of a year. */
const MAX_CLOSED_WEEKS = 13;
/** A year of own weeks says which was the best. */
const MAX_OWN_WEEKS = 52;
const PAGE_SIZE = 50;

/** The week that is on in a simulation, made when it is first asked for. */
export function openWeekQuery(simulation: SimulationId) {
  return queryOptions({
    queryKey: [...BOARDS_KEY, 'open-week', simulation],
    queryFn: async ({ signal }): Promise<WeekRow> => {
      const supabase = await getSupabase();
      const made = await supabase
        .rpc('open_ranked_week', { simulation_param: simulation })
        .retry(false)
        .abortSignal(signal);
      if (made.error) throw made.error;
      const { data, error } = await supabase
        .from('forms')
        .select('id, opens_at, closes_at')
        .eq('id', made.data)
        .retry(false)
        .abortSignal(signal)
        .single();
      if (error) throw error;
      return weekRow.parse(data);
    },
  });
}

/** Weeks of a simulation that are over, the latest first. */
export function closedWeeksQuery(simulation: SimulationId) {
  return queryOptions({
    queryKey: [...BOARDS_KEY, 'closed-weeks', simulation],
    queryFn: async ({ signal }): Promise<readonly WeekRow[]> => {
      const supabase = await getSupabase();
      const { data, error } = await supabase
        .from('forms')
        .select('id, opens_at, closes_at, form_items!inner(simulation)')
        .eq('purpose', 'ranked')
        .eq('form_items.simulation', simulation)
        .eq('form_items.position', 1)
        .lte('closes_at', new Date(serverNow()).toISOString())
        .order('closes_at', { ascending: false })
        .limit(MAX_CLOSED_WEEKS)
        .retry(false)
        .abortSignal(signal);
      if (error) throw error;
      return z.array(weekRow).parse(data);
    },
  });
}

/** A week that is over, with what its runs were called and what was wrong in them. */
export type ToldWeek = ClosedWeek & Pick<ClosedCases, 'cases'>;

/** A week that is over, after what was left open in it has been scored; null before its window closes. */
export function closedWeekQuery(formId: string) {
  return queryOptions({
    queryKey: [...BOARDS_KEY, 'closed-week', formId],
    queryFn: async ({ signal }): Promise<ToldWeek | null> => {
      await settleForm(formId);
      const supabase = await getSupabase();
      const [{ data, error }, { cases }] = await Promise.all([
        supabase.rpc('read_closed_week', { form_id_param: formId }).retry(false).abortSignal(signal),
        closedCases(formId),
      ]);
      if (error) throw error;
      const week = closedWeek.parse(data);
      return week === null ? null : { ...week, cases };
    },
  });
}

/** Under which name the person is on the boards; null for somebody who did not join. */
export function membershipQuery(personId: string) {
  return queryOptions({
    queryKey: [...BOARDS_KEY, 'membership', personId],
    queryFn: async ({ signal }): Promise<Membership | null> => {
      const supabase = await getSupabase();
      const { data, error } = await supabase
        .from('board_members')
        .select('pseudonym, shows_replays')
        .eq('user_id', personId)
        .limit(1)
        .retry(false)
        .abortSignal(signal);
      if (error) throw error;
      const [own] = data;
      return own === undefined ? null : { name: own.pseudonym, showsReplays: own.shows_replays };
    },
  });
}

export interface Membership {
  readonly name: string;
  /** Others may watch their runs of weeks that are over, where they are among the first three. */
  readonly showsReplays: boolean;
}

/** The ranked weeks of a simulation that the person has begun, the latest first. */
export function ownWeeksQuery(personId: string, simulation: SimulationId) {
  return queryOptions({
    queryKey: [...BOARDS_KEY, 'own-weeks', personId, simulation],
    queryFn: async ({ signal }): Promise<readonly OwnWeek[]> => {
      const supabase = await getSupabase();
      const { data, error } = await supabase
        .from('form_attempts')
        .select(
          'forms!inner(id, opens_at, best_of, form_items!inner(position, simulation, seeds, void_reason)), form_results(position, score, passed, sim_seconds, finished_at)',
        )
        .eq('user_id', personId)
        .eq('number', 1)
        .eq('forms.purpose', 'ranked')
        .eq('forms.form_items.simulation', simulation)
        .order('begun_at', { ascending: false })
        .limit(MAX_OWN_WEEKS)
        .retry(false)
        .abortSignal(signal);
      if (error) throw error;
      const voided = await supabase.rpc('read_voided_weeks').retry(false).abortSignal(signal);
      if (voided.error) throw voided.error;
      return ownWeeks(z.array(ownWeekRow).parse(data), voidedWeeks.parse(voided.data));
    },
    // Runs are played on another page.
    staleTime: 0,
  });
}

/** The people of a week who are rated like the person; null for somebody without a rating. */
export function bandQuery(formId: string) {
  return queryOptions({
    queryKey: [...BOARDS_KEY, 'band', formId],
    queryFn: async ({ signal }) => {
      const supabase = await getSupabase();
      const { data, error } = await supabase
        .rpc('read_board_band', { form_id_param: formId })
        .retry(false)
        .abortSignal(signal);
      if (error) throw error;
      return boardBand.parse(data);
    },
    staleTime: 0,
  });
}

/** Everybody of a week in order, page by page from below the last name. */
export function everybodyQuery(formId: string) {
  return infiniteQueryOptions({
    queryKey: [...BOARDS_KEY, 'everybody', formId],
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }): Promise<readonly BoardEntry[]> => {
      const supabase = await getSupabase();
      const { data, error } = await supabase
        .rpc('read_board_page', {
          form_id_param: formId,
          ...(pageParam === null ? {} : { below_param: pageParam }),
        })
        .retry(false)
        .abortSignal(signal);
      if (error) throw error;
      return boardPage.parse(data);
    },
    getNextPageParam: (last: readonly BoardEntry[]) =>
      last.length < PAGE_SIZE ? undefined : last.at(-1)?.name,
  });
}

/** Names to pick from that nobody has, at most so many. */
export function freeNamesQuery(names: readonly string[], count: number) {
  return queryOptions({
    queryKey: [...BOARDS_KEY, 'free-names', names],
    queryFn: async ({ signal }): Promise<readonly string[]> => {
      const supabase = await getSupabase();
      const { data, error } = await supabase
        .rpc('free_pseudonyms', { names_param: [...names] })
        .retry(false)
        .abortSignal(signal);
      if (error) throw error;
      return z.array(z.string()).parse(data).slice(0, count);
    },
  });
}
