import { diagnosticTest, type TestId } from '../../instruments/diagnostic-tests/catalogue.ts';
import type { SetUp } from '../../instruments/diagnostic-tests/row.ts';
import { findMachine } from '../../machines/find-machine.ts';
import { assemble } from '../factory.ts';
import { testSeconds } from '../test-seconds.ts';
import type { Story, StoryTest } from './story.ts';

/** Cost, set-ups and outcomes of a story's test: the catalogue's values unless the story overrides them. */
interface PricedTest {
  readonly id: TestId;
  readonly costSeconds: number;
  readonly setups: readonly SetUp[];
  readonly outcomes: readonly string[];
}

/** @throws Error for a test that is not in the catalogue. */
export function priced({ model, build, setups }: Story, test: StoryTest): PricedTest {
  const listed = diagnosticTest(test.id, assemble(findMachine(model), build));
  if (listed === null) throw new Error(`The catalogue of tests has no ${test.id}.`);
  return {
    id: test.id,
    costSeconds: testSeconds(listed, model) + (test.waitSeconds ?? 0),
    setups: test.setups ?? listed.setups.filter((setup) => setups[setup] !== undefined),
    outcomes: test.outcomes ?? listed.outcomes,
  };
}
