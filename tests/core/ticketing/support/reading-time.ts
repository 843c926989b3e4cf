import type { DeskCommand, DeskEvent } from '../../../../src/core/ticketing/model/commands.ts';
import type { DeskState } from '../../../../src/core/ticketing/model/state.ts';
import { reduce } from '../../../../src/core/ticketing/reduce.ts';
import type { PageContents, PageId } from '../../../../src/core/ticketing/tools/pages.ts';
import { textsOf } from '../../../i18n/text-files.ts';

/** How fast somebody works who knows the desk (desk-build.md 8). */
const WORDS_PER_MINUTE = 200;
const SECONDS_PER_ACT = 2;

const TEXTS = textsOf('en');

function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}

/** Values that a page shows and did not show before: whoever knows the desk finds their labels without reading them. */
function newValues(shown: unknown, before: unknown): number {
  if (shown === null || shown === undefined || shown === before) return 0;
  if (typeof shown !== 'object') return wordsIn(String(shown));
  const known: Readonly<Record<string, unknown>> =
    typeof before === 'object' && before !== null ? { ...before } : {};
  return Object.entries(shown).reduce((sum, [key, value]) => sum + newValues(value, known[key]), 0);
}

function wordsOfEvent(event: DeskEvent, { tickets }: DeskState): number {
  if (event.kind === 'said') return wordsIn(TEXTS.get(event.key) ?? '');
  if (event.kind !== 'ticket-arrived' && event.kind !== 'message-arrived') return 0;
  const ticket = tickets.find(({ record }) => record.number === event.ticket);
  if (ticket === undefined) return 0;
  const { shortDescription, description } = ticket.record;
  return wordsIn(TEXTS.get(shortDescription) ?? '') + wordsIn(TEXTS.get(description) ?? '');
}

/** What a page says. On a person's page the manager and the devices are names that lead to pages of their own. */
function pageOf({ pages }: DeskState, page: PageId): unknown {
  const contents: object | undefined = pages[page]?.contents;
  if (contents === undefined || page !== 'directory.person') return contents;
  const { person, account, devices } = contents as PageContents['directory.person'];
  return {
    person,
    account,
    devices: devices.map(({ asset, model }) => [asset, model]),
    manager: person.manager,
  };
}

/** Words that a command puts before the learner. */
function wordsOf(
  command: DeskCommand,
  events: readonly DeskEvent[],
  before: DeskState,
  after: DeskState,
): number {
  const told = events.reduce((sum, event) => sum + wordsOfEvent(event, after), 0);
  if (command.kind === 'look')
    return told + newValues(pageOf(after, command.page), pageOf(before, command.page));
  if (command.kind !== 'run-console') return told;
  const printed = after.remote.find(({ asset }) => asset === command.asset)?.console.at(-1);
  return told + (printed?.lines ?? []).reduce((sum, line) => sum + wordsIn(line), 0);
}

/** Real seconds that a log takes somebody who reads everything that it brings up. */
export function readingSeconds(start: DeskState, log: readonly DeskCommand[]): number {
  let state = start;
  let words = 0;
  for (const command of log) {
    const done = reduce(state, command);
    if (!done.ok) throw new Error(`${command.kind} is refused: ${done.error.reason}.`);
    const { state: after, events } = done.value;
    words += wordsOf(command, events, state, after);
    state = after;
  }
  return SECONDS_PER_ACT * log.length + (60 * words) / WORDS_PER_MINUTE;
}
