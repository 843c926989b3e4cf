/** Where the landing page leads; the app, which owns the addresses, fills it in. */
export interface LandingLinks {
  readonly register: string;
  readonly waitingList: string;
  /** Opens in a new tab. */
  readonly demo: string;
}
