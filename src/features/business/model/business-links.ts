/** Where the business page leads; the app, which owns the addresses, fills it in. */
export interface BusinessLinks {
  readonly register: string;
  readonly contact: string;
  readonly pricing: string;
}
