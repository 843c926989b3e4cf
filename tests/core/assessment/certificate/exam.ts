import type { ExamTrack } from '../../../../src/core/assessment/certificate/award.ts';
import type { ExamSession, OverExam } from '../../../../src/core/assessment/certificate/outcome.ts';
import type { CaseAccount } from '../../../../src/core/kernel/judge.ts';

const FAMILIES = ['F1', 'F1', 'F2', 'F2', 'F2', 'F3', 'F3', 'F3', 'F4', 'F4', 'F4', 'F5', 'F5', 'F6'];
const BEGUN = Date.UTC(2026, 10, 27);

/** A case that was passed, unless it says otherwise. */
export function passedCase(change: Partial<CaseAccount> = {}): CaseAccount {
  return {
    group: 'mail',
    passed: true,
    guess: null,
    decided: null,
    objectives: ['C2 4.1'],
    caller: null,
    urgent: null,
    belief: [],
    ...change,
  };
}

/** A session with 85 points, unless it says otherwise. */
function session(position: number, parts: ExamSession['parts'], cases: readonly CaseAccount[]): ExamSession {
  return {
    position,
    group: cases.length === 1 ? (cases[0]?.group ?? null) : null,
    score: 85,
    passed: true,
    hasGate: false,
    parts,
    simSeconds: 600,
    finishedAt: BEGUN + position * 1000,
    rules: 'rules-1',
    account: { cases, breaches: [] },
  };
}

/** An exam that is passed. */
export function passedExam(track: ExamTrack): OverExam {
  const sessions =
    track === 'hardware'
      ? FAMILIES.map((group, at) =>
          session(at + 1, { safety: 1, verify: 0.9, diagnosis: 0.8 }, [passedCase({ group })]),
        )
      : Array.from({ length: 5 }, (_, at) =>
          session(at + 1, { security: 0.95, communication: 0.8 }, [
            passedCase({ caller: { who: at < 3 ? 'genuine' : 'impostor', isRight: true } }),
            at === 0
              ? passedCase({ caller: { who: 'impostor', isRight: true } })
              : passedCase({ urgent: at === 1 ? 'handled' : null }),
            passedCase({ group: 'network' }),
            passedCase({ group: 'queue' }),
          ]),
        );
  return {
    track,
    takenFrom: BEGUN,
    takenTo: BEGUN + 9_000,
    form: track === 'hardware' ? 'HW 2026.1' : 'SD 2026.1',
    items: sessions.map(({ position }) => ({ position, isVoid: false })),
    sessions,
    renewsRevoked: false,
    viva: { questions: 2, answered: 2, supported: 2 },
  };
}

/** The same exam with some sessions otherwise. */
export function withSessions(
  exam: OverExam,
  positions: readonly number[],
  change: (session: ExamSession) => Partial<ExamSession>,
): OverExam {
  return {
    ...exam,
    sessions: exam.sessions.map((one) =>
      positions.includes(one.position) ? { ...one, ...change(one) } : one,
    ),
  };
}
