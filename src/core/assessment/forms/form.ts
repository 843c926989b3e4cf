import type { FormPurpose, SEED_POLICIES, SHOWN } from '../../contracts/forms.ts';

/**
 * A form is a versioned, ordered set of items with rules: a plain test, a week's ranked pack, a competition and an exam differ in
 * their rules alone (learning.md 1). What its items deal is decided and kept on the server; nothing here names a case or a seed.
 */

export type Shown = (typeof SHOWN)[number];
type SeedPolicy = (typeof SEED_POLICIES)[number];

export interface FormItem {
  /** Place in the form, from 1. */
  readonly position: number;
  /** Id of the simulation that is played. */
  readonly simulation: string;
  readonly seeds: SeedPolicy;
  /** It was found to be flawed and counts for nobody. */
  readonly isVoid: boolean;
}

/** When a form can be played. Times are ms since 1970. */
export interface FormWindow {
  readonly opensAt: number;
  /** Null: never. */
  readonly closesAt: number | null;
}

/** What an ended run of a form tells whoever played it. */
export interface DisclosureRules {
  readonly scoreShown: Shown;
  /** Case, seed, log, replay and report. */
  readonly caseShown: Shown;
}

/** What a pass needs; null stands for a condition that the form does not set. */
export interface FormPassRules {
  /** The least mean of the items' scores. */
  readonly overall: number;
  /** So many items passed. */
  readonly itemsPassed: number | null;
  /** The least score of each item. */
  readonly itemFloor: number | null;
  /** The least mean of the items of each group, such as those about storage. */
  readonly groupFloor: number | null;
  /** Part of the score, such as `safety` -> its least mean over the items, 0 to 100. */
  readonly partFloors: Readonly<Record<string, number>>;
  /** No item with something that caps a score, such as a safety breach of the worst class. */
  readonly withoutGates: boolean;
}

/** A form as anybody may know it. */
export interface Form extends FormWindow, DisclosureRules {
  readonly purpose: FormPurpose;
  readonly items: readonly FormItem[];
  /** How often one person may take it. */
  readonly attempts: number;
  /** How many of the best items make the result; null: all of them. */
  readonly bestOf: number | null;
  /** Null: nobody passes or fails. */
  readonly pass: FormPassRules | null;
}

/** The items that count, in their order. */
export function itemsThatCount<Item extends Pick<FormItem, 'position' | 'isVoid'>>({
  items,
}: {
  readonly items: readonly Item[];
}): readonly Item[] {
  return items.filter(({ isVoid }) => !isVoid).sort((left, right) => left.position - right.position);
}
