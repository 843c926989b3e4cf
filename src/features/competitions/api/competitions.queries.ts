import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  type Competition,
  type CompetitionEntry,
  competitionPage,
  type Decision,
  decisionPage,
  entriesPage,
  foundEntry,
  type RankedWeekRow,
  type Review,
  rankedWeekRow,
  reviewPage,
  type Standing,
  standingsPage,
} from '../../../core/contracts/competition-answers.ts';
import { z } from '../../../core/contracts/zod.ts';
import { getSupabase } from '../../../lib/supabase.ts';
import { settleForm } from '../../../runs/api/settle-form.ts';
import { recountRankings } from './competition-calls.ts';

/** The query key of everything on competitions, to be invalidated when somebody makes one or decides. */
export const COMPETITIONS_KEY = ['competitions'] as const;

/** Ranked weeks of both simulations are listed as far back as a quarter of a year. */
const MAX_WEEKS = 26;

/** Rows of a page, as the database cuts them; a shorter page is the last one. */
const PAGE = { competitions: 20, standings: 50, entries: 50, reviews: 20, decisions: 20 } as const;

/** Where the next page begins: after the last row of a full page. */
function nextAfter<Row>(
  size: number,
  of: (row: Row) => string,
): (last: readonly Row[]) => string | undefined {
  return (last) => {
    const row = last.length < size ? undefined : last.at(-1);
    return row === undefined ? undefined : of(row);
  };
}

/** Competitions with the reader's own attempts, the one that closes last first. */
export function competitionsQuery(personId: string) {
  return infiniteQueryOptions({
    queryKey: [...COMPETITIONS_KEY, 'list', personId],
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }): Promise<readonly Competition[]> => {
      const supabase = await getSupabase();
      const { data, error } = await supabase
        .rpc('list_competitions', pageParam === null ? {} : { below_param: pageParam })
        .retry(false)
        .abortSignal(signal);
      if (error) throw error;
      return competitionPage.parse(data);
    },
    getNextPageParam: nextAfter<Competition>(PAGE.competitions, ({ id }) => id),
    // Runs are played on another page.
    staleTime: 0,
  });
}

/** The list of places of a competition that is over, after what was left open in it has been scored. */
export function standingsQuery(formId: string) {
  return infiniteQueryOptions({
    queryKey: [...COMPETITIONS_KEY, 'standings', formId],
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }): Promise<readonly Standing[]> => {
      if (pageParam === null) await settleForm(formId);
      const supabase = await getSupabase();
      const { data, error } = await supabase
        .rpc('read_competition_page', {
          form_id_param: formId,
          ...(pageParam === null ? {} : { below_param: pageParam }),
        })
        .retry(false)
        .abortSignal(signal);
      if (error) throw error;
      return standingsPage.parse(data);
    },
    getNextPageParam: nextAfter<Standing>(PAGE.standings, ({ name }) => name),
  });
}

/** Ranked weeks with their items, the latest first, for administrators. */
export function rankedWeeksQuery() {
  return queryOptions({
    queryKey: [...COMPETITIONS_KEY, 'ranked-weeks'],
    queryFn: async ({ signal }): Promise<readonly RankedWeekRow[]> => {
      const supabase = await getSupabase();
      const { data, error } = await supabase
        .from('forms')
        .select('id, opens_at, form_items!inner(position, simulation, void_reason)')
        .eq('purpose', 'ranked')
        .order('opens_at', { ascending: false })
        .limit(MAX_WEEKS)
        .retry(false)
        .abortSignal(signal);
      if (error) throw error;
      return z.array(rankedWeekRow).parse(data);
    },
  });
}

/** The attempt of the person of this name at a competition or a ranked week, for administrators; asked for no empty name. */
export function foundEntryQuery(formId: string, name: string) {
  return queryOptions({
    queryKey: [...COMPETITIONS_KEY, 'found-entry', formId, name],
    enabled: name !== '',
    queryFn: async ({ signal }): Promise<CompetitionEntry | null> => {
      const supabase = await getSupabase();
      const { data, error } = await supabase
        .rpc('find_attempt', { form_id_param: formId, name_param: name })
        .retry(false)
        .abortSignal(signal);
      if (error) throw error;
      return foundEntry.parse(data);
    },
  });
}

/** Who takes part in a competition or a ranked week, for administrators. */
export function entriesQuery(formId: string) {
  return infiniteQueryOptions({
    queryKey: [...COMPETITIONS_KEY, 'entries', formId],
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }): Promise<readonly CompetitionEntry[]> => {
      const supabase = await getSupabase();
      const { data, error } = await supabase
        .rpc('list_competition_attempts', {
          form_id_param: formId,
          ...(pageParam === null ? {} : { below_param: pageParam }),
        })
        .retry(false)
        .abortSignal(signal);
      if (error) throw error;
      return entriesPage.parse(data);
    },
    getNextPageParam: nextAfter<CompetitionEntry>(PAGE.entries, ({ attemptId }) => attemptId),
  });
}

/** Flags and disputes that nobody has decided, for administrators, oldest first. */
export function reviewsQuery() {
  return infiniteQueryOptions({
    queryKey: [...COMPETITIONS_KEY, 'reviews'],
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }): Promise<readonly Review[]> => {
      // Whoever decided may have closed their page in the middle of it; the list does not wait for that.
      if (pageParam === null) recountRankings().catch(() => undefined);
      const supabase = await getSupabase();
      const { data, error } = await supabase
        .rpc('list_reviews', pageParam === null ? {} : { after_param: pageParam })
        .retry(false)
        .abortSignal(signal);
      if (error) throw error;
      return reviewPage.parse(data);
    },
    getNextPageParam: nextAfter<Review>(PAGE.reviews, ({ id }) => id),
  });
}

/** What was decided, for administrators, the newest first. */
export function decisionsQuery() {
  return infiniteQueryOptions({
    queryKey: [...COMPETITIONS_KEY, 'decisions'],
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }): Promise<readonly Decision[]> => {
      const supabase = await getSupabase();
      const { data, error } = await supabase
        .rpc('list_decisions', pageParam === null ? {} : { below_param: pageParam })
        .retry(false)
        .abortSignal(signal);
      if (error) throw error;
      return decisionPage.parse(data);
    },
    getNextPageParam: nextAfter<Decision>(PAGE.decisions, ({ id }) => id),
  });
}
