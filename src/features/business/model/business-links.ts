/** The link targets of the business page, provided by the app, which owns the paths. */
export interface BusinessLinks {
  readonly register: string;
  readonly contact: string;
  readonly pricing: string;
}
