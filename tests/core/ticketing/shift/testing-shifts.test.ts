import { describe, expect, it } from 'vitest';
import { seedRng } from '../../../../src/core/kernel/rng.ts';
import type { DeskCommand } from '../../../../src/core/ticketing/model/commands.ts';
import type { DeskState } from '../../../../src/core/ticketing/model/state.ts';
import { reduce } from '../../../../src/core/ticketing/reduce.ts';
import { drawShift } from '../../../../src/core/ticketing/scenarios/draw-shift.ts';
import { TICKET_CASES } from '../../../../src/core/ticketing/scenarios/judged/registry.ts';
import { shiftOfId } from '../../../../src/core/ticketing/scenarios/shift-id.ts';
import { ticketRegistry } from '../../../../src/core/ticketing/scenarios/ticket-registry.ts';
import { SHIFT_STORY } from '../../../../src/core/ticketing/simulation-id.ts';
import { DESK } from '../../../support/desk.ts';
import { readingSeconds } from '../support/reading-time.ts';

const { judge } = DESK;
const SESSION_SECONDS = 600;
const CASES = ticketRegistry(TICKET_CASES);
const seeds = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1);

interface DrawnShift {
  readonly caseId: string;
  readonly stories: readonly string[];
  readonly start: DeskState;
}

/** Few companies, so that each is built once; and as in a run, chance that draws a shift is not the one that deals it. */
const dealSeed = (seed: number): number => 1_000 + (seed % 4);

function drawn(seed: number, seconds: number | null, played: readonly string[] = []): DrawnShift {
  const chosen = judge.choose({}, played, seedRng(seed), seconds, dealSeed(seed));
  if (chosen === null) throw new Error('No shift was drawn.');
  const start = judge.deal(chosen.caseId, dealSeed(seed), 'testing');
  if (start === null) throw new Error(`${chosen.caseId} is not dealt.`);
  const stories = shiftOfId(chosen.caseId)?.cases.map((id) => CASES.find(id)?.story.id ?? id) ?? [];
  return { caseId: chosen.caseId, stories, start };
}

/** The expert's commands until the tickets after the first `count` are begun. */
function expertAtFirst({ start }: DrawnShift, count: number): readonly DeskCommand[] {
  const log = judge.expert(start);
  const [, ...others] = Object.keys(start.sealed?.cases ?? {}).toSorted();
  const next = others[count - 1];
  let state = start;
  const before: DeskCommand[] = [];
  for (const command of log) {
    const done = reduce(state, command);
    if (!done.ok) throw new Error(done.error.reason);
    if (next !== undefined && done.value.state.open === next) break;
    before.push(command);
    ({ state } = done.value);
  }
  return before;
}

describe('a testing shift', () => {
  it.each(seeds(20))(
    'of a ten-minute session has four tickets, and its expert passes in six minutes (%i)',
    (seed) => {
      const { start, stories } = drawn(seed, SESSION_SECONDS);
      const log = judge.expert(start);
      const report = judge.report(start, log);
      expect(new Set(stories).size).toBe(4);
      expect(report).toMatchObject({ passed: true });
      expect(report.tickets.map(({ faults }) => faults)).toEqual([[], [], [], []]);
      expect(report.score).toBeGreaterThanOrEqual(90);
      expect(readingSeconds(start, log)).toBeLessThanOrEqual(0.6 * SESSION_SECONDS);
    },
  );

  it.each(seeds(20))(
    'without a limit has eight tickets, and its expert passes before it ends (%i)',
    (seed) => {
      const { start, stories } = drawn(seed, null);
      const report = judge.report(start, judge.expert(start));
      expect(new Set(stories).size).toBe(8);
      expect(report).toMatchObject({ passed: true });
      expect(report.simSeconds).toBeLessThan(start.endsAt - start.startedAt);
    },
  );

  it('is dealt again from its id and seed, whatever was drawn', () => {
    const { caseId, start } = drawn(5, SESSION_SECONDS);
    expect(judge.deal(caseId, dealSeed(5), 'testing')).toEqual(start);
    expect(judge.deal(caseId, 6, 'testing')).not.toEqual(start);
    expect(judge.deal(`${caseId}+TK-99-unknown`, 5, 'testing')).toBeNull();
    expect(judge.deal(caseId.replace(/^[^:]+/, 'no-such-day'), 5, 'testing')).toBeNull();
  });

  it('brings no ticket of the last shift again while there are others', () => {
    for (const seed of seeds(10)) {
      const first = drawn(seed, SESSION_SECONDS);
      const second = drawn(seed + 100, SESSION_SECONDS, [first.caseId]);
      expect(second.stories.filter((story) => first.stories.includes(story))).toEqual([]);
    }
  });

  it('hides an impostor in about one contact of twelve, and any security case in about one of eight', () => {
    let rng = seedRng(7);
    const cases = seeds(1_500).flatMap(() => {
      const shift = drawShift(CASES, 4, [], rng);
      ({ rng } = shift);
      return shift.value?.profile === 'security-day' ? [] : (shift.value?.cases ?? []);
    });
    const share = (is: (id: string) => boolean): number => cases.filter(is).length / cases.length;
    const isImpostor = (id: string): boolean => CASES.find(id)?.truth === 'impostor';
    const isSecurity = (id: string): boolean => CASES.find(id)?.triage.isSecurityCase === true;
    expect(share(isImpostor)).toBeGreaterThan(1 / 16);
    expect(share(isImpostor)).toBeLessThan(1 / 9);
    expect(share((id) => isSecurity(id) || isImpostor(id))).toBeGreaterThan(1 / 10);
    expect(share((id) => isSecurity(id) || isImpostor(id))).toBeLessThan(1 / 5);
  });

  it('shows an impostor wherever somebody calls who is not who they say they are', () => {
    for (const { id, truth } of TICKET_CASES) {
      const [ticket] = judge.deal(id, 1, 'testing')?.tickets ?? [];
      const isStranger = ticket?.script.voices.some(({ role }) => role === 'stranger') === true;
      expect([id, isStranger]).toEqual([id, truth === 'impostor']);
    }
  });
});

