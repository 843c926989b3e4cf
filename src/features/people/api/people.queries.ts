import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type PeoplePage, peoplePage } from '../../../core/contracts/people-rows.ts';
import { getSupabase } from '../../../lib/supabase.ts';
import { NotAdmin } from '../model/not-admin.ts';
import { PEOPLE_PAGE_SIZE, type PeopleList } from '../model/people-list.ts';

/** The query key of all lists of people, to be invalidated after a change. */
export const PEOPLE_KEY = ['people'] as const;

/** The database's error code for a caller who is no administrator (migration people_list). */
const FORBIDDEN = 'PT403';

/** One page of people; the previous page stays while the next one loads. Throws `NotAdmin`. */
export function peopleQuery(list: PeopleList) {
  return queryOptions({
    queryKey: [...PEOPLE_KEY, list],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<PeoplePage> => {
      const supabase = await getSupabase();
      const { data, error } = await supabase
        .rpc('list_people', {
          search_param: list.search,
          sort_param: list.sort,
          descending_param: list.isDescending,
          limit_param: PEOPLE_PAGE_SIZE,
          offset_param: list.page * PEOPLE_PAGE_SIZE,
        })
        .retry(false)
        .abortSignal(signal);
      if (error) throw error.code === FORBIDDEN ? new NotAdmin() : error;
      return peoplePage.parse(data);
    },
  });
}
