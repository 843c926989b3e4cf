import { rulesVersionOf } from '../../../core/kernel/run.ts';
import type { ShiftReport } from '../../../core/ticketing/assessment/shift-report.ts';
import type { DeskCommand, DeskEvent, DeskRefusal } from '../../../core/ticketing/model/commands.ts';
import type { DeskState } from '../../../core/ticketing/model/state.ts';
import type { DeskView } from '../../../core/ticketing/model/view.ts';
import { DESK_RULES_ID, TICKETING_ID } from '../../../core/ticketing/simulation-id.ts';
import { madeByTheRules } from '../../../runs/made-by-the-rules.ts';
import type { PracticeClient } from '../../../runs/run-client.ts';
import type { DeskTypes } from '../store.ts';

/** The client of the ticket desk. */
export const DESK_CLIENT: PracticeClient<DeskTypes> = {
  simulation: TICKETING_ID,
  rulesVersion: rulesVersionOf({ rules: DESK_RULES_ID }, 'testing'),
  practiceVersion: rulesVersionOf({ rules: DESK_RULES_ID }, 'practice'),
  loadPlay: async () => (await import('../../../core/ticketing/play.ts')).TICKETING_PLAY,
  hint: { kind: 'ask-hint' },
  payload: {
    command: madeByTheRules<DeskCommand>(),
    view: madeByTheRules<DeskView>(),
    event: madeByTheRules<DeskEvent>(),
    refusal: madeByTheRules<DeskRefusal>(),
  },
  report: madeByTheRules<ShiftReport>(),
  state: madeByTheRules<DeskState>(),
};
