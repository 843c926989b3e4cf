import { type IssueCredentialAnswer, issueCredentialBody } from '../../../src/core/contracts/credentials.ts';
import { identifyCaller } from '../_shared/caller.ts';
import type { Issuer } from '../_shared/credential-keys.ts';
import { endpoint, type Handler } from '../_shared/endpoint.ts';
import { HttpError } from '../_shared/http-error.ts';
import { issue, signAnew } from './issue.ts';
import { readAward } from './stored-award.ts';

const CALLS = { name: 'issue-credential', limit: 30, per: 'hour' } as const;

/**
 * Signs the certificate of an exam that the caller has passed, and answers its number. Asked again it answers the same one; one that a
 * revoked key signed is signed anew.
 */
export function issueCredential(issuer: Issuer): Handler {
  return endpoint({
    name: CALLS.name,
    siteUrl: issuer.env.siteUrl,
    admit: (request) => identifyCaller(issuer, request, CALLS),
    body: issueCredentialBody,
    answer: async (caller, { examId, track }): Promise<IssueCredentialAnswer> => {
      const key = { userId: caller.id, examId, track };
      const stored = await readAward(issuer, key);
      if (stored === null) throw new HttpError(404, 'There is no passed exam to certify.');
      const { award, credential } = stored;
      if (credential === null) return { number: await issue(issuer, key, { award, email: caller.email }) };
      if (issuer.keys.revoked.includes(credential.kid)) await signAnew(issuer, key, { award, credential });
      return { number: credential.id };
    },
  });
}
