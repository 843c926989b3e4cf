import type { ReplayStep } from '../replay/replay-step.ts';

/** A line of two paths side by side: what was done in both at this point, or in one of them alone. */
export interface PathRow {
  readonly own: readonly ReplayStep[];
  readonly expert: readonly ReplayStep[];
}

/** More work by hand than this is not told in one line. */
const MOST_IN_A_ROW = 4;

/**
 * Two paths side by side: the longest series of steps that both took in the same order stands level. Work by hand of which
 * nothing is to be said is drawn together.
 */
export function alignPaths(own: readonly ReplayStep[], expert: readonly ReplayStep[]): readonly PathRow[] {
  const rows: PathRow[] = [];
  for (const row of levelRows(withoutStart(own), withoutStart(expert))) {
    const last = rows.at(-1);
    if (last !== undefined && canJoin(last, row))
      rows[rows.length - 1] = {
        own: [...last.own, ...row.own],
        expert: [...last.expert, ...row.expert],
      };
    else rows.push(row);
  }
  return rows;
}

function withoutStart(steps: readonly ReplayStep[]): readonly ReplayStep[] {
  return steps.filter(({ text }) => text !== null);
}

function levelRows(own: readonly ReplayStep[], expert: readonly ReplayStep[]): readonly PathRow[] {
  const common = commonLengths(own, expert);
  const rows: PathRow[] = [];
  let [i, j] = [0, 0];
  while (i < own.length || j < expert.length) {
    const [mine, theirs] = [own[i], expert[j]];
    if (mine !== undefined && theirs !== undefined && mine.text === theirs.text) {
      rows.push({ own: [mine], expert: [theirs] });
      i += 1;
      j += 1;
    } else if (
      mine !== undefined &&
      (theirs === undefined || (common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0))
    ) {
      rows.push({ own: [mine], expert: [] });
      i += 1;
    } else if (theirs !== undefined) {
      rows.push({ own: [], expert: [theirs] });
      j += 1;
    }
  }
  return rows;
}

/** For each pair of places, how many steps both paths share from there on. */
function commonLengths(
  own: readonly ReplayStep[],
  expert: readonly ReplayStep[],
): readonly (readonly number[])[] {
  const lengths = Array.from({ length: own.length + 1 }, () => new Array<number>(expert.length + 1).fill(0));
  for (let i = own.length - 1; i >= 0; i -= 1) {
    const [here, below] = [lengths[i], lengths[i + 1]];
    for (let j = expert.length - 1; here !== undefined && j >= 0; j -= 1)
      here[j] =
        own[i]?.text === expert[j]?.text
          ? 1 + (below?.[j + 1] ?? 0)
          : Math.max(below?.[j] ?? 0, here[j + 1] ?? 0);
  }
  return lengths;
}

function canJoin(last: PathRow, row: PathRow): boolean {
  const isSameSide =
    last.own.length > 0 === row.own.length > 0 && last.expert.length > 0 === row.expert.length > 0;
  const longest = Math.max(last.own.length, last.expert.length);
  return isSameSide && longest < MOST_IN_A_ROW && [last, row].every(isPlainWork);
}

function isPlainWork({ own, expert }: PathRow): boolean {
  return [...own, ...expert].every(
    ({ work, result, remark, isBreach }) =>
      work === 'hands' && result === undefined && remark === undefined && !isBreach,
  );
}
