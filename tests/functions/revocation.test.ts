import { describe, expect, test } from 'vitest';
import { fullAward } from '../../src/core/assessment/certificate/full.ts';
import { appealUntil } from '../../src/core/assessment/credential/appeal.ts';
import { MS_PER_MINUTE } from '../../src/core/kernel/time.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import { DESK_AWARD, HARDWARE_AWARD, passExam } from '../support/awards.ts';
import { type Caller, caller, callFunction } from '../support/checkout.ts';
import { badgeUrlOf, issueCredential, listRevoked, readPublicCredential } from '../support/credentials.ts';
import type { SeedName } from '../support/people.ts';
import { shareStack, workerStack } from '../support/shared-stack.ts';
import { signIn } from '../support/stack.ts';

const ASHAS_EXAM = 'ea000000-0000-4000-8000-000000000001';
const OTHER_EXAM = 'ea000000-0000-4000-8000-000000000002';
const REASON = 'Two people took this exam together.';

let stack: Stack;
let asha: Caller;

shareStack(async () => {
  stack = await workerStack();
  asha = await caller(stack, 'ace');
  await passExam(stack, 'ace', ASHAS_EXAM);
  return stack;
});

const issued = (examId = ASHAS_EXAM, track = 'hardware') => issueCredential(stack, asha, examId, track);
const read = (number: string) => readPublicCredential(stack, number);
const revokedOnes = () => listRevoked(stack);

describe('a certificate', () => {
  test('that an administrator revokes for a reason says so everywhere, and keeps who did it', async () => {
    const number = await issued();
    const admin = await signIn(stack, 'admin');
    const answer = await admin.rpc('revoke_credential', { id_param: number, reason_param: REASON });
    expect(answer.error).toBeNull();
    expect(await read(number)).toMatchObject({ revoked_reason: REASON, is_withdrawn: false });
    expect(await revokedOnes()).toEqual([
      { id: `${badgeUrlOf(stack)}/${number}`, revoked: true, revocationReason: REASON },
    ]);
    const [entry] = await stack.sql(
      "select actor_id, subject_id, details from audit_log where action = 'credential_revoked'",
    );
    expect(entry).toMatchObject({ subject_id: asha.id, details: { credential: number, reason: REASON } });
    const again = await admin.rpc('revoke_credential', { id_param: number, reason_param: REASON });
    expect(again.error?.hint).toBe('already-revoked');
  });

  const revokeAsha = async (): Promise<string> => {
    const number = await issued();
    const admin = await signIn(stack, 'admin');
    await admin.rpc('revoke_credential', { id_param: number, reason_param: REASON });
    return number;
  };
  const appeal = async (name: SeedName, number: string) => {
    const person = await signIn(stack, name);
    return person.rpc('appeal_revocation', {
      id_param: number,
      reason_param: 'We are two people, here is how.',
    });
  };
  const decide = async (name: SeedName, outcome: string) => {
    const [review] = await stack.sql<{ id: string }>("select id from disputes where subject like 'BR-%'");
    const person = await signIn(stack, name);
    const args = {
      outcome_param: outcome,
      reason_param: 'We looked at both logs again.',
      review_id_param: review?.id,
    };
    return person.rpc('decide_review', args);
  };

  test('that was revoked counts again where an appeal of its holder was right, and so does its badge', async () => {
    const number = await revokeAsha();
    expect((await appeal('testing', number)).error?.code).toBe('PT404');
    expect((await appeal('ace', number)).error).toBeNull();
    expect((await appeal('ace', number)).error?.hint).toBe('already-disputed');
    expect((await decide('ace', 'restore')).error).not.toBeNull();
    expect(await read(number)).toMatchObject({ revoked_reason: REASON });
    const admin = await signIn(stack, 'admin');
    const { data: reviews } = await admin.rpc('list_reviews');
    expect(reviews).toMatchObject([{ what: 'dispute', subject: number }]);
    expect((await decide('admin', 'restore')).error).toBeNull();
    expect(await read(number)).toMatchObject({ revoked_at: null, revoked_reason: null });
    expect(await revokedOnes()).toEqual([]);
    const herself = await signIn(stack, 'ace');
    expect((await herself.rpc('read_appeal', { id_param: number })).data).toMatchObject({
      outcome: 'restore',
    });
    expect(await stack.sql("select 1 from audit_log where action = 'credential_restored'")).toHaveLength(1);
  });

  test('that was revoked stays so where an appeal was not right, and without one', async () => {
    const number = await revokeAsha();
    const back =
      'update credentials set revoked_at = null, revoked_by = null, revoked_reason = null where id = $1';
    await expect(stack.sql(back, [number])).rejects.toThrow('revoked already');
    await appeal('ace', number);
    await decide('admin', 'keep');
    expect(await read(number)).toMatchObject({ revoked_reason: REASON });
    await expect(stack.sql(back, [number])).rejects.toThrow('revoked already');
  });

  test.each([
    { name: 'on the last day', early: MS_PER_MINUTE, hint: undefined },
    { name: 'not afterwards', early: 0, hint: 'too-late' },
  ])('is appealed against $name', async ({ early, hint }) => {
    const number = await revokeAsha();
    const at = Date.now() + early - appealUntil(0);
    await stack.sql(`do $$ begin
      set local session_replication_role = replica;
      update public.credentials set revoked_at = to_timestamp(${at} / 1000.0) where id = '${number}';
    end $$`);
    expect((await appeal('ace', number)).error?.hint).toBe(hint);
  });

  describe('of Full', () => {
    const AWARD = JSON.stringify(fullAward(HARDWARE_AWARD, DESK_AWARD));
    const holdBoth = async (): Promise<void> => {
      await passExam(stack, 'ace', OTHER_EXAM, DESK_AWARD);
      const row = "insert into exam_awards (exam_id, track, user_id, award) values ($1, 'full', $2, $3)";
      await stack.sql(row, [OTHER_EXAM, asha.id, AWARD]);
    };
    const revoke = async (number: string): Promise<void> => {
      const admin = await signIn(stack, 'admin');
      await admin.rpc('revoke_credential', { id_param: number, reason_param: REASON });
    };

    test('falls with a part of it, for the same reason, and the other part stays', async () => {
      await holdBoth();
      const full = await issued(OTHER_EXAM, 'full');
      const desk = await issued(OTHER_EXAM, 'service-desk');
      await revoke(await issued());
      expect(await read(full)).toMatchObject({ revoked_reason: REASON });
      expect(await read(desk)).toMatchObject({ revoked_at: null });
      expect(await stack.sql("select 1 from audit_log where action = 'credential_revoked'")).toHaveLength(2);
    });

    const ask = (track: string) =>
      callFunction(stack, asha, 'issue-credential', { examId: OTHER_EXAM, track });

    test('is not issued any more once a part of it was revoked', async () => {
      await holdBoth();
      await revoke(await issued());
      expect((await ask('full')).status).toBe(404);
      expect((await ask('service-desk')).status).toBe(200);
    });
  });
});