describe('a shift with a store that is cut off', () => {
  const dealt = (caseId: string, seed: number): DeskState => {
    const start = judge.deal(caseId, seed, 'testing');
    if (start === null) throw new Error(`${caseId} is not dealt.`);
    return start;
  };

  // Each call of the tills was once taken for a call that the script makes later, or was answered when nobody was there any more.
  it.each([
    ['calm:TK-05-silenced+TK-04-no-network+TK-29-power-out+TK-12-licence-removed', 253_421],
    ['password-storm:TK-25-suffix-list+TK-29-router-change+TK-47-worn-cable+TK-01-wifi-profile', 300_935],
  ])('has an expert who finds each call, whoever rang before (%s)', (caseId, seed) => {
    const start = dealt(caseId, seed);
    const report = judge.report(start, judge.expert(start));
    expect(report.tickets.map(({ faults }) => faults)).toEqual([[], [], [], []]);
    expect(report.passed).toBe(true);
  });
});

describe('a practice shift', () => {
  it.each(seeds(8))('is drawn so that its expert solves every ticket (%i)', (seed) => {
    const caseId = judge.practise(SHIFT_STORY, seedRng(seed), false, dealSeed(seed));
    const start = judge.deal(caseId ?? '', dealSeed(seed), 'practice');
    if (start === null) throw new Error(`${caseId} is not dealt.`);
    const report = judge.report(start, judge.expert(start));
    expect(report.tickets.map(({ faults }) => faults)).toEqual([[], [], [], []]);
  });
});

describe('a shift that ends with open tickets', () => {
  it('does not pass for who leaves after the first ticket: the others count as nothing', () => {
    const shift = drawn(3, SESSION_SECONDS);
    const report = judge.report(shift.start, expertAtFirst(shift, 1));
    expect(report.tickets.map(({ ending }) => ending)).toEqual([
      expect.stringMatching(/solved|passed-on/),
      expect.stringMatching(/open|not-reached/),
      'not-reached',
      'not-reached',
    ]);
    expect(report.passed).toBe(false);
    expect(report.score).toBeLessThan(50);
  });

  it('passes with three tickets well ended and the last one handed over by note', () => {
    const shift = drawn(3, SESSION_SECONDS);
    const log = judge.expert(shift.start).slice(0, -1);
    const open = judge.report(shift.start, log);
    let state = shift.start;
    for (const command of log) {
      const done = reduce(state, command);
      if (done.ok) ({ state } = done.value);
    }
    const last =
      Object.keys(shift.start.sealed?.cases ?? {})
        .toSorted()
        .at(-1) ?? '';
    const found = state.evidence.filter(({ ticket }) => ticket === last).map(({ id }) => id);
    const note: DeskCommand = { kind: 'note', ticket: last, evidence: found };
    const noted = judge.report(shift.start, [...log, note]);
    expect(open.tickets.at(-1)).toMatchObject({ ending: 'open' });
    expect(noted.tickets.at(-1)).toMatchObject({ ending: 'handed-over' });
    expect(open.tickets.at(-1)?.parts).toMatchObject({ resolution: 0, documentation: 0 });
    expect(noted.tickets.at(-1)?.parts).toMatchObject({ resolution: 0.5, documentation: 1 });
    expect(noted.tickets.at(-1)?.faults).toContain('unsolved');
    expect(noted.passed).toBe(true);
  });

  it('does not pass with a gate, and earns 49 at most', () => {
    const shift = drawn(3, SESSION_SECONDS);
    const log = judge.expert(shift.start);
    const [ticket] = shift.start.tickets;
    if (ticket === undefined) throw new Error('Nothing has come in.');
    const words = 'The temporary password is Winter-4711!';
    const gated: readonly DeskCommand[] = [
      ...log.slice(0, 1),
      { kind: 'note', ticket: ticket.record.number, evidence: [], words },
      ...log.slice(1),
    ];
    const report = judge.report(shift.start, gated);
    expect(report.tickets[0]?.gates).toEqual(['secret-in-record']);
    expect(report).toMatchObject({ passed: false });
    expect(report.score).toBeLessThanOrEqual(49);
  });
});

describe('the summary of a shift', () => {
  it('has an item a ticket, and a score for each exam objective of its tickets', () => {
    const { start, caseId } = drawn(2, SESSION_SECONDS);
    const report = judge.report(start, judge.expert(start));
    const { items, objectives, parts } = judge.summary(report);
    expect(items.map(({ caseId: id }) => id)).toEqual(shiftOfId(caseId)?.cases);
    const named = report.tickets.flatMap(({ caseId: id }) => CASES.find(id)?.story.objectives ?? []);
    expect(objectives.map(({ objective }) => objective).toSorted()).toEqual([...new Set(named)].toSorted());
    for (const { score } of objectives) expect(score).toBeGreaterThanOrEqual(80);
    for (const part of Object.values(parts)) expect(part).toBeGreaterThan(0.8);
  });
});
