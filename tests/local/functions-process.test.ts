import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { launchDeno } from '../../supabase/local/host/deno.ts';
import { functionsEnv } from '../../supabase/local/host/functions-env.ts';
import {
  createFunctions,
  type FunctionsOptions,
  type FunctionsProcess,
} from '../../supabase/local/host/functions-process.ts';
import { proxyFunctions } from '../../supabase/local/host/functions-proxy.ts';
import { denoProcessesOf, isRunning } from '../support/processes.ts';

/** Nobody listens there; what is asked here needs no database. */
const NO_BACKEND = 'http://127.0.0.1:9';
const SLOW_AFTER_MS = 200;
/** Deno answers at once; a machine that is busy may keep it waiting. */
const SIGN_OF_LIFE_WITHIN_MS = 5_000;

let functions: FunctionsProcess;
afterEach(() => functions.stop());

function begin(options: FunctionsOptions = {}): FunctionsProcess {
  functions = createFunctions(functionsEnv(NO_BACKEND, NO_BACKEND), () => undefined, options);
  return functions;
}

const call = async (): Promise<number> => {
  const answer = await proxyFunctions(
    functions,
    SLOW_AFTER_MS,
  )(new Request('http://127.0.0.1/functions/v1/no-such-function', { method: 'POST', body: '{}' }));
  return answer?.status ?? 0;
};
const calls = (many: number): Promise<readonly number[]> => Promise.all(Array.from({ length: many }, call));
const all = (many: number, status: number): readonly number[] => Array.from({ length: many }, () => status);

/** What Deno sometimes is on a busy machine: a process that starts and says nothing. */
const hang = () => spawn('sleep', ['600'], { stdio: ['pipe', 'pipe', 'pipe'] });

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

function onlyDeno(): number {
  const [pid] = denoProcessesOf(process.pid);
  if (pid === undefined) throw new Error('No functions are running.');
  return pid;
}

describe('the process of the functions', () => {
  it('is restarted when it hangs at its start, and answers the calls made meanwhile', async () => {
    let launches = 0;
    begin({
      patienceMs: [500, 60_000],
      launch: (port, env) => (++launches === 1 ? hang() : launchDeno(port, env)),
    });
    expect(await calls(10)).toEqual(all(10, 404));
    expect(launches).toBe(2);
  });

  it('makes calls wait for its restart after it has died', async () => {
    begin();
    expect(await call()).toBe(404);
    const first = onlyDeno();
    const port = await functions.port();
    process.kill(first, 'SIGKILL');
    // Its last threads hold the port a little longer than the process is there; what they take is lost with them.
    await expect.poll(() => isListening(port)).toBe(false);
    expect(await calls(10)).toEqual(all(10, 404));
    expect(onlyDeno()).not.toBe(first);
  });

  it('lets no call wait for ever: it is asked to retry', async () => {
    begin({ launch: hang, callWaitsMs: 300 });
    const answer = await proxyFunctions(functions)(new Request('http://127.0.0.1/functions/v1/start-run'));
    expect(answer?.status).toBe(503);
    expect(answer?.headers.get('retry-after')).not.toBeNull();
  });

  it('is replaced when it is frozen', async () => {
    begin({ signOfLifeWithinMs: SIGN_OF_LIFE_WITHIN_MS });
    expect(await call()).toBe(404);
    const frozen = onlyDeno();
    process.kill(frozen, 'SIGSTOP');
    expect(await call()).toBe(503);
    expect(isRunning(frozen)).toBe(false);
    expect(await call()).toBe(404);
  });

  it('is kept while it responds', async () => {
    begin({ signOfLifeWithinMs: SIGN_OF_LIFE_WITHIN_MS });
    await functions.port();
    const first = onlyDeno();
    await functions.prove();
    expect(onlyDeno()).toBe(first);
  });

  it('ends with the process that started it, also when that is killed', async () => {
    begin();
    const owner = spawn(process.execPath, ['--import', 'tsx', 'tests/support/functions-owner.ts'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(owner.stdout, 'data');
    const [orphan = 0] = denoProcessesOf(owner.pid ?? 0);
    expect(isRunning(orphan)).toBe(true);
    owner.kill('SIGKILL');
    await expect.poll(() => isRunning(orphan), { timeout: 20_000 }).toBe(false);
  });
});
