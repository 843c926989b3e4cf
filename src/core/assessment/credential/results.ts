import type { Award } from '../certificate/award.ts';

/**
 * What an exam came to, as a badge says it: each result has its description in the achievement, by an address whose last part says
 * what it is. It is written here and read in `told.ts`.
 */

const EXAM_NAMES = { C1: '220-1201', C2: '220-1202' } as const;
const OBJECTIVES_PAGE = 'https://www.comptia.org/certifications/a';

interface ResultLine {
  /** The last part of its address, such as `group-F1`. */
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly type: 'RawScore' | 'Percent' | 'Result';
  /** The most that could be reached; null for a count without an end. */
  readonly most: number | null;
  readonly objectives: readonly string[];
}

export function resultDescriptions(award: Award, achievement: string) {
  return linesOf(award).map(({ id, name, type, most, objectives }) => ({
    id: `${achievement}#${id}`,
    type: ['ResultDescription'],
    name,
    resultType: type,
    valueMin: '0',
    ...(most === null ? {} : { valueMax: String(most) }),
    ...(objectives.length === 0 ? {} : { alignment: objectives.map(alignmentOf) }),
  }));
}

export function results(award: Award, achievement: string) {
  return linesOf(award).map(({ id, value }) => ({
    type: ['Result'],
    resultDescription: `${achievement}#${id}`,
    value,
  }));
}

function linesOf({ groups, range, safety: { bench, desk }, viva }: Award): readonly ResultLine[] {
  return [
    ...groups.map(({ group, objectives, cases, passed }) => ({
      ...outOf(`group-${group}`, `Cases passed: ${group}`, passed, cases),
      objectives,
    })),
    { ...line('score', 'Score, from and to', `${range.from}-${range.to}`), type: 'Result', most: 100 },
    ...(bench === null
      ? []
      : [
          outOf(
            'bench-serious',
            'Jobs at the bench with a serious safety mistake',
            bench.serious,
            bench.jobs,
          ),
          ...Object.entries(bench.minor).map(([breach, times]) =>
            line(`bench-minor-${breach}`, `Smaller safety mistakes: ${breach}`, String(times)),
          ),
          mean('bench-safety', 'Safety at the bench on average', bench.mean),
        ]),
    ...(desk === null
      ? []
      : [
          line('desk-shifts', 'Shifts at the desk', String(desk.shifts)),
          outOf('desk-genuine', 'Genuine requests helped', desk.genuine.helped, desk.genuine.checks),
          outOf('desk-impostors', 'Impostors refused', desk.impostors.refused, desk.impostors.checks),
          mean('desk-security', 'Security at the desk on average', desk.mean),
        ]),
    outOf(
      'viva',
      'Own decisions explained by the reason that the record supports',
      viva.supported,
      viva.questions,
    ),
  ];
}

function line(id: string, name: string, value: string): ResultLine {
  return { id, name, value, type: 'RawScore', most: null, objectives: [] };
}

function outOf(id: string, name: string, value: number, most: number): ResultLine {
  return { ...line(id, name, String(value)), most };
}

function mean(id: string, name: string, value: number): ResultLine {
  return { ...line(id, name, String(value)), type: 'Percent', most: 100 };
}

/** An objective of CompTIA A+ by its number, without its words, which are not ours. `C1 5.1` is 5.1 of 220-1201. */
function alignmentOf(objective: string) {
  const [core, number] = objective.split(' ');
  const exam = core === 'C1' || core === 'C2' ? EXAM_NAMES[core] : core;
  return {
    type: ['Alignment'],
    targetName: `${exam}, objective ${number}`,
    targetCode: `${exam} ${number}`,
    targetFramework: 'CompTIA A+',
    targetUrl: OBJECTIVES_PAGE,
  };
}
