import { computedPriority, PRIORITIES, type Priority } from '../priority/matrix.ts';
import type { Classification } from '../record/ticket.ts';
import type { Category, Subcategory } from '../record/vocabulary.ts';
import type { TriageKey } from '../scenarios/desk-case.ts';

/** How a ticket was classified, beside how it should have been. */
export interface TriageResult {
  readonly priority: { readonly set: Priority | null; readonly right: Priority };
  readonly category: { readonly set: Category | null; readonly right: Category };
  readonly subcategory: { readonly set: Subcategory | null; readonly right: readonly Subcategory[] };
}

export function triageResult(
  { category, subcategories, impact, urgency, isSecurityCase }: TriageKey,
  priority: Priority | null,
  set: Classification | null,
): TriageResult {
  const right = computedPriority({ impact, urgency, isSecurityCase, isVip: false });
  return {
    priority: { set: priority, right },
    category: { set: set?.category ?? null, right: category },
    subcategory: { set: set?.subcategory ?? null, right: subcategories },
  };
}

export function isRightCategory({ category }: Pick<TriageResult, 'category'>): boolean {
  return category.set === category.right;
}

/** A subcategory of another category is wrong, whatever it is called. */
export function isRightSubcategory(result: TriageResult): boolean {
  const { set, right } = result.subcategory;
  return isRightCategory(result) && set !== null && right.includes(set);
}

/** One step off the right priority is worth half. */
function priorityShare({ set, right }: TriageResult['priority']): number {
  if (set === null) return 0;
  const off = Math.abs(PRIORITIES.indexOf(set) - PRIORITIES.indexOf(right));
  return off === 0 ? 1 : off === 1 ? 0.5 : 0;
}

/** The first dimension of a ticket, 0 to 1. */
export function triageShare(result: TriageResult): number {
  return (
    0.6 * priorityShare(result.priority) +
    0.25 * Number(isRightCategory(result)) +
    0.15 * Number(isRightSubcategory(result))
  );
}
