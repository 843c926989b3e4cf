import { PLAN_IDS, type PlanKey } from '../../src/core/billing/plans.ts';
import { SUBSCRIPTION_PERIOD_MS } from '../../src/core/billing/subscription.ts';

/** A simple model of the rules of paid time, to compare the database with. Times in ms. */
export interface Account {
  readonly plan: PlanKey | null;
  readonly endsAt: number;
  /** Dollars that 30 days of the time left were paid with. */
  readonly rate: number;
  readonly isCanceled: boolean;
  /** The one that renews the plan. */
  readonly subscription: string | null;
  /** What was paid for, and which time that bought. */
  readonly bought: readonly Bought[];
}

interface Purchase {
  readonly session: string;
  readonly plan: PlanKey;
  /** Dollars, after any promotion. */
  readonly paid: number;
  /** When its checkout was opened. */
  readonly openedAt: number;
  readonly subscription: string | null;
}

interface Bought extends Purchase {
  readonly from: number;
  readonly to: number;
  readonly isRefunded: boolean;
}

export const NO_PLAN: Account = {
  plan: null,
  endsAt: 0,
  rate: 0,
  isCanceled: false,
  subscription: null,
  bought: [],
};

/** Dollars, as the plans migration sells them. */
export const PRICES: Readonly<Record<PlanKey, number>> = {
  free: 0,
  ace: 9.49,
  expert: 12.99,
  testing: 79,
  ticketing: 89,
  golden: 139,
};

/** Fulfils a paid session. */
export function give(account: Account, purchase: Purchase, now: number): Account {
  const { plan: old, endsAt, bought, rate } = account;
  const { plan, openedAt, paid } = purchase;
  const isOpen = old !== null && endsAt > now;
  const left = isOpen ? endsAt - now : 0;
  if (isOpen && bought.some((other) => !other.isRefunded && other.openedAt > openedAt)) {
    const added = plan === old ? SUBSCRIPTION_PERIOD_MS : worth(SUBSCRIPTION_PERIOD_MS, paid, PRICES[old]);
    const to = endsAt + added;
    return {
      ...account,
      endsAt: to,
      rate: blend([left, rate], [added, plan === old ? paid : PRICES[old]]),
      bought: [...bought, { ...purchase, from: endsAt, to, isRefunded: false }],
    };
  }
  const carried = plan === old ? left : worth(left, rate, PRICES[plan]);
  const from = now + carried;
  const to = from + SUBSCRIPTION_PERIOD_MS;
  return {
    plan,
    endsAt: to,
    rate: blend([carried, plan === old ? rate : PRICES[plan]], [SUBSCRIPTION_PERIOD_MS, paid]),
    isCanceled: false,
    subscription: purchase.subscription,
    bought: [...bought, { ...purchase, from, to, isRefunded: false }],
  };
}

/** The free plan is started: it costs nothing, so that there is nothing of it to give back. */
export function giveFree(account: Account, now: number): Account {
  return {
    ...account,
    plan: 'free',
    endsAt: now + SUBSCRIPTION_PERIOD_MS,
    rate: 0,
    isCanceled: false,
    subscription: null,
  };
}

/** Refunds a session: the rest of its time is removed, and its subscription is canceled. */
export function takeBack(account: Account, session: string, now: number): Account {
  const one = account.bought.find((other) => other.session === session && !other.isRefunded);
  if (one === undefined) return account;
  const bought = account.bought.map((other) => (other === one ? { ...one, isRefunded: true } : other));
  const unspent = one.to - Math.max(one.from, now);
  if (unspent <= 0 || account.endsAt <= now) return { ...account, bought };
  const isRenewedByIt = one.subscription !== null && one.subscription === account.subscription;
  return {
    ...account,
    bought,
    endsAt: Math.max(account.endsAt - unspent, now),
    isCanceled: account.isCanceled || isRenewedByIt,
  };
}

/** Converts time paid at one rate to time of a plan at its price: never more than before. */
function worth(timeMs: number, rate: number, price: number): number {
  if (rate === 0) return 0;
  return price === 0 ? timeMs : timeMs * Math.min(1, rate / price);
}

function blend(...parts: readonly (readonly [timeMs: number, rate: number])[]): number {
  const time = parts.reduce((sum, [timeMs]) => sum + timeMs, 0);
  return time === 0 ? 0 : parts.reduce((sum, [timeMs, rate]) => sum + timeMs * rate, 0) / time;
}

export function planKey(id: string | null): PlanKey | null {
  const found = Object.entries(PLAN_IDS).find(([, planId]) => planId === id);
  return found === undefined ? null : (found[0] as PlanKey);
}
