import { type Form, type FormItem, type FormPassRules, itemsThatCount } from './form.ts';

/** What a refereed run of an item came to. */
export interface ItemResult {
  readonly position: number;
  /** The part of the form's blueprint that the item stands for; null for none. */
  readonly group: string | null;
  /** 0 to 100, whole. */
  readonly score: number;
  readonly passed: boolean;
  readonly hasGate: boolean;
  /** Part of the score -> 0 to 1; null for a part that the case does not assess. */
  readonly parts: Readonly<Record<string, number | null>>;
  readonly simSeconds: number;
  /** ms since 1970. */
  readonly finishedAt: number;
}

/** A condition of a pass that an attempt did not meet. */
type FormFault =
  | { readonly kind: 'overall' | 'items-passed' | 'item-floor' | 'gate' }
  /** Group `null`: some item was not played, so that a group is incomplete. */
  | { readonly kind: 'group'; readonly group: string | null }
  | { readonly kind: 'part'; readonly part: string };

/** What an attempt comes to. */
export interface FormResult {
  /** Mean of the items that count, 0 to 100, with two decimals. */
  readonly score: number;
  /** How many items have a result; one that counts and has none is worth nothing. */
  readonly played: number;
  /** Simulated time of the runs that make the score; ties go to the shorter. */
  readonly simSeconds: number;
  /** When the last of those runs ended, ms since 1970; null without one. Ties after that go to the earlier. */
  readonly finishedAt: number | null;
  /** Null for a form that nobody passes or fails. */
  readonly passed: boolean | null;
  /** The conditions of a pass that were not met. */
  readonly faults: readonly FormFault[];
}

/**
 * The result of an attempt. An item without the refereed run that it asks for is worth nothing, and a void one counts neither in
 * the score nor in its divisor. Results may be given in any order; those of items that the form does not have are left aside.
 */
export function formResult(
  form: Pick<Form, 'bestOf' | 'pass'> & {
    readonly items: readonly Pick<FormItem, 'position' | 'isVoid'>[];
  },
  results: readonly ItemResult[],
): FormResult {
  const items = itemsThatCount(form);
  const counted = items.flatMap(({ position }) => results.find((one) => one.position === position) ?? []);
  const size = Math.min(form.bestOf ?? items.length, items.length);
  const best = counted.toSorted(byRank).slice(0, size);
  const score = size === 0 ? 0 : rounded(sum(best, (one) => one.score) / size);
  const faults = form.pass === null ? [] : faultsOf(form.pass, counted, items.length, score);
  return {
    score,
    played: counted.length,
    simSeconds: sum(best, (one) => one.simSeconds),
    finishedAt: best.length === 0 ? null : Math.max(...best.map(({ finishedAt }) => finishedAt)),
    passed: form.pass === null ? null : faults.length === 0,
    faults,
  };
}

/** The better first: more points, then less simulated time, then the earlier (assessment.md 4.6). */
export function byRank(
  left: Pick<ItemResult, 'score' | 'simSeconds' | 'finishedAt'>,
  right: Pick<ItemResult, 'score' | 'simSeconds' | 'finishedAt'>,
): number {
  return right.score - left.score || left.simSeconds - right.simSeconds || left.finishedAt - right.finishedAt;
}

function faultsOf(
  rules: FormPassRules,
  results: readonly ItemResult[],
  items: number,
  score: number,
): readonly FormFault[] {
  const { overall, itemsPassed, itemFloor, groupFloor, partFloors, withoutGates } = rules;
  const isIncomplete = results.length < items;
  const lowest = isIncomplete ? 0 : Math.min(...results.map((one) => one.score));
  const faults: FormFault[] = [];
  if (score < overall) faults.push({ kind: 'overall' });
  if (itemsPassed !== null && results.filter(({ passed }) => passed).length < itemsPassed)
    faults.push({ kind: 'items-passed' });
  if (itemFloor !== null && lowest < itemFloor) faults.push({ kind: 'item-floor' });
  if (withoutGates && results.some(({ hasGate }) => hasGate)) faults.push({ kind: 'gate' });
  if (groupFloor !== null) {
    if (isIncomplete) faults.push({ kind: 'group', group: null });
    for (const [group, mean] of meansOfGroups(results))
      if (mean < groupFloor) faults.push({ kind: 'group', group });
  }
  for (const [part, floor] of Object.entries(partFloors))
    if (meanOfPart(part, results, items) < floor) faults.push({ kind: 'part', part });
  return faults;
}

/** Mean score of each group, in the order of their first items; items without a group are left out. */
export function meansOfGroups(
  results: readonly Pick<ItemResult, 'group' | 'score'>[],
): readonly (readonly [group: string, mean: number])[] {
  const groups = [...new Set(results.flatMap(({ group }) => group ?? []))];
  return groups.map((group) => {
    const own = results.filter((one) => one.group === group);
    return [group, rounded(sum(own, ({ score }) => score) / own.length)];
  });
}

/** Mean of a part over the items that assess it, 0 to 100; an item that was not played has nothing of it. */
export function meanOfPart(
  part: string,
  results: readonly Pick<ItemResult, 'parts'>[],
  items: number,
): number {
  const missing = items - results.length;
  const values = results.flatMap(({ parts }) => parts[part] ?? []);
  const size = values.length + missing;
  return size === 0 ? 0 : rounded((100 * sum(values, (value) => value)) / size);
}

function sum<Item>(list: readonly Item[], of: (item: Item) => number): number {
  return list.reduce((total, item) => total + of(item), 0);
}

function rounded(value: number): number {
  return Math.round(100 * value) / 100;
}
