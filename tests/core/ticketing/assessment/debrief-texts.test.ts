import { describe, expect, it } from 'vitest';
import { shiftSentences } from '../../../../src/core/ticketing/assessment/shift-sentences.ts';
import { type TicketFact, ticketFacts } from '../../../../src/core/ticketing/assessment/ticket-facts.ts';
import { COMMANDS } from '../../../../src/core/ticketing/commands/command-table.ts';
import { consoleLineOf } from '../../../../src/core/ticketing/console/console-repairs.ts';
import { TICKET_CASES } from '../../../../src/core/ticketing/scenarios/judged/registry.ts';
import { scenesOf } from '../../../../src/core/ticketing/scenarios/scenes-of.ts';
import { ticketRegistry } from '../../../../src/core/ticketing/scenarios/ticket-registry.ts';
import { DESK_INTENTS } from '../../../../src/core/ticketing/talk/desk-intents.ts';
import { textsOf, withoutChosenEnding } from '../../../i18n/text-files.ts';
import { DESK } from '../../../support/desk.ts';
import { accepted, resetter } from '../bots/players.ts';

const REGISTRY = ticketRegistry(TICKET_CASES);

/** Everything that the debriefs of a case say, of nobody's work, of an expert's and of somebody's who does not diagnose. */
function saidOf(caseId: string): readonly TicketFact[] {
  const start = DESK.judge.deal(caseId, 4, 'practice');
  const [played] = start === null ? [] : scenesOf(REGISTRY, start);
  if (start === null || played === undefined) throw new Error(`${caseId} is not dealt.`);
  const logs = [
    [],
    DESK.judge.expert(start),
    accepted(start, resetter(played, start)).map(({ command }) => command),
  ];
  return logs.flatMap((log) => {
    const report = DESK.judge.report(start, log);
    const { wrong, well, differently } = shiftSentences(report);
    return [
      ...report.tickets.flatMap((ticket) => Object.values(ticketFacts(ticket)).flat()),
      ...[wrong, well, differently].map(({ fact }) => fact),
    ];
  });
}

const SAID = TICKET_CASES.flatMap(({ id }) => saidOf(id)).map(
  ({ group, name }) => `desk-debrief:fact.${group}.${name}`,
);

describe.each(['en', 'es'])('the words of a debrief (%s)', (language) => {
  const texts = new Set([...textsOf(language).keys()].map(withoutChosenEnding));
  const missing = (keys: readonly string[]): readonly string[] =>
    [...new Set(keys)].filter((key) => !texts.has(key)).sort();

  it('tell everything that can be right or wrong in a ticket that is dealt', () => {
    expect(missing(SAID)).toEqual([]);
  });

  it('name every gate of a ticket', () => {
    const keys = TICKET_CASES.flatMap((ticketCase) => {
      const start = DESK.judge.deal(ticketCase.id, 4, 'practice');
      const [played] = start === null ? [] : scenesOf(REGISTRY, start);
      return played === undefined ? [] : (ticketCase.gates?.(played.scene) ?? []);
    }).map(({ id }) => `desk-debrief:fact.gate.${id}`);
    expect(missing(keys.filter((key) => !key.endsWith('.impostor')))).toEqual([]);
  });

  it('name every reading by which suspects are told apart', () => {
    const keys = TICKET_CASES.flatMap(({ story }) => story.tests).map(
      ({ id }) => `desk-debrief:reading.${(id.split('@')[0] ?? '').replace(':', '.')}`,
    );
    expect(missing(keys)).toEqual([]);
  });

  it('name every command of the desk', () => {
    const kinds = Object.keys(COMMANDS).filter(
      (kind) => !texts.has(`desk-debrief:step.${kind}`) && !texts.has(`desk:tools.act.${kind}`),
    );
    expect(kinds).toEqual([]);
  });

  it('name every fact that a group needs in a note before it takes a ticket', () => {
    const keys = TICKET_CASES.flatMap(({ rightEnd }) =>
      rightEnd.kind === 'escalated' ? rightEnd.mustName : [],
    ).map((name) => `desk:missing.${(name.split('@')[0] ?? '').replace(':', '.')}`);
    expect(missing(keys)).toEqual([]);
  });

  it('name every repair that a suspect of a ticket calls for', () => {
    const nameless = TICKET_CASES.flatMap(({ story }) =>
      story.suspects.flatMap(({ acts }) =>
        acts.filter(
          (act) =>
            consoleLineOf(act) === undefined &&
            ![
              `desk:tools.act.${act}`,
              `desk-tools:setting.${act}`,
              ...[...story.intents, ...DESK_INTENTS]
                .filter(({ id }) => id === act)
                .map(({ labelKey }) => labelKey),
            ].some((key) => texts.has(key)),
        ),
      ),
    );
    expect([...new Set(nameless)]).toEqual([]);
  });
});
