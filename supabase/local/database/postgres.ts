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
 * Lite passes values of JSON columns as serialized text, which postgres.js would serialize again, so that
 * `raw_user_meta_data` would become a JSON string. Text that is already an object or array is passed unchanged.
 */
function toJson(value: unknown): string {
  return typeof value === 'string' && /^\s*[[{]/.test(value) ? value : JSON.stringify(value);
}

/**
 * Seconds before the driver reopens a closed connection: effectively never, because it would run the rest of a transaction on
 * the new connection, without its role.
 */
const NEVER_S = 10 * 24 * 3600;

/**
 * Connects to a real PostgreSQL (15 or later) with a pool of `poolSize` connections. `onLost` is called when one of them
 * closes; the returned database must not be used after that.
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
      // Wrapped in an object, because postgres.js would await an array result as a list of queries.
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
