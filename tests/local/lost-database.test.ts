import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { startTestStack } from '../support/stack.ts';
import { type StackProcess, startStackProcess } from '../support/stack-process.ts';

const PASSWORD = 'long-enough-password';
const READERS = 12;
const WRITERS = 4;

let database: TestPostgres;
let stack: StackProcess | null;
beforeEach(async () => {
  database = await startPostgres();
  stack = null;
});
afterEach(async () => {
  await stack?.stop();
  await database?.stop();
});

const startStack = (): Promise<StackProcess> =>
  startStackProcess({ functions: false, databaseUrl: database.url, quiet: true });

async function ask(to: StackProcess, path: string, body?: unknown): Promise<Response> {
  const answer = await fetch(`${to.url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { apikey: to.publishableKey, 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  });
  await answer.text();
  return answer;
}

const readPlans = (from: StackProcess): Promise<Response> => ask(from, '/rest/v1/plans?select=*');

async function untilItAnswers(asked: StackProcess): Promise<void> {
  while ((await readPlans(asked)).status !== 200) await sleep(100);
}

/** Reads and registers people without a pause until `stop`, which gives the addresses whose registration was acknowledged. */
function load(target: StackProcess): { stop(): Promise<{ emails: string[]; statuses: Set<number> }> } {
  const emails: string[] = [];
  const statuses = new Set<number>();
  let isOver = false;
  const read = async (): Promise<void> => {
    while (!isOver) statuses.add((await readPlans(target)).status);
  };
  const register = async (writer: number): Promise<void> => {
    for (let count = 0; !isOver; count += 1) {
      const email = `person-${writer}-${count}@example.test`;
      const { ok } = await ask(target, '/auth/v1/signup', { email, password: PASSWORD });
      if (ok) emails.push(email);
    }
  };
  const workers = [
    ...Array.from({ length: READERS }, read),
    ...Array.from({ length: WRITERS }, (_, writer) => register(writer)),
  ];
  const stop = async (): Promise<{ emails: string[]; statuses: Set<number> }> => {
    isOver = true;
    await Promise.all(workers);
    return { emails, statuses };
  };
  return { stop };
}

async function killBackends(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where pid <> pg_backend_pid() and backend_type = 'client backend'`;
  await sql.end();
}

/** Waits on a free port for the first connection, closes it and leaves the port. */
function firstConnection(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const door = createServer((socket) => {
      socket.destroy();
      door.close(() => resolve());
    });
    door.once('error', reject).listen(port, '127.0.0.1');
  });
}

describe('the stack, when its PostgreSQL fails under load', () => {
  it('continues, answers 503 until the database is back, and has lost no acknowledged registration', async () => {
    const running = await startStack();
    stack = running;
    const traffic = load(running);
    for (let round = 0; round < 2; round += 1) {
      await sleep(1_000);
      await killBackends(database.url);
      await untilItAnswers(running);
    }
    await sleep(1_000);
    await database.crash();
    expect((await readPlans(running)).headers.get('retry-after')).toBe('1');
    await database.restart();
    await untilItAnswers(running);
    const { emails, statuses } = await traffic.stop();

    expect([...statuses]).toContain(503);
    expect(emails).not.toEqual([]);
    const rows = await running.sql<{ email: string }>('select email from auth.users');
    const kept = new Set(rows.map(({ email }) => email));
    expect(emails.filter((email) => !kept.has(email))).toEqual([]);
  });
});

describe('the stack, when it starts before its PostgreSQL', () => {
  it('answers once the database is up', async () => {
    await database.crash();
    const asked = firstConnection(Number(new URL(database.url).port));
    const starting = startStack();
    await asked;
    await database.restart();
    stack = await starting;
    expect((await readPlans(stack)).status).toBe(200);
  });
});

describe('the stack, when its PostgreSQL answers no', () => {
  /** From now on this person needs a password. */
  async function addPerson(name: string, password: string): Promise<void> {
    const sql = postgres(database.url, { max: 1, onnotice: () => undefined });
    const [file] = await sql<{ path: string }[]>`select current_setting('hba_file') as path`;
    await sql.unsafe(`create role ${name} login password '${password}'`);
    await sql.unsafe(
      `copy (values ('host all ${name} 127.0.0.1/32 scram-sha-256'), ('host all all 127.0.0.1/32 trust'))
       to '${file?.path}'`,
    );
    await sql`select pg_reload_conf()`;
    await sql.end();
  }

  it('does not wait for it, and reports the error', async () => {
    await addPerson('keeper', 'the-right-one');
    const wrong = (change: (url: URL) => void): Promise<unknown> => {
      const url = new URL(database.url);
      change(url);
      return startTestStack({ functions: false, databaseUrl: url.href });
    };
    await expect(
      wrong((url) => {
        url.username = 'keeper';
        url.password = 'the-wrong-one';
      }),
    ).rejects.toThrow(
      'PostgreSQL refuses STACK_DATABASE_URL: PostgresError: password authentication failed for user "keeper"',
    );
    await expect(
      wrong((url) => {
        url.pathname = '/elsewhere';
      }),
    ).rejects.toThrow('database "elsewhere" does not exist');
  });
});
