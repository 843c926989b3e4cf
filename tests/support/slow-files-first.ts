import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Those that take over ten seconds: begun last, one of them would keep a worker busy while the others have nothing left. */
const SLOW: ReadonlySet<string> = new Set([
  'tests/core/hardware/scenarios/proofs.test.ts',
  'tests/functions/run-leaks.test.ts',
  'tests/functions/attacks.test.ts',
  'tests/sql/attacks.test.ts',
  'tests/functions/run-attacks.test.ts',
  'tests/local/lost-database.test.ts',
  'tests/features/hardware-lab/explore-bench.test.tsx',
  'tests/features/hardware-lab/practice-job.test.tsx',
]);

/** Within a project the slow files first, then as ever: by the duration of the last run or, without one, by size. */
export class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    const isSlow = (file: TestSpecification): boolean =>
      SLOW.has(relative(this.ctx.config.root, file.moduleId));
    return [...new Set(usual.map((file) => file.project))].flatMap((project) => {
      const own = usual.filter((file) => file.project === project);
      return [...own.filter(isSlow), ...own.filter((file) => !isSlow(file))];
    });
  }
}
