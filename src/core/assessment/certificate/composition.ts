import type { ItemRequest } from '../../contracts/forms.ts';
import type { Caller } from '../../kernel/judge.ts';
import { type Draw, type RngState, shuffle } from '../../kernel/rng.ts';
import type { ExamTrack } from './award.ts';
import { CALLERS, JOBS_OF_FAMILY, SHIFTS, TICKETS_A_SHIFT } from './tracks.ts';

/** One session of an exam: what it stands for, and among what it is drawn. */
export interface ExamItem {
  /** Family of faults; null for a shift, whose tickets are of several. */
  readonly group: string | null;
  readonly request: ItemRequest;
}

/** The sessions of an exam in an order of its own. Who took one knows nothing of the next: neither its families' order nor in which shift an impostor calls. */
export function composeExam(track: ExamTrack, rng: RngState): Draw<readonly ExamItem[]> {
  return track === 'hardware' ? composeJobs(rng) : composeShifts(rng);
}

function composeJobs(rng: RngState): Draw<readonly ExamItem[]> {
  const jobs = Object.entries(JOBS_OF_FAMILY).flatMap(([family, count]) =>
    Array.from(
      { length: count },
      (): ExamItem => ({
        group: family,
        request: { count: 1, families: [family] },
      }),
    ),
  );
  return shuffle(rng, jobs);
}

/** Every shift has a caller to check, so that none is known to be without; the rest fall where they fall, two at most. */
function composeShifts(rng: RngState): Draw<readonly ExamItem[]> {
  const kinds = (Object.keys(CALLERS) as Caller[]).flatMap((caller) =>
    Array.from({ length: CALLERS[caller] }, () => caller),
  );
  const callers = shuffle(rng, kinds);
  const places = shuffle(
    callers.rng,
    Array.from({ length: SHIFTS }, (_, at) => at),
  );
  const placeOf = (at: number): number | undefined => places.value[at % SHIFTS];
  const shifts = Array.from({ length: SHIFTS }, (_, shift): ExamItem => {
    const own = callers.value.filter((_caller, at) => placeOf(at) === shift);
    const count = (kind: Caller): number => own.filter((caller) => caller === kind).length;
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
