import type { LabReport } from '../../../../src/core/hardware/assessment/report.ts';
import type { STORIES } from '../../../../src/core/hardware/scenarios/judged/registry.ts';
import {
  chained,
  inOrder,
  lookAndEscalate,
  memorised,
  repairAlone,
  reseatEverything,
  type Script,
  SLIPS,
  withGoodHabits,
  withoutReading,
} from './scripts.ts';
import { playLikeExpert, playScript, type Variant, variantsByStory } from './variants.ts';

/** How players who do not diagnose, and honest ones, fare on one story. Shares are of the tests dealt, 0 to 1. */
export interface StoryRow {
  readonly story: string;
  readonly variants: number;
  /** The greatest share of one true fault. */
  readonly commonest: number;
  /** The best script learned by heart: alone, with another one before it, and with all others in the order of priors. */
  readonly memorised: number;
  readonly withoutReading: number;
  readonly repairAlone: number;
  readonly reseatEverything: number;
  /** Passing the job on after the telling reading, in the variants where the case does not accept that; null without any. */
  readonly escalatedWrongly: number | null;
  /** The same where passing it on is the answer; null where it never is. */
  readonly escalatedRightly: number | null;
  readonly worstExpert: number;
  /** Points that good habits cost the expert: on average, and at most. */
  readonly habitsMean: number;
  readonly habitsMost: number;
  /** Variants that do not pass with an honest slip, by slip. */
  readonly failedSlips: Readonly<Record<string, number>>;
}

/** A script passes only a job whose cause and place its note names (`passFaults`), so it is played on those variants alone. */
function isNamed(variant: Variant, script: Script): boolean {
  const note = script.findLast((command) => command.kind === 'write-note');
  const key = variant.scenario.note?.(variant.placement);
  return (
    note?.kind === 'write-note' && key?.cause.includes(note.cause) === true && key.part.includes(note.part)
  );
}

/** The share of a story's tests that a script passes. */
function passShare(variants: readonly Variant[], script: Script): number {
  return variants
    .filter((variant) => isNamed(variant, script) && playScript(variant, script).passed)
    .reduce((sum, { share }) => sum + share, 0);
}

function best(variants: readonly Variant[], scripts: readonly Script[]): number {
  return Math.max(0, ...scripts.map((script) => passShare(variants, script)));
}

/** Scripts of two logs in every order, in which the note of the last fits more variants than its log alone passes. */
function chains(variants: readonly Variant[]): readonly Script[] {
  return variants.flatMap((last) => {
    const fitting = variants.filter((variant) => isNamed(variant, memorised(last)));
    const others = fitting.length > 1 ? variants.filter((variant) => variant !== last) : [];
    return others.map((first) => chained(first, last));
  });
}

/** The scripts of all faults in the order of priors, each in its first place; each fault in its turn writes the note. */
function byPrior(variants: readonly Variant[]): readonly Script[] {
  const faults = variants
    .filter(({ placement }) => placement === 0)
    .toSorted((one, other) => other.scenario.weight - one.scenario.weight);
  return faults.map((last) => inOrder(faults, last));
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Whether a job was rightly passed on. */
function isPassedOn({ ending }: LabReport): boolean {
  return ending === 'passed-on' || ending === 'passed-on-untidily';
}

function escalation(
  variants: readonly Variant[],
  experts: ReadonlyMap<Variant, LabReport>,
  isAnswer: boolean,
): number | null {
  const played = variants.filter((variant) => {
    const expert = experts.get(variant);
    return expert !== undefined && isPassedOn(expert) === isAnswer;
  });
  const total = played.reduce((sum, { share }) => sum + share, 0);
  const targets = variants[0]?.scenario.card?.escalations ?? [];
  if (total === 0 || targets.length === 0) return null;
  const passed = played.filter((variant) =>
    targets.some((to) =>
      [0, 2].some((further) => {
        const report = playLikeExpert(variant, lookAndEscalate(variant, to, further));
        return report.passed && isPassedOn(report);
      }),
    ),
  );
  return passed.reduce((sum, { share }) => sum + share, 0) / total;
}

function rowOf(story: string, variants: readonly Variant[]): StoryRow {
  const experts = new Map(variants.map((variant) => [variant, playScript(variant, variant.expert)]));
  const shares = new Map<string, number>();
  for (const { scenario, share } of variants) shares.set(scenario.id, (shares.get(scenario.id) ?? 0) + share);
  const habits = variants.map(
    (variant) => (experts.get(variant)?.score ?? 0) - playLikeExpert(variant, withGoodHabits(variant)).score,
  );
  const failedSlips = Object.fromEntries(
    Object.entries(SLIPS).map(([name, slip]) => [
      name,
      variants.filter((variant) => !playLikeExpert(variant, slip(variant)).passed).length,
    ]),
  );
  return {
    story,
    variants: variants.length,
    commonest: Math.max(...shares.values()),
    memorised: best(variants, [...variants.map(memorised), ...chains(variants), ...byPrior(variants)]),
    withoutReading: best(variants, variants.map(withoutReading)),
    repairAlone: best(variants, variants.map(repairAlone)),
    reseatEverything: variants
      .filter((variant) => playScript(variant, reseatEverything(variant)).passed)
      .reduce((sum, { share }) => sum + share, 0),
    escalatedWrongly: escalation(variants, experts, false),
    escalatedRightly: escalation(variants, experts, true),
    worstExpert: Math.min(...[...experts.values()].map(({ score }) => score)),
    habitsMean: mean(habits),
    habitsMost: Math.max(...habits),
    failedSlips,
  };
}

/** The rows of stories, dealt with seeds from `firstSeed` on. */
export function scoreTable(firstSeed: number, stories: typeof STORIES): readonly StoryRow[] {
  return [...variantsByStory(firstSeed, stories)].map(([story, variants]) => rowOf(story, variants));
}

/** The table in columns, shares in percent. */
export function printed(rows: readonly StoryRow[]): string {
  const percent = (value: number | null): string => (value === null ? '-' : `${(100 * value).toFixed(0)} %`);
  const lines = rows.map((row) =>
    [
      row.story.padEnd(18),
      ...[row.variants, percent(row.commonest), percent(row.memorised), percent(row.withoutReading)],
      ...[percent(row.repairAlone), percent(row.reseatEverything), percent(row.escalatedWrongly)],
      ...[
        percent(row.escalatedRightly),
        row.worstExpert,
        row.habitsMean.toFixed(1),
        row.habitsMost,
        Object.values(row.failedSlips).join(' '),
      ],
    ]
      .map((cell) => String(cell).padStart(7))
      .join(' '),
  );
  const head = [
    'story'.padEnd(18),
    'number',
    'common',
    'script',
    'unread',
    'repair',
    'reseat',
    'escal-',
    'escal+',
  ];
  return [
    [...head, 'expert', 'habits', 'most', 'slips'].map((cell) => cell.padStart(7)).join(' '),
    ...lines,
  ].join('\n');
}
