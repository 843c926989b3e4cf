import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Those that take longest: begun last, one of them would keep a worker busy while the others have nothing left. */
const SLOW: ReadonlySet<string> = new Set([
  'tests/core/hardware/scenarios/proofs.test.ts',
  'tests/core/ticketing/bots/desk-bots.test.ts',
  'tests/core/ticketing/shift/testing-shifts.test.ts',
  'tests/deploy/hosted.test.ts',
  'tests/local/lost-database.test.ts',
  'tests/deploy/database.test.ts',
  'tests/sql/attacks.test.ts',
  'tests/functions/run-attacks.test.ts',
  'tests/functions/attacks.test.ts',
  'tests/functions/desk-practice.test.ts',
  'tests/features/ticket-desk/expert-by-buttons.test.tsx',
  'tests/features/hardware-lab/explore-bench.test.tsx',
  'tests/features/auth/login.test.tsx',
  'tests/features/hardware-lab/practice-job.test.tsx',
  'tests/features/hardware-lab/test-at-the-bench.test.tsx',
  'tests/app/pages/dashboard.test.tsx',
]);

/**
 * Projects that give each file a process of its own first: their files are few and long. Within a project the slow files
 * first, then as ever: by the duration of the last run or, without one, by size.
 */
export class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    const isSlow = (file: TestSpecification): boolean =>
      SLOW.has(relative(this.ctx.config.root, file.moduleId));
    const projects = [...new Set(usual.map((file) => file.project))];
    const isolatedFirst = projects.toSorted(
      (one, other) => Number(other.config.isolate) - Number(one.config.isolate),
    );
    return isolatedFirst.flatMap((project) => {
      const own = usual.filter((file) => file.project === project);
      return [...own.filter(isSlow), ...own.filter((file) => !isSlow(file))];
    });
  }
}
