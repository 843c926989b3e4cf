/** The link targets of the waiting list, provided by the app, which owns the paths. */
export interface WaitingListLinks {
  readonly home: string;
  readonly register: string;
  readonly contact: string;
  readonly terms: string;
  readonly privacy: string;
}
