import { ANALYST } from '../model/analyst.ts';
import type { DeskState } from '../model/state.ts';
import type { ActContext } from '../record/acts.ts';

/** References of vendors, changes, problems and orders begin like this; the desk reads them from the status page. */
const REFERENCE = /^(VND|CHG|PRB|ORD|BEN)-\d{4}$/;

const isReferenceKnown: ActContext['isReferenceKnown'] = (_, reference) => REFERENCE.test(reference);
const isHandOverComplete: ActContext['isHandOverComplete'] = () => true;

/**
 * How the record sees an act of the learner. A hand-over is never refused for what its note lacks: the group that gets it
 * finds out and sends it back.
 */
export function contextOf({ now }: DeskState): ActContext {
  return { now, actor: ANALYST, actorGroup: 'service-desk', isHandOverComplete, isReferenceKnown };
}
