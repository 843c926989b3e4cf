import type { Connection } from '@supabase/lite';

/** Runs one statement with `$1` parameters and gives its rows. */
export type Query = <Row>(text: string, params?: readonly unknown[]) => Promise<Row[]>;

/** The stack's database, as its owner sees it, and the connection that Supabase Lite serves requests from. */
export interface Database {
  readonly connection: Connection;
  readonly query: Query;
  /** Several statements, all or nothing. */
  script(text: string): Promise<void>;
  transaction<Value>(work: (query: Query) => Promise<Value>): Promise<Value>;
  /**
   * Keeps requests apart. PGlite is one connection and Lite opens transactions on it without waiting for its turn, so
   * two requests at once would run in each other's transaction and role; they are queued. PostgreSQL has a pool.
   */
  exclusive<Value>(work: () => Promise<Value>): Promise<Value>;
  close(): Promise<void>;
}
