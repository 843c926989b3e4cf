import type { Connection } from '@supabase/lite';

/** Runs one statement with `$1` parameters and returns its rows. */
export type Query = <Row>(text: string, params?: readonly unknown[]) => Promise<Row[]>;

/** The stack's database, as its owner sees it, and the connection that Supabase Lite serves requests from. */
export interface Database {
  readonly connection: Connection;
  readonly query: Query;
  /** Several statements, all or nothing. */
  script(text: string): Promise<void>;
  transaction<Value>(work: (query: Query) => Promise<Value>): Promise<Value>;
  /**
   * Serializes requests on PGlite. It has one connection, on which Lite opens transactions without waiting, so that simultaneous
   * requests would run in each other's transaction and role. PostgreSQL has a pool and runs them in parallel.
   */
  exclusive<Value>(work: () => Promise<Value>): Promise<Value>;
  close(): Promise<void>;
}
