import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ExamTrack } from '../../../../src/core/assessment/certificate/award.ts';
import {
  type ExamSession,
  examOutcome,
  type OverExam,
} from '../../../../src/core/assessment/certificate/outcome.ts';
import { passedCase, passedExam, withSessions } from './exam.ts';

const kindsOf = (exam: OverExam): readonly string[] => examOutcome(exam).faults.map(({ kind }) => kind);

/** One caller of an exam otherwise. */
function withCaller(who: 'genuine' | 'impostor', wrong: number): OverExam {
  let left = wrong;
  return withSessions(passedExam('service-desk'), [1, 2, 3, 4, 5], ({ account }) => ({
    account: {
      ...account,
      cases: account.cases.map((one) => {
        if (one.caller?.who !== who || left === 0) return one;
        left -= 1;
        return { ...one, caller: { who, isRight: false } };
      }),
    },
  }));
}

/** The first sessions of a passed exam, as one that renews a certificate. */
function renewal(track: ExamTrack, sessions: number): OverExam {
  const exam = passedExam(track);
  return {
    ...exam,
    form: exam.form.replace(' ', '-R '),
    items: exam.items.slice(0, sessions),
    sessions: exam.sessions.slice(0, sessions),
  };
}

/** A renewal at the desk: one shift with a caller of each kind. */
function renewedDesk(isGenuineHelped: boolean): OverExam {
  return withSessions(renewal('service-desk', 1), [1], ({ account }) => ({
    account: {
      ...account,
      cases: [
        passedCase({ caller: { who: 'genuine', isRight: isGenuineHelped } }),
        passedCase({ caller: { who: 'impostor', isRight: true } }),
      ],
    },
  }));
}

const hardware = passedExam('hardware');
const desk = passedExam('service-desk');
const lower = (score: number) => () => ({ score, passed: score >= 70 });

