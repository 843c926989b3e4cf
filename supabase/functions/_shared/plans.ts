import { type PlanKey, planKeyOfId } from '../../../src/core/billing/plans.ts';
import { type PlanRow, planRow } from '../../../src/core/contracts/rows.ts';
import { HttpError } from './http-error.ts';
import type { PaymentServices } from './services.ts';

export interface SoldPlan {
  readonly key: PlanKey;
  readonly row: PlanRow;
}

/**
 * A plan with its present name and price from the database, never from the request.
 *
 * @throws HttpError 404 for an id that is not one of the six plans.
 */
export async function loadPlan(services: PaymentServices, planId: string): Promise<SoldPlan> {
  const key = planKeyOfId(planId);
  if (key === null) throw new HttpError(404, 'Selected plan not found');
  const { data, error } = await services.service.from('plans').select('*').eq('id', planId).maybeSingle();
  if (error !== null) throw new Error(`plans: ${error.message}`);
  if (data === null) throw new HttpError(404, 'Selected plan not found');
  return { key, row: planRow.parse(data) };
}

/** Id of the plan's price in Stripe's catalogue; null if the operator has not created one. */
export function catalogPriceOf(plan: SoldPlan, isLive: boolean): string | null {
  return isLive ? plan.row.stripe_price_id_live : plan.row.stripe_price_id;
}
