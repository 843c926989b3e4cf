import { fork } from 'node:child_process';
import type { StackOptions } from '../../supabase/local/stack.ts';

/** What goes over the channel between a screen test and its backend. */
export interface StackReady {
  readonly url: string;
  readonly publishableKey: string;
}
export type StackRequest =
  | { readonly id: number; readonly kind: 'sql'; readonly text: string; readonly params: readonly unknown[] }
  | { readonly id: number; readonly kind: 'renew' | 'assert-same-schema' };
export type StackAnswer =
  | { readonly id: number; readonly rows: readonly unknown[] }
  | { readonly id: number; readonly failure: string };

export interface StackProcess extends StackReady {
  /** Runs a statement as the owner of the database. */
  sql<Row>(text: string, params?: readonly unknown[]): Promise<Row[]>;
  /** As of a `KeptStack`. */
  renew(): Promise<void>;
  assertSameSchema(): Promise<void>;
  stop(): Promise<void>;
}

const SERVER = 'tests/support/stack-server.ts';

/**
 * The real backend beside a test that runs in jsdom: its libraries would take jsdom's globals for a browser's, so it gets
 * a process of its own.
 */
export function startStackProcess(options: StackOptions = {}): Promise<StackProcess> {
  const child = fork(SERVER, [JSON.stringify(options)], { execArgv: ['--import', 'tsx'] });
  const waiting = new Map<number, (answer: StackAnswer) => void>();
  let requests = 0;
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));

  const ask = (request: (id: number) => StackRequest): Promise<readonly unknown[]> =>
    new Promise((resolve, reject) => {
      const id = ++requests;
      waiting.set(id, (answer) => {
        if ('failure' in answer) reject(new Error(answer.failure));
        else resolve(answer.rows);
      });
      child.send(request(id));
    });
  const sql = async <Row>(text: string, params: readonly unknown[] = []): Promise<Row[]> =>
    (await ask((id) => ({ id, kind: 'sql', text, params }))) as Row[];
  const renew = async (): Promise<void> => {
    await ask((id) => ({ id, kind: 'renew' }));
  };
  const assertSameSchema = async (): Promise<void> => {
    await ask((id) => ({ id, kind: 'assert-same-schema' }));
  };

  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The backend ended with ${code} before it was ready.`)));
    child.on('message', (message: StackReady | StackAnswer) => {
      if ('url' in message) {
        const stop = (): Promise<void> => {
          child.disconnect();
          return exited;
        };
        resolve({ ...message, sql, renew, assertSameSchema, stop });
        return;
      }
      waiting.get(message.id)?.(message);
      waiting.delete(message.id);
    });
  });
}
