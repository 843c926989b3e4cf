import type { z } from 'zod';
import type { Platform } from './services.ts';

/**
 * Calls a database function as the service: one call is one transaction.
 *
 * @throws Error when the database refuses or answers something that nobody expects.
 */
export async function callRpc<Schema extends z.ZodType>(
  platform: Platform,
  name: string,
  args: Readonly<Record<string, unknown>>,
  answer: Schema,
): Promise<z.output<Schema>> {
  const { data, error } = await platform.service.rpc(name, args);
  if (error !== null) throw new Error(`${name}: ${error.message}`);
  return answer.parse(data);
}
