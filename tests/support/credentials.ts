import { issueCredentialAnswer } from '../../src/core/contracts/credentials.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import { type Caller, callFunction } from './checkout.ts';

/** The address of the function that shows badges. */
export const badgeUrlOf = ({ url }: Pick<Stack, 'url'>): string => `${url}/functions/v1/badge`;

/** Issues a certificate for an exam that was passed. Returns its number. */
export async function issueCredential(
  stack: Stack,
  who: Caller,
  examId: string,
  track = 'hardware',
): Promise<string> {
  const { status, body } = await callFunction(stack, who, 'issue-credential', { examId, track });
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return issueCredentialAnswer.parse(body).number;
}

/** What anybody reads of a certificate; null for an unknown number. */
export async function readPublicCredential(
  stack: Stack,
  number: string,
): Promise<Readonly<Record<string, unknown>> | null> {
  const answer = await fetch(`${stack.url}/rest/v1/rpc/read_credential`, {
    method: 'POST',
    headers: { apikey: stack.keys.publishable, 'content-type': 'application/json' },
    body: JSON.stringify({ id_param: number }),
  });
  return (await answer.json()) as Readonly<Record<string, unknown>> | null;
}

/** The published list of certificates that do not count any more. */
export async function listRevoked(stack: Stack): Promise<unknown> {
  const answer = await fetch(`${badgeUrlOf(stack)}/revoked`);
  return ((await answer.json()) as { revokedCredential: unknown }).revokedCredential;
}
