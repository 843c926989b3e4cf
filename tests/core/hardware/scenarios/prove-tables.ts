import { entropyBits, priorBelief } from '../../../../src/core/assessment/belief.ts';
import { referencePath } from '../../../../src/core/assessment/reference.ts';
import type { Scenario } from '../../../../src/core/hardware/scenarios/scenario.ts';

/** How far two hypotheses must differ in what some test says, to count as told apart. */
const APART = 0.3;
const TOLERANCE = 1e-9;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** What is wrong with a scenario's data, one line each: figures that do not add up, suspects that cannot be found. */
export function tableFaults(scenario: Scenario): readonly string[] {
  const { hypotheses, tests, setups = {}, verify } = scenario;
  const ids = hypotheses.map(({ id }) => id);
  const faults: string[] = [];
  const complain = (isWrong: boolean, text: string): void => {
    if (isWrong) faults.push(`${scenario.id}: ${text}`);
  };
  const priors = sum(hypotheses.map(({ prior }) => prior));
  complain(Math.abs(priors - 1) > TOLERANCE, `priors add up to ${priors.toFixed(4)}, not 1`);
  complain(new Set(ids).size < ids.length, 'two hypotheses share an id');
  complain(new Set(tests.map(({ id }) => id)).size < tests.length, 'two tests share an id');
  complain(verify.length === 0, 'nothing proves the repair (`verify` is empty)');
  complain(entropyBits(priorBelief(hypotheses)) < 0.5, 'there is next to nothing to find out');
  for (const test of tests) {
    for (const setup of test.setups ?? [])
      complain(setups[setup] === undefined, `test ${test.id} needs set-up "${setup}", which has no cost`);
    for (const id of ids) {
      const column = sum(Object.values(test.likelihoods).map((row) => row[id] ?? 0));
      complain(
        Math.abs(column - 1) > TOLERANCE,
        `test ${test.id}: its outcomes under ${id} add up to ${column.toFixed(4)}, not 1`,
      );
    }
  }
  for (const [index, one] of ids.entries()) {
    complain(
      !referencePath(scenario, one, new Map()).isolated,
      `no sequence of tests ever makes ${one} likelier than .80`,
    );
    for (const other of ids.slice(index + 1)) {
      const isApart = tests.some(({ likelihoods }) =>
        Object.values(likelihoods).some((row) => Math.abs((row[one] ?? 0) - (row[other] ?? 0)) >= APART),
      );
      complain(!isApart, `no test tells ${one} from ${other}`);
    }
  }
  return faults;
}
