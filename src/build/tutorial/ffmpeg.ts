import { spawnSync } from 'node:child_process';

/** Runs ffmpeg, which writes over the file that is there. */
export function ffmpeg(...args: readonly string[]): void {
  const { status } = spawnSync('ffmpeg', ['-v', 'error', '-y', ...args], { stdio: 'inherit' });
  if (status !== 0) throw new Error('ffmpeg failed, or there is none: apt-get install ffmpeg.');
}
