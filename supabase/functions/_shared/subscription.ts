import type { Row } from '../../../src/core/contracts/rows.ts';
import type { Caller } from './caller.ts';
import type { Platform } from './services.ts';

/** The caller's own subscription; null without one. */
export async function ownSubscription(
  platform: Platform,
  caller: Caller,
): Promise<Row<'subscriptions'> | null> {
  const { data, error } = await platform.service
    .from('subscriptions')
    .select('*')
    .eq('user_id', caller.id)
    .maybeSingle();
  if (error !== null) throw new Error(`subscriptions: ${error.message}`);
  return data;
}
