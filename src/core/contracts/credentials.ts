import { z } from './zod.ts';

/** Request body and response of `issue-credential`, which signs the certificate of a passed exam. */

export const issueCredentialBody = z.strictObject({
  examId: z.uuid(),
  /** Which of the exam's awards: the exam that completes the pair awards Full as well. */
  track: z.enum(['hardware', 'service-desk', 'full']),
});

export const issueCredentialAnswer = z.object({ number: z.string() });
export type IssueCredentialAnswer = z.infer<typeof issueCredentialAnswer>;
