/** Where the page of the simulations leads; the app, which owns the addresses, fills it in. */
export interface ShowcaseLinks {
  readonly register: string;
  readonly plans: string;
  readonly business: string;
}
