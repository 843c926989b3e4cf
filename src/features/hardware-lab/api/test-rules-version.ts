import { LAB_RULES_ID } from '../../../core/hardware/simulation-id.ts';
import { rulesVersionOf } from '../../../core/kernel/run.ts';

/** The rules of a test, as a run names them: what this page can draw, and judge a replay by. */
export const TEST_RULES_VERSION = rulesVersionOf({ rules: LAB_RULES_ID }, 'testing');
