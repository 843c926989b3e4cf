import { farSide, linkAt } from '../behaviour/network.ts';
import { findMachine } from '../machines/find-machine.ts';
import { isFromStock } from '../machines/from-stock.ts';
import type { LabState } from '../model/state.ts';
import type { Page } from '../model/vocabulary.ts';
import { withFinding } from './findings.ts';

/** Pages on which a link or its absence is read. */
const SHOWN_ON: readonly Page[] = ['network', 'ipconfig'];
/** Outcomes of those pages that a sound link does not have. */
const UNLINKED: readonly string[] = ['no-link', 'adapter-off', 'media-disconnected', 'no-adapter'];

/**
 * Records what a borrowed or bought network adapter showed, when it has the cable: the machine was seen without a link, and now
 * has one (`cured`), so that it was its own port, or still has none (`same`).
 */
export function withAdapterFinding(state: LabState, page: Page): LabState {
  const { machine, evidence } = state;
  if (!SHOWN_ON.includes(page)) return state;
  const seenWithout = evidence.some(
    ({ test, outcome }) => SHOWN_ON.some((one) => test === `page:${one}`) && UNLINKED.includes(outcome),
  );
  if (!seenWithout) return state;
  const spec = findMachine(machine.model);
  const port = Object.values(spec.connectors).find(
    ({ id, family, host }) =>
      family === 'rj45' &&
      isFromStock(machine.model, host) &&
      machine.parts[host]?.socket != null &&
      farSide(machine, id) !== null,
  );
  if (port === undefined) return state;
  const outcome = linkAt(machine, port.id) > 0 ? 'cured' : 'same';
  const test = `swap-${spec.parts[port.host]?.kind ?? ''}` as const;
  const last = evidence.findLast((found) => found.test === test);
  return last?.outcome === outcome ? state : withFinding(state, test, outcome, null, port.host);
}
