import { z } from 'zod';
import type { Award } from '../../../src/core/assessment/certificate/award.ts';
import { fullAward } from '../../../src/core/assessment/certificate/full.ts';
import { type ExamSession, examOutcome } from '../../../src/core/assessment/certificate/outcome.ts';
import { kindOfForm } from '../../../src/core/assessment/certificate/tracks.ts';
import { vivaQuestions } from '../../../src/core/assessment/certificate/viva.ts';
import type { CaseAccount } from '../../../src/core/kernel/judge.ts';
import { seedRng } from '../../../src/core/kernel/rng.ts';
import { HttpError } from '../_shared/http-error.ts';
import { randomWord } from '../_shared/random-word.ts';
import { callRpc } from '../_shared/rpc.ts';
import { endRun } from '../_shared/run-ending.ts';
import type { Platform } from '../_shared/services.ts';
import type { Simulations } from '../_shared/simulations.ts';
import { heldOf, readAwards } from './awards.ts';
import { readExam, readExams, type StoredExam } from './stored-exams.ts';

/**
 * After the last session: asks the questions, and concludes the exam once they are answered. After the end of its time: concludes
 * it as it stands. A second call changes nothing.
 *
 * @throws HttpError 404 for an exam of somebody else, 409 while sessions are left and their time is not over.
 */
export async function closeExam(
  platform: Platform,
  simulations: Simulations,
  userId: string,
  examId: string,
): Promise<void> {
  const exam = await endOpenRuns(platform, simulations, userId, await readExam(platform, userId, examId));
  if (exam.concluded_at !== null) return;
  if (!exam.is_over && !exam.is_time_up) {
    throw new HttpError(409, 'Sessions of this exam are left.', 'goes-on');
  }
  const sessions = await readSessions(platform, simulations, examId);
  if (exam.is_over && exam.questions.length === 0) {
    await askQuestions(platform, examId, sessions);
  }
  const asked = await readExam(platform, userId, examId);
  const isAnswered = asked.questions.every(({ is_answered: answered }) => answered);
  if (!exam.is_over || isAnswered) await conclude(platform, userId, asked, sessions);
}

/** Concludes the exams whose time is over with sessions left, so that they stand in nobody's way. */
export async function concludeOverdue(
  platform: Platform,
  simulations: Simulations,
  userId: string,
): Promise<void> {
  const exams = await readExams(platform, userId);
  for (const exam of exams) {
    if (exam.concluded_at === null && exam.is_time_up && !exam.is_over)
      await closeExam(platform, simulations, userId, exam.id);
  }
}

/** The exam with the runs judged whose time is over: a browser that was closed in its last session loses nothing. */
async function endOpenRuns(
  platform: Platform,
  simulations: Simulations,
  userId: string,
  exam: StoredExam,
): Promise<StoredExam> {
  if (!exam.is_time_up || exam.open_runs.length === 0) return exam;
  for (const runId of exam.open_runs) await endRun(platform, simulations, { userId, runId });
  return readExam(platform, userId, exam.id);
}

interface StoredSession extends ExamSession {
  readonly subject: string | null;
}

const storedSessions = z.array(
  z.object({
    position: z.int(),
    item_group: z.string().nullable(),
    score: z.int(),
    passed: z.boolean(),
    has_gate: z.boolean(),
    parts: z.record(z.string(), z.number().nullable()),
    sim_seconds: z.int(),
    finished_at: z.string(),
    simulation: z.string(),
    rules_version: z.string(),
    subject: z.string().nullable(),
    /** Of that simulation. */
    report: z.unknown(),
  }),
);

async function readSessions(
  platform: Platform,
  simulations: Simulations,
  examId: string,
): Promise<readonly StoredSession[]> {
  const rows = await callRpc(platform, 'read_exam_sessions', { exam_id_param: examId }, storedSessions);
  return rows.map((row) => {
    const simulation = simulations.get(row.simulation);
    if (simulation === undefined) throw new Error(`there is no simulation ${row.simulation}`);
    return {
      position: row.position,
      group: row.item_group,
      score: row.score,
      passed: row.passed,
      hasGate: row.has_gate,
      parts: row.parts,
      simSeconds: row.sim_seconds,
      finishedAt: Date.parse(row.finished_at),
      rules: row.rules_version,
      subject: row.subject,
      account: simulation.judge.account(row.report),
    };
  });
}

async function askQuestions(
  platform: Platform,
  examId: string,
  sessions: readonly StoredSession[],
): Promise<void> {
  const cases = sessions.flatMap(({ position, account }) =>
    account.cases.map((one, at) => ({ position, caseNumber: at + 1, account: one })),
  );
  const accountOf = (position: number, caseNumber: number): CaseAccount | undefined =>
    cases.find((one) => one.position === position && one.caseNumber === caseNumber)?.account;
  const questions = vivaQuestions(cases, seedRng(randomWord())).value.map(
    ({ position, caseNumber, reasons, supported }) => ({
      position,
      case_number: caseNumber,
      subject: sessions.find((one) => one.position === position)?.subject ?? null,
      item_group: accountOf(position, caseNumber)?.group ?? null,
      decided_story: accountOf(position, caseNumber)?.decided?.story ?? null,
      decided_cause: accountOf(position, caseNumber)?.decided?.cause ?? null,
      reasons,
      supported,
    }),
  );
  await callRpc(
    platform,
    'ask_exam_questions',
    { exam_id_param: examId, questions_param: questions },
    z.unknown(),
  );
}

async function conclude(
  platform: Platform,
  userId: string,
  exam: StoredExam,
  sessions: readonly ExamSession[],
): Promise<void> {
  const { mark, faults, award } = examOutcome({
    track: exam.track,
    form: exam.form,
    takenFrom: exam.begun_at ?? exam.opens_at,
    takenTo: Math.max(exam.begun_at ?? exam.opens_at, ...sessions.map(({ finishedAt }) => finishedAt)),
    items: exam.items.map(({ position, is_void: isVoid }) => ({ position, isVoid })),
    sessions,
    renewsRevoked:
      kindOfForm(exam.form) === 'renewal' && heldOf(await readAwards(platform, userId), exam.track) === null,
    viva: {
      questions: exam.questions.length,
      answered: exam.questions.filter(({ is_answered: answered }) => answered).length,
      supported: exam.questions.filter(
        ({ is_answered: answered, is_supported: supported }) => answered && supported,
      ).length,
    },
  });
  await callRpc(
    platform,
    'conclude_exam',
    {
      exam_id_param: exam.id,
      mark_param: mark,
      passed_param: award !== null,
      faults_param: faults,
      awards_param: award === null ? [] : await withFull(platform, userId, award),
    },
    z.unknown(),
  );
}

/** The award, and that of Full where it completes a pair that counts. */
async function withFull(platform: Platform, userId: string, award: Award): Promise<readonly Award[]> {
  const awards = await readAwards(platform, userId);
  const other = awards.find(({ track }) => track !== award.track && track !== 'full');
  if (other === undefined || other.is_revoked || other.award.validUntil <= award.takenTo) return [award];
  return [award, award.track === 'hardware' ? fullAward(award, other.award) : fullAward(other.award, award)];
}
