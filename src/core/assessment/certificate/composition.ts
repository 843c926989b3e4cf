import type { ItemRequest } from '../../contracts/forms.ts';
import type { Caller } from '../../kernel/judge.ts';
import { type Draw, type RngState, shuffle } from '../../kernel/rng.ts';
import type { ExamTrack } from './award.ts';
import { EXAM_RULES, type ExamKind, JOBS_OF_FAMILY, TICKETS_A_SHIFT } from './tracks.ts';

/** One session of an exam: what it stands for, and among what it is drawn. */
export interface ExamItem {
  /** Family of faults; null for a shift, whose tickets are of several. */
  readonly group: string | null;
  readonly request: ItemRequest;
}

/** The sessions of an exam in an order of its own. Who took one knows nothing of the next: neither its families' order nor in which shift an impostor calls. */
export function composeExam(track: ExamTrack, kind: ExamKind, rng: RngState): Draw<readonly ExamItem[]> {
  return track === 'hardware' ? composeJobs(kind, rng) : composeShifts(kind, rng);
}

/** All of them for a certificate; a renewal takes one job each of some families. */
function composeJobs(kind: ExamKind, rng: RngState): Draw<readonly ExamItem[]> {
  const families = Object.entries(JOBS_OF_FAMILY).flatMap(([family, count]) =>
    Array.from({ length: kind === 'whole' ? count : 1 }, () => family),
  );
  const { value, rng: next } = shuffle(rng, families);
  const jobs = value
    .slice(0, EXAM_RULES.hardware[kind].sessions)
    .map((family): ExamItem => ({ group: family, request: { count: 1, families: [family] } }));
  return { value: jobs, rng: next };
}

/** Every shift has a caller to check, so that none is known to be without; the rest fall where they fall, two at most. */
function composeShifts(kind: ExamKind, rng: RngState): Draw<readonly ExamItem[]> {
  const { sessions, callers: counts } = EXAM_RULES['service-desk'][kind];
  const kinds = (Object.keys(counts) as Caller[]).flatMap((caller) =>
    Array.from({ length: counts[caller] }, () => caller),
  );
  const callers = shuffle(rng, kinds);
  const places = shuffle(
    callers.rng,
    Array.from({ length: sessions }, (_, at) => at),
  );
  const placeOf = (at: number): number | undefined => places.value[at % sessions];
  const shifts = Array.from({ length: sessions }, (_, shift): ExamItem => {
    const own = callers.value.filter((_caller, at) => placeOf(at) === shift);
    const count = (caller: Caller): number => own.filter((one) => one === caller).length;
    return {
      group: null,
      request: {
        count: TICKETS_A_SHIFT,
        callers: { genuine: count('genuine'), impostor: count('impostor') },
      },
    };
  });
  return { value: shifts, rng: places.rng };
}
