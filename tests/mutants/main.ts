import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { sourceFiles } from '../support/source-files.ts';
import { type Mutant, mutated, seeded } from './mutant.ts';
import { sqlMutants } from './sql-mutants.ts';
import { typescriptMutants } from './typescript-mutants.ts';

/**
 * `npm run mutants -- [count] [seed] [first]`: makes one change at a time in core, functions and SQL, and says what the tests make of
 * it. Changes files and puts them back, so it works in a clean tree alone.
 */
interface Ground {
  readonly name: string;
  readonly mutants: readonly Mutant[];
  /** Commands in the order in which a change is found out soonest; the first that fails has killed it. */
  readonly suites: (mutant: Mutant) => readonly (readonly string[])[];
}

const vitest = (...args: readonly string[]): readonly string[] => ['vitest', ...args, '--bail=1'];
const text = (path: string): string => readFileSync(path, 'utf8');

function typescriptIn(...folders: readonly string[]): readonly Mutant[] {
  return sourceFiles(...folders)
    .filter(({ path }) => !path.endsWith('.d.ts'))
    .flatMap((file) => typescriptMutants(file.path, file.text));
}

const MIGRATIONS = 'supabase/migrations';
const GROUNDS: readonly Ground[] = [
  {
    name: 'core',
    mutants: typescriptIn('src/core'),
    suites: ({ path }) => [
      ['tsc', '-p', 'src/core', '--noEmit'],
      vitest('related', path, '--run', '--project', 'core', '--project', 'scene'),
      vitest('related', path, '--run', '--project', 'parts', '--project', 'replaced', '--project', 'screens'),
      vitest('run', '--project', 'backend', 'tests/functions'),
    ],
  },
  {
    name: 'functions',
    mutants: typescriptIn('supabase/functions'),
    suites: () => [vitest('run', '--project', 'backend', 'tests/functions')],
  },
  {
    name: 'SQL',
    mutants: sqlMutants(
      readdirSync(MIGRATIONS)
        .sort()
        .map((file) => ({ path: `${MIGRATIONS}/${file}`, text: text(`${MIGRATIONS}/${file}`) })),
    ),
    suites: () => [
      vitest('run', '--project', 'backend', 'tests/sql'),
      vitest('run', '--project', 'backend', 'tests/functions', 'tests/local'),
    ],
  },
];

const [count = 30, seed = 1, first = 1] = process.argv.slice(2).map(Number);
if (execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' }) !== '')
  throw new Error('There are changes that are not committed.');

const random = seeded(seed);
const picked = Array.from({ length: count }, (_, index) => {
  const ground = GROUNDS[index % GROUNDS.length];
  const mutant = ground?.mutants[Math.floor(random() * ground.mutants.length)];
  if (ground === undefined || mutant === undefined) throw new Error('There is nothing to change.');
  return { ground, mutant };
});

console.log(
  `${count} of ${GROUNDS.map(({ name, mutants }) => `${mutants.length} in ${name}`).join(', ')}; seed ${seed}`,
);
let survivors = 0;
for (const [index, { ground, mutant }] of picked.entries()) {
  if (index + 1 < first) continue;
  const original = text(mutant.path);
  const killer = tryOut(ground, mutant, original);
  if (killer === null) survivors++;
  const what = `${mutant.kind}: ${oneLine(mutant.from)} → ${oneLine(mutant.to)}`;
  console.log(`${index + 1}. ${mutant.path}:${mutant.line} ${what} · ${killer ?? 'SURVIVES'}`);
}
console.log(`${count - first + 1 - survivors} of ${count - first + 1} were killed.`);

/** The first suite that fails with the change, and the test; null where all pass. */
function tryOut({ suites }: Ground, mutant: Mutant, original: string): string | null {
  writeFileSync(mutant.path, mutated(original, mutant));
  try {
    for (const command of suites(mutant)) {
      const { status, output } = spawnSync('npx', command, {
        encoding: 'utf8',
        maxBuffer: 2 ** 28,
        env: { ...process.env, NO_COLOR: '1' },
      });
      if (status !== 0) return `killed by ${failureIn(output.join('\n')) ?? command.join(' ')}`;
    }
    return null;
  } finally {
    writeFileSync(mutant.path, original);
  }
}

/** The first test that failed. A file without one comes second: `--bail` also ends files that are still starting. */
function failureIn(output: string): string | undefined {
  const failures = [...output.matchAll(/FAIL +(.*)/g)].map(([, failure]) => failure);
  return failures.find((failure) => failure?.includes(' > ')) ?? failures[0];
}

function oneLine(code: string): string {
  return code.replace(/\s+/g, ' ').slice(0, 60) || '(nothing)';
}
