import { type ItemResult, meanOfPart, meansOfGroups } from '../forms/result.ts';
import { type Domain, domainsOf, EXAMS, type Exam } from '../objectives/catalogue.ts';
import type { ExamTrack } from './award.ts';
import { rulesOf } from './tracks.ts';

/** A refereed session of an exam, as its holder may read it once the exam is over. */
export interface SessionMark
  extends Pick<ItemResult, 'position' | 'group' | 'score' | 'passed' | 'hasGate' | 'parts'> {
  /** The score of each exam objective that it showed, 0 to 100. */
  readonly objectives: readonly { readonly objective: string; readonly score: number }[];
}

/** The objectives of one domain of CompTIA A+ that an exam showed. */
interface DomainMark {
  readonly exam: Exam;
  readonly topic: Domain['topic'];
  /** As the exam numbers them, such as `5.1`. */
  readonly objectives: readonly string[];
  /** Over the sessions that showed them, 0 to 100, whole. */
  readonly mean: number;
}

/** What the sessions of an exam came to. Means are 0 to 100. */
export interface ExamMarks {
  /** Those that count, in their order; `mark` is null for one that was not taken. */
  readonly sessions: readonly { readonly position: number; readonly mark: SessionMark | null }[];
  /** Groups of the blueprint; none where the track has no groups. */
  readonly groups: readonly { readonly group: string; readonly mean: number }[];
  /** Parts of the score that a pass has a floor for. A session that was not taken has nothing of them. */
  readonly parts: readonly { readonly part: string; readonly mean: number; readonly floor: number }[];
  readonly domains: readonly DomainMark[];
}

/** The marks of an exam by session, group, part and domain, from the sessions that count and the results of those that were taken. */
export function examMarks(
  { track, form }: { readonly track: ExamTrack; readonly form: string },
  positions: readonly number[],
  results: readonly SessionMark[],
): ExamMarks {
  const order = [...positions].sort((left, right) => left - right);
  const sessions = order.map((position) => ({
    position,
    mark: results.find((one) => one.position === position) ?? null,
  }));
  const taken = sessions.flatMap(({ mark }) => mark ?? []);
  return {
    sessions,
    groups: meansOfGroups(taken)
      .map(([group, mean]) => ({ group, mean }))
      .sort((left, right) => left.group.localeCompare(right.group)),
    parts: Object.entries(rulesOf(track, form).pass.partFloors).map(([part, floor]) => ({
      part,
      mean: meanOfPart(part, taken, order.length),
      floor,
    })),
    domains: domainMarks(taken.flatMap(({ objectives }) => objectives)),
  };
}

function domainMarks(scored: SessionMark['objectives']): readonly DomainMark[] {
  return EXAMS.flatMap((exam) =>
    domainsOf(exam).flatMap(({ topic, objectives }) => {
      const shown = objectives.filter(({ id }) => scored.some(({ objective }) => objective === id));
      const scores = scored
        .filter(({ objective }) => shown.some(({ id }) => id === objective))
        .map(({ score }) => score);
      if (scores.length === 0) return [];
      const mean = Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);
      return { exam, topic, objectives: shown.map(({ number }) => number), mean };
    }),
  );
}
