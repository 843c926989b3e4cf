/** The link targets of the landing page, provided by the app, which owns the paths. */
export interface LandingLinks {
  readonly register: string;
  readonly waitingList: string;
  /** Opens in a new tab. */
  readonly demo: string;
}
