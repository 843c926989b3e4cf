/** Where the waiting list leads; the app, which owns the addresses, fills it in. */
export interface WaitingListLinks {
  readonly home: string;
  readonly register: string;
  readonly contact: string;
  readonly terms: string;
  readonly privacy: string;
}
