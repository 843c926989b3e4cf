import type { LabReport } from '../../../core/hardware/assessment/report.ts';
import type { LabCommand, LabEvent, Refusal } from '../../../core/hardware/model/commands.ts';
import type { LabState } from '../../../core/hardware/model/state.ts';
import type { LabView } from '../../../core/hardware/model/view.ts';
import { HARDWARE_ID, LAB_RULES_ID } from '../../../core/hardware/simulation-id.ts';
import { rulesVersionOf } from '../../../core/kernel/run.ts';
import { madeByTheRules } from '../../../runs/made-by-the-rules.ts';
import type { PracticeClient } from '../../../runs/run-client.ts';
import type { LabTypes } from '../store.ts';

/** The client of the hardware lab. */
export const LAB_CLIENT: PracticeClient<LabTypes> = {
  simulation: HARDWARE_ID,
  rulesVersion: rulesVersionOf({ rules: LAB_RULES_ID }, 'testing'),
  practiceVersion: rulesVersionOf({ rules: LAB_RULES_ID }, 'practice'),
  loadPlay: async () => (await import('../../../core/hardware/play.ts')).HARDWARE_PLAY,
  hint: { kind: 'ask-hint' },
  payload: {
    command: madeByTheRules<LabCommand>(),
    view: madeByTheRules<LabView>(),
    event: madeByTheRules<LabEvent>(),
    refusal: madeByTheRules<Refusal>(),
  },
  report: madeByTheRules<LabReport>(),
  state: madeByTheRules<LabState>(),
};
