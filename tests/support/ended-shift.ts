import { formatRulesVersion } from '../../src/core/kernel/rules-version.ts';
import type { DeskCommand } from '../../src/core/ticketing/model/commands.ts';
import type { DeskState } from '../../src/core/ticketing/model/state.ts';
import { TICKET_CASES } from '../../src/core/ticketing/scenarios/judged/registry.ts';
import { type CaseInShift, scenesOf } from '../../src/core/ticketing/scenarios/scenes-of.ts';
import { ticketRegistry } from '../../src/core/ticketing/scenarios/ticket-registry.ts';
import { accepted, type Player } from '../core/ticketing/bots/players.ts';
import { textsOf } from '../i18n/text-files.ts';
import { DESK } from './desk.ts';

const REGISTRY = ticketRegistry(TICKET_CASES);
const { judge, play } = DESK;
const TEXTS = { en: textsOf('en'), es: textsOf('es') };

/** What somebody does in a dealt shift. */
export type Work = (start: DeskState, cases: readonly CaseInShift[]) => readonly DeskCommand[];

/** An expert, who leaves out some of the commands. */
export function expert(isLeftOut: (command: DeskCommand, place: number) => boolean = () => false): Work {
  return (start) => judge.expert(start).filter((command, place) => !isLeftOut(command, place));
}

/** Somebody who plays each ticket in the same way. */
export function everyTicket(player: Player): Work {
  return (start, cases) => cases.flatMap((one) => player(one, start));
}

/** A shift that was worked and judged by the real rules, as the screens get it. What is refused is left out. */
export function endedShift(caseId: string, work: Work, seed = 4) {
  const isShift = caseId.includes(':');
  const mode = isShift ? ('testing' as const) : ('practice' as const);
  const start = judge.deal(caseId, seed, mode);
  if (start === null) throw new Error(`${caseId} is not dealt.`);
  const steps = accepted(start, work(start, scenesOf(REGISTRY, start)));
  const commands = steps.map(({ command }) => command);
  const words = Object.fromEntries(
    Object.entries(judge.lessons(start)).map(([use, key]) => [
      use,
      { en: TEXTS.en.get(key) ?? '', es: TEXTS.es.get(key) ?? '' },
    ]),
  );
  const report = judge.report(start, commands);
  const recording = { start: judge.withoutSecrets(start), commands, expert: judge.expert(start) };
  const review = {
    status: 'finished' as const,
    report,
    rulesVersion: formatRulesVersion({ rules: judge.rules, mode }),
    subject: null,
    recording,
    words,
  };
  const view = play.project(steps.at(-1)?.after ?? start);
  return { start, ended: { mode, report, view, isOutOfTime: false, review } };
}

/** A testing shift of these cases. */
export function shiftOf(...cases: readonly string[]): string {
  return `calm:${cases.join('+')}`;
}
