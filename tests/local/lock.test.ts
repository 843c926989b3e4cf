import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from '../../supabase/local/database/lock.ts';
import { signIn, startTestStack } from '../support/stack.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stack-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the data folder of a stack', () => {
  it('is refused while another running process has it, with a message that says what to do', async () => {
    const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
    await writeFile(join(folder, 'lock'), String(other.pid));
    await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${other.pid}. Stop the other`);
    const ended = new Promise((resolve) => other.once('close', resolve));
    other.kill('SIGKILL');
    await ended;
    const unlock = await lockFolder(folder);
    await unlock();
  });

  it('is taken over from a dead process with the same process id', async () => {
    await writeFile(join(folder, 'lock'), String(process.pid));
    const unlock = await lockFolder(folder);
    await unlock();
  });

  it('passes from one stack to the next within a process, as when Vite restarts itself', async () => {
    const unlock = await lockFolder(folder);
    let isFree = false;
    setTimeout(() => {
      isFree = true;
      void unlock();
    }, 300);
    const next = await lockFolder(folder);
    expect(isFree).toBe(true);
    await next();
  });

  it('keeps people, their sessions and what they did over a restart', async () => {
    const first = await startTestStack({ dataDir: folder, functions: false });
    const person = await signIn(first, 'ace');
    await person.from('profiles').update({ full_name: 'Asha Renamed' }).eq('email', 'ace@benchready.test');
    const session = (await person.auth.getSession()).data.session;
    await first.stop();

    const second = await startTestStack({ dataDir: folder, functions: false });
    const returning = await signIn(second, 'new');
    const { data } = await returning.auth.setSession({
      access_token: session?.access_token ?? '',
      refresh_token: session?.refresh_token ?? '',
    });
    expect(data.user?.email).toBe('ace@benchready.test');
    expect((await returning.from('profiles').select('full_name')).data).toEqual([
      { full_name: 'Asha Renamed' },
    ]);
    await second.stop();
  });
});
