import { spawn } from 'node:child_process';
import { ensureBrowser } from './support/ensure-browser.ts';
import { ensurePostgres } from './support/ensure-postgres.ts';
import { warmFunctions } from './support/warm-functions.ts';

/** `npm test`: everything, in the order in which a failure is told soonest. */
interface Step {
  readonly title: string;
  readonly run: () => Promise<void>;
}

const npm = (script: string) => (): Promise<void> => runCommand('npm', ['run', '--silent', script]);
const vitest =
  (...projects: readonly string[]) =>
  (): Promise<void> =>
    runCommand('npx', ['vitest', 'run', ...projects.flatMap((name) => ['--project', name])]);

const together = async (...works: readonly (() => Promise<void>)[]): Promise<void> => {
  await Promise.all(works.map((work) => work()));
};
const inTurn =
  (...works: readonly (() => Promise<void>)[]) =>
  async (): Promise<void> => {
    for (const work of works) await work();
  };

const STEPS: readonly Step[] = [
  { title: 'set-up: a browser', run: async () => ensureBrowser() },
  { title: 'set-up: PostgreSQL and the linter of its functions', run: async () => ensurePostgres() },
  { title: 'set-up: the functions, compiled', run: warmFunctions },
  {
    title: 'lint, types, unused code, rules, architecture',
    // The types are one long thread; what else there is fits beside it.
    run: () => together(npm('types'), inTurn(npm('lint'), npm('knip'), npm('unit'))),
  },
  { title: 'database, functions and their deployment', run: vitest('backend', 'processes') },
  { title: 'screens against the real backend', run: vitest('parts', 'replaced', 'screens') },
  { title: 'production build', run: npm('build') },
  { title: 'bundle budgets', run: vitest('build') },
  { title: 'journeys in Chromium', run: npm('e2e') },
];

const startedAt = performance.now();
for (const [index, step] of STEPS.entries()) {
  const stepStartedAt = performance.now();
  console.log(`\n── ${index + 1}/${STEPS.length} ${step.title}`);
  await step.run();
  console.log(`── done in ${secondsSince(stepStartedAt)} s`);
}
console.log(`\nEverything passed in ${secondsSince(startedAt)} s.`);

function secondsSince(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(1);
}

function runCommand(command: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, LITE_TELEMETRY: '0' },
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else {
        console.error(`\n${command} ${args.join(' ')} failed (exit ${String(code)}).`);
        process.exit(1);
      }
    });
  });
}
