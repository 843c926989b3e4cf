import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { PeoplePage, PeopleSort } from '../../../core/contracts/people-rows.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { backendMessage } from '../../../lib/backend-message.ts';
import { failureKind } from '../../../lib/failure-kind.ts';
import { notify } from '../../../lib/notify.ts';
import { peopleQuery } from '../api/people.queries.ts';
import { PEOPLE_TOASTS } from '../messages.ts';
import { NotAdmin } from '../model/not-admin.ts';
import { FIRST_LIST, type PeopleList } from '../model/people-list.ts';

/** The debounce of the search. */
const SEARCH_PAUSE_MS = 300;

export interface People {
  readonly list: PeopleList;
  /** The input of the search field, before debouncing. */
  readonly search: string;
  readonly page: PeoplePage | null;
  /** Another page is loading; the one shown is the previous one. */
  readonly isStale: boolean;
  readonly isFailed: boolean;
  readonly isDenied: boolean;
  readonly retry: () => void;
  readonly onSearch: (search: string) => void;
  readonly onSort: (sort: PeopleSort, isDescending: boolean) => void;
  readonly onPage: (page: number) => void;
}

/** The list of people, searched, sorted and paged by the server. */
export function usePeople(): People {
  const { t } = useTranslation('people');
  const [list, setList] = useState<PeopleList>(FIRST_LIST);
  const [search, setSearch] = useState('');
  const { data, error, isPlaceholderData, isError, refetch } = useQuery(peopleQuery(list));
  const isDenied = error instanceof NotAdmin;

  useEffect(() => {
    const timer = setTimeout(
      () => setList((current) => (current.search === search ? current : { ...current, search, page: 0 })),
      SEARCH_PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [search]);

  const notifyFailure = useEffectEvent(() =>
    notify(PEOPLE_TOASTS.fetchFailed, {
      message: backendMessage(error) ?? t(`failures.${failureKind(error)}`),
    }),
  );
  useEffect(() => {
    if (isError && !isDenied) notifyFailure();
  }, [isError, isDenied]);

  return {
    list,
    search,
    page: isDenied ? null : (data ?? null),
    isStale: isPlaceholderData,
    isFailed: isError && !isDenied && (data === undefined || isPlaceholderData),
    isDenied,
    retry: () => void refetch(),
    onSearch: setSearch,
    onSort: (sort, isDescending) => setList((current) => ({ ...current, sort, isDescending, page: 0 })),
    onPage: (page) => setList((current) => ({ ...current, page })),
  };
}
