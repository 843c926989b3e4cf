import type { PeopleSort } from '../../../core/contracts/people-rows.ts';

/** People per page. */
export const PEOPLE_PAGE_SIZE = 20;

/** Search, sorting and page of the list. */
export interface PeopleList {
  readonly search: string;
  readonly sort: PeopleSort;
  readonly isDescending: boolean;
  /** Starts at 0. */
  readonly page: number;
}

/** The initial list: everybody, newest first. */
export const FIRST_LIST: PeopleList = { search: '', sort: 'created_at', isDescending: true, page: 0 };

/** The number of pages for a total; at least one. */
export function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / PEOPLE_PAGE_SIZE));
}
