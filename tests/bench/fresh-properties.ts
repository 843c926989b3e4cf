import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sourceFiles } from '../support/source-files.ts';
import type { Figure } from './figure.ts';

/** Runs the files with properties once more, with seeds that nobody has seen; a counterexample is printed with its seed. */
export async function measureProperties(): Promise<readonly Figure[]> {
  const files = sourceFiles('tests')
    .filter(({ imports }) => imports.some(({ target }) => target === 'tests/support/fixed-seeds.ts'))
    .map(({ path }) => path)
    .filter((path) => /\.test\.tsx?$/.test(path));
  const run = spawn('npx', ['vitest', 'run', ...files], {
    stdio: 'inherit',
    env: { ...process.env, FRESH_SEEDS: '1' },
  });
  const [code] = (await once(run, 'exit')) as [number | null];
  return [{ name: 'files with properties, fresh seeds', value: code === 0 ? 'hold' : 'fail', unit: '' }];
}
