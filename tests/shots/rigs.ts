import type { Page, Route } from 'playwright';

type Rig = (page: Page) => Promise<unknown>;

/** Every request whose address matches is refused with this status. */
export function refuses(address: RegExp, status = 500, body: unknown = { message: 'Out of order' }): Rig {
  return (page) => page.route(address, (route) => route.fulfill({ status, json: body }));
}

/** Every request whose address matches gets this answer. */
export function answers(address: RegExp, body: unknown): Rig {
  return (page) => page.route(address, (route) => route.fulfill({ json: body }));
}

/** Requests whose address matches never get an answer. */
export function hangs(address: RegExp): Rig {
  return (page) => page.route(address, () => undefined);
}

/** Requests whose address matches find no network. */
export function isCutOff(address: RegExp): Rig {
  return (page) => page.route(address, (route) => route.abort());
}

/** The first row of a real answer, changed. */
export function changesRow(address: RegExp, change: Readonly<Record<string, unknown>>): Rig {
  const answer = async (route: Route): Promise<void> => {
    const response = await route.fetch();
    const body: unknown = await response.json();
    const rows = Array.isArray(body) ? body : [body];
    const changed = rows.map((row: object, index) => (index === 0 ? { ...row, ...change } : row));
    await route.fulfill({ response, json: Array.isArray(body) ? changed : changed[0] });
  };
  return (page) => page.route(address, answer);
}

/** The addresses that screens ask. */
export const BACKEND = {
  plans: /\/rest\/v1\/plans/,
  subscription: /\/rest\/v1\/subscriptions/,
  band: /\/rpc\/read_board_band/,
  cardReviews: /\/rest\/v1\/card_reviews/,
  planHistory: /\/rest\/v1\/subscription_history/,
  profile: /\/rest\/v1\/profiles/,
  invoices: /\/functions\/v1\/list-invoices/,
  checkout: /\/functions\/v1\/create-checkout-session/,
  verification: /\/functions\/v1\/verify-checkout-session/,
  change: /\/functions\/v1\/change-plan/,
  cancel: /\/functions\/v1\/cancel-subscription/,
  people: /\/rpc\/list_people/,
  createUser: /\/functions\/v1\/create-user/,
  demoUsage: /\/rpc\/get_demo_usage_count/,
  waitingCount: /\/rpc\/waiting_list_count/,
  letters: /\/emailjs\//,
  signIn: /\/auth\/v1\/token/,
  signUp: /\/auth\/v1\/signup/,
  recovery: /\/auth\/v1\/recover/,
  user: /\/auth\/v1\/user/,
} as const;
