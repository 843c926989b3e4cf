import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { freePort } from '../http/free-port.ts';
import { LOCAL_HOST } from '../settings.ts';
import { type FunctionsChild, type FunctionsEnv, launchDeno } from './deno.ts';

/**
 * Time limits in milliseconds for the process to start listening, one for each attempt. Deno usually takes 1 to 4 seconds, but
 * sometimes hangs when it starts with an empty cache on a busy machine.
 */
const PATIENCE_MS = [10_000, 20_000, 40_000, 60_000];

/** The pause before a process that died is started again; it doubles up to the longest one. */
const FIRST_RESTART_MS = 250;
const LONGEST_RESTART_MS = 10_000;

/** How long a call waits for a process that is starting: less than the product's pages wait for an answer. */
const CALL_WAITS_MS = 25_000;

/** A process that does not answer for this long counts as frozen. */
const SIGN_OF_LIFE_WITHIN_MS = 10_000;

/** How long the process gets to end by itself. */
const STOP_WITHIN_MS = 2000;

export interface FunctionsProcess {
  /** Starts the process if necessary. Resolves to its port, also after failed attempts to start. */
  port(): Promise<number>;
  /** Checks whether it answers; if not, it is killed and restarted. */
  prove(): Promise<void>;
  stop(): Promise<void>;
}

/** Options for tests, which use other processes and shorter times. */
export interface FunctionsOptions {
  readonly launch?: (port: number, env: FunctionsEnv) => FunctionsChild;
  readonly patienceMs?: readonly number[];
  readonly callWaitsMs?: number;
  readonly signOfLifeWithinMs?: number;
}

/** A promise with its resolve function. */
function promised<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((fulfil) => {
    resolve = fulfil;
  });
  return { promise, resolve };
}

/**
 * Runs every Edge Function in one Deno process, from the first call of `port` on, and restarts it when it dies. Its output goes
 * to `log`; it does not inherit the environment of this process.
 */
export function createFunctions(
  env: FunctionsEnv,
  log: (line: string) => void,
  options: FunctionsOptions = {},
): FunctionsProcess {
  const { launch = launchDeno, patienceMs = PATIENCE_MS } = options;
  let child: ChildProcess | null = null;
  let up = promised<number>();
  let isUp = false;
  let starts = 0;
  let isBegun = false;
  let stopped = false;
  let pause = FIRST_RESTART_MS;
  let timer: NodeJS.Timeout | undefined;
  const killNow = (): void => {
    child?.kill('SIGKILL');
  };
  process.on('exit', killNow);

  /** Makes new calls wait for the next start; calls that wait for the first start keep waiting. */
  const goDown = (): void => {
    if (isUp) up = promised<number>();
    isUp = false;
  };

  const restartLater = (reason: string): void => {
    child = null;
    goDown();
    if (stopped) return;
    log(`${reason}; starting again in ${pause} ms`);
    timer = setTimeout(() => void start(), pause);
    pause = Math.min(pause * 2, LONGEST_RESTART_MS);
  };

  const start = async (): Promise<void> => {
    const port = await freePort();
    if (stopped) return;
    const started = launch(port, env);
    child = started;
    const patience = patienceMs[Math.min(starts, patienceMs.length - 1)];
    starts += 1;
    const deadline = setTimeout(() => {
      log(`the process was not up within ${patience} ms`);
      started.kill('SIGKILL');
    }, patience);
    const read = (line: string): void => {
      if (!line.startsWith('listening')) {
        log(line);
        return;
      }
      pause = FIRST_RESTART_MS;
      starts = 0;
      isUp = true;
      clearTimeout(deadline);
      up.resolve(port);
    };
    createInterface({ input: started.stdout }).on('line', read);
    createInterface({ input: started.stderr }).on('line', read);
    started.once('error', (error) => log(String(error)));
    started.once('exit', (code) => {
      clearTimeout(deadline);
      restartLater(`the process ended with ${code}`);
    });
  };

  const port = async (): Promise<number> => {
    if (stopped) throw new Error('The stack has stopped.');
    if (!isBegun) {
      isBegun = true;
      void start();
    }
    let waiting: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_resolve, reject) => {
      const timeOut = (): void => reject(new Error('The edge functions did not start in time.'));
      waiting = setTimeout(timeOut, options.callWaitsMs ?? CALL_WAITS_MS);
    });
    return Promise.race([up.promise, tooLong]).finally(() => clearTimeout(waiting));
  };

  const prove = async (): Promise<void> => {
    const asked = child;
    if (!isUp || asked === null) return;
    const address = `http://${LOCAL_HOST}:${await up.promise}/`;
    const signal = AbortSignal.timeout(options.signOfLifeWithinMs ?? SIGN_OF_LIFE_WITHIN_MS);
    await fetch(address, { signal }).catch(() => {
      if (signal.aborted && asked === child) {
        log('the process gives no sign of life');
        goDown();
        asked.kill('SIGKILL');
      }
    });
  };

  const stop = async (): Promise<void> => {
    stopped = true;
    clearTimeout(timer);
    process.off('exit', killNow);
    const running = child;
    if (running === null) return;
    const ended = new Promise((resolve) => running.once('close', resolve));
    running.kill('SIGTERM');
    const kill = setTimeout(() => running.kill('SIGKILL'), STOP_WITHIN_MS);
    await ended;
    clearTimeout(kill);
  };
  return { port, prove, stop };
}
