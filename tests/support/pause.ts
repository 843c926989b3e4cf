import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';

const POLL_MS = 10;
const BLOCKED_WITHIN_MS = 20_000;

/** A held lock, at which requests pile up until it is let go. */
export interface Pause {
  /** Waits until this many statements wait for any lock. */
  untilBlocked(count: number): Promise<void>;
}

/**
 * Runs `work` while another connection holds what `lock` takes, lets go when `work` is done, and gives its answer.
 * Makes a race happen every time, in the order in which `work` sends its requests: hand back promises inside an object,
 * so that they are awaited after the lock is gone.
 */
export async function whilePaused<Value extends object>(
  databaseUrl: string,
  lock: string,
  work: (pause: Pause) => Promise<Value>,
): Promise<Value> {
  const sql = postgres(databaseUrl, { max: 2, onnotice: () => undefined });
  const untilBlocked = async (count: number): Promise<void> => {
    const deadline = Date.now() + BLOCKED_WITHIN_MS;
    for (;;) {
      const [row] = await sql<{ blocked: number }[]>`
        select count(*)::int as blocked from pg_stat_activity where wait_event_type = 'Lock'`;
      if (row !== undefined && row.blocked >= count) return;
      if (Date.now() > deadline) throw new Error(`${row?.blocked ?? 0} of ${count} statements wait.`);
      await sleep(POLL_MS);
    }
  };
  try {
    const held = await sql.begin(async (transaction) => {
      await transaction.unsafe(lock);
      return { value: await work({ untilBlocked }) };
    });
    return held.value;
  } finally {
    await sql.end();
  }
}
