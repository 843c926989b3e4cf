import { afterAll, describe, expect, test } from 'vitest';
import type { Stack } from '../../supabase/local/stack.ts';
import { type ApiAnswer, type Cast, send, signInSeededPeople } from '../support/cast.ts';
import { whilePaused } from '../support/pause.ts';
import { idOf, type SeedName } from '../support/people.ts';
import type { TestPostgres } from '../support/postgres.ts';
import { startPreparedPostgres } from '../support/prepared-postgres.ts';
import { shareStack } from '../support/shared-stack.ts';
import { startTestStack } from '../support/stack.ts';
import { call, change, profileOf } from './attacks/requests.ts';
import { guardThatOnlyWarns } from './weakened-defence.ts';

// PGlite has one connection and hides races, so these run on a real PostgreSQL. Every change of a role or status ends
// with an entry in the log: holding that table stops each request after its checks and before its commit.
const BEFORE_COMMIT = 'lock table audit_log in share mode';
const AT_ONCE = 50;

describe('on a real PostgreSQL', () => {
  let server: TestPostgres;
  let stack: Stack;
  let cast: Cast;

  afterAll(() => server.stop());
  shareStack(async () => {
    server = await startPreparedPostgres();
    stack = await startTestStack({ databaseUrl: server.url, functions: false });
    await stack.sql(`update profiles set role = 'super_admin' where id = '${idOf('admin')}'`);
    cast = await signInSeededPeople(stack);
    return stack;
  });

  const patch = (actor: SeedName, person: SeedName, body: unknown): Promise<ApiAnswer> =>
    send(stack, cast, actor, change(profileOf(person), body));
  const supersLeft = async (): Promise<number> => {
    const [row] = await stack.sql<{ left: number }>(
      `select count(*)::int as left from profiles where role = 'super_admin' and status`,
    );
    return row?.left ?? 0;
  };

  /** Sends the requests one after the other, each when the one before it waits; answers when the lock is gone. */
  async function race(...requests: readonly (() => Promise<ApiAnswer>)[]): Promise<readonly number[]> {
    const { answers } = await whilePaused(server.url, BEFORE_COMMIT, async (pause) => {
      const sent: Promise<ApiAnswer>[] = [];
      for (const request of requests) {
        sent.push(request());
        await pause.untilBlocked(sent.length);
      }
      return { answers: sent };
    });
    return (await Promise.all(answers)).map((answer) => answer.status);
  }

  const demoteEachOther = () =>
    race(
      () => patch('super', 'admin', { role: 'user' }),
      () => patch('admin', 'super', { role: 'user' }),
    );

  test('of two super_admins who demote each other, one stays', async () => {
    expect(await demoteEachOther()).toEqual([200, 403]);
    expect(await supersLeft()).toBe(1);
  });

  test('of two super_admins who deactivate themselves, one stays', async () => {
    const statuses = await race(
      () => patch('super', 'super', { status: false }),
      () => patch('admin', 'admin', { status: false }),
    );
    expect(statuses).toEqual([200, 403]);
    expect(await supersLeft()).toBe(1);
  });

  test('without the lock, none would stay', async () => {
    await stack.sql('alter table profiles disable trigger profiles_serialize_authority');
    try {
      expect(await demoteEachOther()).toEqual([200, 200]);
      expect(await supersLeft()).toBe(0);
    } finally {
      await stack.sql('alter table profiles enable trigger profiles_serialize_authority');
    }
  });

  const OVERTAKEN = [
    {
      what: 'an administrator who is demoted while their own change waits, changes nothing',
      requests: [
        () => patch('super', 'admin', { role: 'user' }),
        () => patch('admin', 'new', { role: 'admin' }),
      ],
      question: `select role as answer from profiles where id = '${idOf('new')}'`,
      answer: 'user',
      message: 'Only an administrator changes other people.',
    },
    {
      what: 'a person who reactivates themselves while their deactivation waits, stays deactivated',
      requests: [() => patch('ace', 'ace', { status: false }), () => patch('ace', 'ace', { status: true })],
      question: `select status as answer from profiles where id = '${idOf('ace')}'`,
      answer: false,
      message: 'Only an administrator reactivates an account.',
    },
  ];

  test.each(OVERTAKEN)('$what', async ({ requests, question, answer }) => {
    expect(await race(...requests)).toEqual([200, 403]);
    expect(await stack.sql(question)).toEqual([{ answer }]);
  });

  test.each(OVERTAKEN)(
    'only because the guard asks again: $message',
    async ({ requests, question, answer, message }) => {
      const { takeAway, giveBack } = guardThatOnlyWarns(message);
      await stack.sql(takeAway);
      try {
        expect(await race(...requests)).toEqual([200, 200]);
        expect(await stack.sql(question)).not.toEqual([{ answer }]);
      } finally {
        await stack.sql(giveBack);
      }
    },
  );

  describe(`of ${AT_ONCE} demos counted at once`, () => {
    const countAtOnce = async (): Promise<readonly ApiAnswer[]> => {
      const { answers } = await whilePaused(
        server.url,
        'lock table private.demo_usage in share mode',
        async (pause) => {
          const sent = Array.from({ length: AT_ONCE }, () =>
            send(stack, cast, 'free', call('increment_demo_usage', { user_id_param: idOf('free') })),
          );
          await pause.untilBlocked(2);
          return { answers: sent };
        },
      );
      return Promise.all(answers);
    };
    const counted = (answers: readonly ApiAnswer[]) => answers.filter((answer) => answer.status === 200);

    test('one counts, and the others are told that the limit is reached', async () => {
      const answers = await countAtOnce();
      expect(counted(answers).map((answer) => answer.body)).toEqual(['1']);
      expect(answers.filter((answer) => answer.status === 409)).toHaveLength(AT_ONCE - 1);
      expect(await stack.sql('select user_id, used_count from private.demo_usage')).toEqual([
        { user_id: idOf('free'), used_count: 1 },
      ]);
    });

    test('more would count if the counter checked first and wrote later', async () => {
      const [original] = await stack.sql<{ definition: string }>(
        `select pg_get_functiondef('private.increment_demo_usage(uuid)'::regprocedure) as definition`,
      );
      await stack.sql('alter table private.demo_usage drop constraint demo_usage_within_limit');
      await stack.sql(`create or replace function private.increment_demo_usage(user_id_param uuid) returns integer
        language plpgsql security definer set search_path = '' as $$
        begin
          if private.get_demo_usage_count(user_id_param) >= 1 then
            raise exception 'Demo limit reached' using errcode = 'PT409';
          end if;
          insert into private.demo_usage as u (user_id, used_count) values (user_id_param, 1)
          on conflict (user_id) do update set used_count = u.used_count + 1;
          return 1;
        end $$`);
      try {
        expect(counted(await countAtOnce()).length).toBeGreaterThan(1);
      } finally {
        await stack.sql('delete from private.demo_usage');
        await stack.sql(
          'alter table private.demo_usage add constraint demo_usage_within_limit check (used_count between 0 and 1)',
        );
        await stack.sql(original?.definition ?? '');
      }
    });
  });
});
