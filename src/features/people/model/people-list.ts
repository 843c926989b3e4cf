import type { PeopleSort } from '../../../core/contracts/people-rows.ts';

/** How many people a page shows. */
export const PEOPLE_PAGE_SIZE = 20;

/** Which page of whom. */
export interface PeopleList {
  readonly search: string;
  readonly sort: PeopleSort;
  readonly isDescending: boolean;
  /** From 0. */
  readonly page: number;
}

/** What is shown at first: everybody, the newest first. */
export const FIRST_LIST: PeopleList = { search: '', sort: 'created_at', isDescending: true, page: 0 };

/** How many pages so many people fill; one, and empty, for nobody. */
export function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / PEOPLE_PAGE_SIZE));
}
