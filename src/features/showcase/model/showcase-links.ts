/** The link targets of the simulations page, provided by the app, which owns the paths. */
export interface ShowcaseLinks {
  readonly register: string;
  readonly plans: string;
  readonly business: string;
}