describe('what an exam came to', () => {
  it.each<{ readonly name: string; readonly exam: OverExam; readonly faults: readonly string[] }>([
    { name: 'everything passed', exam: hardware, faults: [] },
    { name: 'two jobs below the mark', exam: withSessions(hardware, [1, 6], lower(69)), faults: [] },
    {
      name: 'three jobs below the mark',
      exam: withSessions(hardware, [1, 3, 6], lower(69)),
      faults: ['items-passed'],
    },
    {
      name: 'a mean below 75',
      exam: withSessions(
        hardware,
        Array.from({ length: 14 }, (_, at) => at + 1),
        lower(74),
      ),
      faults: ['overall'],
    },
    {
      name: 'the only job of a family at 59',
      exam: withSessions(hardware, [14], lower(59)),
      faults: ['group'],
    },
    { name: 'the only job of a family at 60', exam: withSessions(hardware, [14], lower(60)), faults: [] },
    {
      name: 'safety of 89 on average',
      exam: withSessions(
        hardware,
        Array.from({ length: 14 }, (_, at) => at + 1),
        ({ parts }) => ({
          parts: { ...parts, safety: 0.89 },
        }),
      ),
      faults: ['part'],
    },
    {
      name: 'verification of 69 on average',
      exam: withSessions(
        hardware,
        Array.from({ length: 14 }, (_, at) => at + 1),
        ({ parts }) => ({
          parts: { ...parts, verify: 0.69 },
        }),
      ),
      faults: ['part'],
    },
    {
      name: 'a serious safety breach',
      exam: withSessions(hardware, [1], () => ({ hasGate: true })),
      faults: ['gate'],
    },
    {
      name: 'no answer to a question',
      exam: { ...hardware, viva: { questions: 2, answered: 1, supported: 1 } },
      faults: ['viva'],
    },
    {
      name: 'no answer that the log supports',
      exam: { ...hardware, viva: { questions: 2, answered: 2, supported: 0 } },
      faults: ['viva'],
    },
    {
      name: 'one answer of two supported',
      exam: { ...hardware, viva: { questions: 2, answered: 2, supported: 1 } },
      faults: [],
    },
    {
      name: 'a renewal of what was revoked',
      exam: { ...hardware, renewsRevoked: true },
      faults: ['revoked'],
    },
    { name: 'a desk exam', exam: desk, faults: [] },
    { name: 'a shift at 65, not passed', exam: withSessions(desk, [2], lower(65)), faults: [] },
    { name: 'a shift at 64', exam: withSessions(desk, [2], lower(64)), faults: ['item-floor'] },
    { name: 'two shifts not passed', exam: withSessions(desk, [2, 3], lower(69)), faults: ['items-passed'] },
    { name: 'an impostor helped', exam: withCaller('impostor', 1), faults: ['impostor'] },
    { name: 'one genuine caller refused', exam: withCaller('genuine', 1), faults: [] },
    { name: 'two genuine callers refused', exam: withCaller('genuine', 2), faults: ['genuine'] },
    {
      name: 'an urgent ticket late',
      exam: withSessions(desk, [4], ({ account }) => ({
        account: { ...account, cases: [...account.cases, passedCase({ urgent: 'late' })] },
      })),
      faults: ['urgent'],
    },
    {
      name: 'a renewal with three jobs of four passed',
      exam: withSessions(renewal('hardware', 4), [1], lower(69)),
      faults: [],
    },
    {
      name: 'a renewal with two jobs of four passed',
      exam: withSessions(renewal('hardware', 4), [1, 3], lower(69)),
      faults: ['items-passed'],
    },
    { name: 'a renewal at the desk', exam: renewedDesk(true), faults: [] },
    {
      name: 'a renewal at the desk with its genuine caller refused',
      exam: renewedDesk(false),
      faults: ['genuine'],
    },
  ])('$name', ({ exam, faults }) => {
    expect(kindsOf(exam)).toEqual(faults);
    expect(examOutcome(exam).award === null).toBe(faults.length > 0);
  });

  it('lacks every session that was not taken', () => {
    const exam = { ...hardware, sessions: hardware.sessions.slice(0, 13) };
    expect(kindsOf(exam)).toEqual(['unfinished', 'group']);
    expect(examOutcome(exam).mark).toBeCloseTo((13 * 85) / 14, 2);
  });

  it('does not wait for a job that was voided', () => {
    const exam = {
      ...hardware,
      items: hardware.items.map((item) => ({ ...item, isVoid: item.position === 14 })),
      sessions: hardware.sessions.slice(0, 13),
    };
    expect(kindsOf(exam)).toEqual([]);
  });

  it('is awarded with what was shown, by kind of fault, and the safety record', () => {
    const exam = withSessions(hardware, [1], ({ account }) => ({
      score: 60,
      passed: false,
      account: {
        cases: [passedCase({ group: 'F1', passed: false, objectives: ['C1 5.1', 'C1 3.6'] })],
        breaches: [...account.breaches, { rule: 'P1', isSerious: false }, { rule: 'P1', isSerious: false }],
      },
    }));
    const { award } = examOutcome(exam);
    expect(award).toMatchObject({
      track: 'hardware',
      forms: ['HW 2026.1'],
      rules: ['rules-1'],
      mark: 83.21,
      range: { from: 81, to: 85 },
      safety: { bench: { jobs: 14, serious: 0, minor: { P1: 2 }, mean: 100 }, desk: null },
      viva: { questions: 2, supported: 2 },
      validUntil: Date.UTC(2028, 10, 27, 0, 0, 9),
    });
    expect(award?.groups[0]).toEqual({
      group: 'F1',
      objectives: ['C1 3.6', 'C1 5.1', 'C2 4.1'],
      cases: 2,
      passed: 1,
    });
  });

  it('tells of a desk exam who was helped and who was refused', () => {
    expect(examOutcome(withCaller('genuine', 1)).award?.safety).toEqual({
      bench: null,
      desk: {
        shifts: 5,
        genuine: { checks: 3, helped: 2 },
        impostors: { checks: 3, refused: 3 },
        mean: 95,
      },
    });
  });

  it('never gets better by a session going worse', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<ExamTrack>('hardware', 'service-desk'),
        fc.array(fc.integer({ min: 50, max: 100 }), { minLength: 14, maxLength: 14 }),
        fc.nat({ max: 13 }),
        (track, scores, worse) => {
          const scored = (at: number): Partial<ExamSession> => lower(scores[at] ?? 0)();
          const exam = withSessions(
            passedExam(track),
            scores.map((_, at) => at + 1),
            ({ position }) => scored(position - 1),
          );
          const less = withSessions(exam, [worse + 1], ({ score }) => lower(Math.max(0, score - 20))());
          const before = examOutcome(exam);
          const after = examOutcome(less);
          expect(after.mark).toBeLessThanOrEqual(before.mark);
          if (before.award === null) expect(after.award).toBeNull();
        },
      ),
      { numRuns: 100 },
    );
  });
});
