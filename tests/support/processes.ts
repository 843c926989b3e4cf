import { execFileSync } from 'node:child_process';

/** The processes that one has started and that run the functions. */
export function denoProcessesOf(parent: number): readonly number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  return lines.flatMap((line) => {
    const [, pid, owner, args] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return Number(owner) === parent && args?.includes('functions-host') ? [Number(pid)] : [];
  });
}

/** Whether it still runs; one that has ended and was not waited for does not. */
export function isRunning(pid: number): boolean {
  const state = execFileSync('sh', ['-c', `ps -o stat= -p ${pid} || true`], { encoding: 'utf8' }).trim();
  return state !== '' && !state.startsWith('Z');
}
