import { createPostgresConnection } from '@supabase/lite/postgres';
import type { Database, Query } from './database.ts';
import { TIMESTAMPTZ, toIsoMoment } from './moments.ts';

type Parameter = string | number | boolean | null;

/** postgres.js infers how to send a value from its type; objects go as JSON text, dates as ISO text. */
function toParameter(value: unknown): Parameter {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return value instanceof Date ? value.toISOString() : JSON.stringify(value);
}

/**
 * Lite hands JSON columns over as text that it has already written, and postgres.js would quote that text once more, so
 * that `raw_user_meta_data` arrives as a JSON string instead of an object. Text that already is an object or an array
 * goes through as it is.
 */
function toJson(value: unknown): string {
  return typeof value === 'string' && /^\s*[[{]/.test(value) ? value : JSON.stringify(value);
}

/**
 * The driver waits this long before it opens a closed connection again: for ever, in effect. It would run the rest of a
 * transaction on the new connection, in nobody's role.
 */
const NEVER_S = 10 * 24 * 3600;

/**
 * Connects to a real PostgreSQL (15 or later) with a pool of `poolSize` connections. Once one of them closes, which
 * `onLost` is told, what was opened here is to be thrown away.
 */
export function openPostgres(url: string, poolSize: number, onLost?: () => void): Database {
  let isLost = false;
  let isClosing = false;
  const parse = (text: string): unknown => JSON.parse(text);
  const connection = createPostgresConnection({
    url,
    postgresOptions: {
      max: poolSize,
      onnotice: () => undefined,
      max_lifetime: null,
      backoff: () => NEVER_S,
      onclose: () => {
        if (isClosing) return;
        isLost = true;
        onLost?.();
      },
      types: {
        json: { to: 114, from: [114], serialize: toJson, parse },
        timestamptz: { to: TIMESTAMPTZ, from: [TIMESTAMPTZ], serialize: String, parse: toIsoMoment },
        jsonb: { to: 3802, from: [3802], serialize: toJson, parse },
      },
    },
  });
  const { driver } = connection;
  const rows = async <Row>(answer: PromiseLike<unknown>): Promise<Row[]> => [...((await answer) as Row[])];
  const query: Query = <Row>(text: string, params: readonly unknown[] = []) =>
    rows<Row>(driver.unsafe(text, params.map(toParameter)));
  return {
    connection,
    query,
    script: async (text) => {
      await driver.begin((transaction) => transaction.unsafe(text));
    },
    transaction: async (work) => {
      // Boxed: postgres.js would otherwise await an array result as a list of queries.
      const boxed = await driver.begin(async (transaction) => ({
        value: await work(<Row>(text: string, params: readonly unknown[] = []) =>
          rows<Row>(transaction.unsafe(text, params.map(toParameter))),
        ),
      }));
      return boxed.value;
    },
    exclusive: (work) => work(),
    close: () => {
      isClosing = true;
      return isLost ? driver.end({ timeout: 0 }) : connection.close();
    },
  };
}
