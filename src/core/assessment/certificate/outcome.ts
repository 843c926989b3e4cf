import type { CaseAccount, RunAccount } from '../../kernel/judge.ts';
import { type FormResult, formResult, type ItemResult } from '../forms/result.ts';
import { domainsOf, EXAMS } from '../objectives/catalogue.ts';
import type { Award, BenchSafety, DeskSafety, ExamTrack, GroupResult } from './award.ts';
import { validUntil } from './booking.ts';
import { rulesOf } from './tracks.ts';
import { SUPPORTED_AT_LEAST } from './viva.ts';

/** A refereed session of an exam. */
export interface ExamSession extends ItemResult {
  /** Rules of the simulation that judged it. */
  readonly rules: string;
  readonly account: RunAccount;
}

/** An exam of which nothing is left to do, or whose time is over. Times are ms since 1970. */
export interface OverExam {
  readonly track: ExamTrack;
  readonly takenFrom: number;
  readonly takenTo: number;
  /** Name and version of its form, as it was when it began. */
  readonly form: string;
  readonly items: readonly { readonly position: number; readonly isVoid: boolean }[];
  readonly sessions: readonly ExamSession[];
  /** It renews a certificate that was revoked. */
  readonly renewsRevoked: boolean;
  readonly viva: { readonly questions: number; readonly answered: number; readonly supported: number };
}

/** A condition that an exam did not meet. */
type ExamFault =
  | FormResult['faults'][number]
  | {
      readonly kind: /** A session was not taken. */
        | 'unfinished'
        /** Somebody was helped who asked in another's name. */
        | 'impostor'
        /** More genuine callers were refused than the track allows. */
        | 'genuine'
        /** An urgent ticket was not handled in time. */
        | 'urgent'
        /** Fewer questions were answered with the reason that the log supports. */
        | 'viva'
        /** The certificate that it renews was revoked meanwhile. */
        | 'revoked';
    };

/** What an exam came to. */
export interface ExamOutcome {
  /** Mean of the sessions, 0 to 100, with two decimals. */
  readonly mark: number;
  readonly faults: readonly ExamFault[];
  /** Null for an exam that was not passed. */
  readonly award: Award | null;
}

/** Judges an exam by its refereed sessions alone. */
export function examOutcome(exam: OverExam): ExamOutcome {
  const { track, items, sessions, viva } = exam;
  const rules = rulesOf(track, exam.form);
  const counted = items.filter(({ isVoid }) => !isVoid).map(({ position }) => position);
  const own = sessions.filter(({ position }) => counted.includes(position));
  const form = formResult({ items, bestOf: null, pass: rules.pass }, own);
  const cases = own.flatMap(({ account }) => account.cases);
  const faults: readonly ExamFault[] = [
    ...(form.played < counted.length ? [{ kind: 'unfinished' } as const] : []),
    ...form.faults,
    ...(track === 'service-desk' ? deskFaults(rules, cases) : []),
    ...(viva.answered < viva.questions || viva.supported < Math.min(SUPPORTED_AT_LEAST, viva.questions)
      ? [{ kind: 'viva' } as const]
      : []),
    ...(exam.renewsRevoked ? [{ kind: 'revoked' } as const] : []),
  ];
  return {
    mark: form.score,
    faults,
    award: faults.length === 0 ? awardOf(exam, own, form.score) : null,
  };
}

function deskFaults(
  { callers, refusedAtMost }: ReturnType<typeof rulesOf>,
  cases: readonly CaseAccount[],
): readonly ExamFault[] {
  const { genuine, impostors } = callersOf(cases);
  const faults: ExamFault[] = [];
  if (impostors.refused < Math.max(impostors.checks, callers.impostor)) faults.push({ kind: 'impostor' });
  if (Math.max(genuine.checks, callers.genuine) - genuine.helped > refusedAtMost)
    faults.push({ kind: 'genuine' });
  if (cases.some(({ urgent }) => urgent === 'late')) faults.push({ kind: 'urgent' });
  return faults;
}

function callersOf(cases: readonly CaseAccount[]): Pick<DeskSafety, 'genuine' | 'impostors'> {
  const by = (who: 'genuine' | 'impostor') =>
    cases.flatMap(({ caller }) => (caller?.who === who ? caller : []));
  const right = (who: 'genuine' | 'impostor') => by(who).filter(({ isRight }) => isRight).length;
  return {
    genuine: { checks: by('genuine').length, helped: right('genuine') },
    impostors: { checks: by('impostor').length, refused: right('impostor') },
  };
}

function awardOf(exam: OverExam, sessions: readonly ExamSession[], mark: number): Award {
  const { track, takenFrom, takenTo, form, viva } = exam;
  const cases = sessions.flatMap(({ account }) => account.cases);
  return {
    track,
    takenFrom,
    takenTo,
    forms: [form],
    rules: [...new Set(sessions.map(({ rules }) => rules))],
    mark,
    range: rangeOf(sessions.map(({ score }) => score)),
    groups: groupsOf(cases),
    safety: {
      bench: track === 'hardware' ? benchSafety(sessions) : null,
      desk: track === 'service-desk' ? deskSafety(sessions, cases) : null,
    },
    viva: { questions: viva.questions, supported: viva.supported },
    validUntil: validUntil(takenTo),
  };
}

/** The mean with one standard error on either side, whole. */
function rangeOf(scores: readonly number[]): Award['range'] {
  const mean = meanOf(scores);
  const spread = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / Math.max(1, scores.length - 1);
  const error = Math.sqrt(spread / scores.length);
  return { from: Math.max(0, Math.round(mean - error)), to: Math.min(100, Math.round(mean + error)) };
}

function groupsOf(cases: readonly CaseAccount[]): readonly GroupResult[] {
  return [...new Set(cases.map(({ group }) => group))].sort().map((group) => {
    const own = cases.filter((one) => one.group === group);
    return {
      group,
      objectives: inOrder(own.flatMap(({ objectives }) => objectives)),
      cases: own.length,
      passed: own.filter(({ passed }) => passed).length,
    };
  });
}

/** Each objective once, as the exams number them: 2.3 before 2.10. */
function inOrder(objectives: readonly string[]): readonly string[] {
  return EXAMS.flatMap(domainsOf)
    .flatMap((domain) => domain.objectives.map(({ id }) => id))
    .filter((id) => objectives.includes(id));
}

function benchSafety(sessions: readonly ExamSession[]): BenchSafety {
  const breaches = sessions.flatMap(({ account }) => account.breaches);
  const minor: Record<string, number> = {};
  for (const { rule, isSerious } of breaches) if (!isSerious) minor[rule] = (minor[rule] ?? 0) + 1;
  return {
    jobs: sessions.length,
    serious: breaches.filter(({ isSerious }) => isSerious).length,
    minor,
    mean: meanOfPart('safety', sessions),
  };
}

function deskSafety(sessions: readonly ExamSession[], cases: readonly CaseAccount[]): DeskSafety {
  return { shifts: sessions.length, ...callersOf(cases), mean: meanOfPart('security', sessions) };
}

/** 0 to 100, with two decimals. */
function meanOfPart(part: string, sessions: readonly ExamSession[]): number {
  return Math.round(10_000 * meanOf(sessions.flatMap(({ parts }) => parts[part] ?? []))) / 100;
}

function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
