import { withKey } from '../../kernel/with-key.ts';
import { withState } from '../model/changed.ts';
import type { CommandOf } from '../model/commands.ts';
import type { DeskState } from '../model/state.ts';
import { isRemotePage, openPage, type PageId, showPage } from '../tools/pages.ts';
import { done, type Outcome, refuse } from './change.ts';
import { connected } from './connections.ts';
import { withFindings } from './findings.ts';

/** Opens a page of a tool: it shows its subject as it is now, and what can be read there goes into the notebook. */
export function look(state: DeskState, { page, subject }: CommandOf<'look'>): Outcome {
  if (isRemotePage(page)) {
    const session = connected(state, subject);
    if (typeof session === 'string') return refuse(session, subject);
  }
  const opened = openPage(state.world, page, subject, state.now);
  if (opened === null) return refuse('no-such-record', subject);
  const shown = withState(state, { pages: withKey(state.pages, page, opened.shown) });
  // A window tells what a line of the console tells.
  const source = isRemotePage(page) ? 'console:' : '';
  const findings = opened.findings.map(({ reading, subject: of, outcome }) => ({
    test: `${source}${reading}`,
    subject: of,
    outcome,
  }));
  const noted = withFindings(shown, page, findings);
  return done(noted.state, ...noted.events);
}

/** The pages that are open as they stand after an act of one's own: a tool shows at once what was done with it. */
export function withFreshPages(state: DeskState): DeskState {
  let { pages } = state;
  for (const [id, shown] of Object.entries(state.pages)) {
    // A window of a computer that is cut off stays as it was seen last.
    if (isRemotePage(id as PageId) && typeof connected(state, shown.subject) === 'string') continue;
    const fresh = showPage(state.world, id as PageId, shown.subject, state.now);
    if (fresh !== null) pages = withKey(pages, id, fresh);
  }
  return pages === state.pages ? state : withState(state, { pages });
}
