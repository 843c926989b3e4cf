import type { z } from 'zod';
import type { Database, Json } from '../../../src/core/contracts/database.ts';
import type { Platform } from './services.ts';

type Functions = Database['public']['Functions'];

/** The arguments of a database function. The generated types omit that our parameters accept null, and JSON ones any value. */
type RpcArgs<Name extends keyof Functions> = {
  readonly [Param in keyof Functions[Name]['Args']]: Json extends Functions[Name]['Args'][Param]
    ? unknown
    : Functions[Name]['Args'][Param] | null;
};

/**
 * Calls a database function with the service role; one call is one transaction.
 *
 * @throws Error when the database refuses or its result does not match the schema.
 */
export async function callRpc<Name extends keyof Functions, Schema extends z.ZodType>(
  platform: Platform,
  name: Name,
  args: RpcArgs<Name>,
  answer: Schema,
): Promise<z.output<Schema>> {
  const { data, error } = await platform.service.rpc(name, args as Functions[Name]['Args']);
  if (error !== null) throw new Error(`${name}: ${error.message}`);
  return answer.parse(data);
}
