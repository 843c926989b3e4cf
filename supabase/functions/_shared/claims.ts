import { benchNoteIn } from '../../../src/core/contracts/bench-stories.ts';
import type { RunClaim } from '../../../src/core/kernel/run-claim.ts';
import { canonicalJson } from '../../../src/core/kernel/stable-hash.ts';
import { HttpError } from './http-error.ts';
import { findPractice, type StoredPractice } from './practice.ts';
import type { Platform } from './services.ts';

/** The most runs that one log may name: each of them is read. */
const MOST_CLAIMS = 8;

/**
 * Believes a log what it says of other runs only where the rows of those runs say the same: practice of this person, of that
 * story, judged after the job was dealt, with that result and that note.
 *
 * @throws HttpError 400 for a log that says anything else.
 */
export async function confirmClaims(
  platform: Platform,
  userId: string,
  job: Pick<StoredPractice, 'dealt_at'>,
  claims: readonly RunClaim[],
): Promise<void> {
  if (claims.length > MOST_CLAIMS) throw notSo();
  for (const claim of claims) {
    const run = await findPractice(platform, userId, claim.runId);
    if (run === null || !holds(claim, run, job)) throw notSo();
  }
}

function holds(
  { simulation, story, passed, note }: RunClaim,
  run: StoredPractice,
  { dealt_at: dealtAt }: Pick<StoredPractice, 'dealt_at'>,
): boolean {
  return (
    run.simulation === simulation &&
    run.story === story &&
    run.status === 'finished' &&
    run.passed === passed &&
    run.finished_at !== null &&
    Date.parse(run.finished_at) >= Date.parse(dealtAt) &&
    canonicalJson(benchNoteIn(run.commands)) === canonicalJson(note)
  );
}

function notSo(): HttpError {
  return new HttpError(400, 'The log names work that was not done.');
}
