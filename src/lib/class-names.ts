import { type ClassValue, clsx } from 'clsx';
import { createTailwindMerge, extendTailwindMerge } from 'tailwind-merge';
import { CLASS_CONFLICTS, CLASS_GROUPS } from './class-groups.ts';

const merge = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups: CLASS_GROUPS,
  conflictingClassGroups: CLASS_CONFLICTS,
  conflictingClassGroupModifiers: {},
  orderSensitiveModifiers: ['before', 'after', '*', '**'],
}));

/**
 * All of Tailwind and our own tokens (src/styles/tokens.css); used only to detect groups missing from
 * `class-groups.ts`.
 */
const mergeAll = import.meta.env.DEV
  ? extendTailwindMerge({
      extend: {
        theme: { text: ['2xs', 'display', 'title'], radius: ['chamfer'], shadow: ['rest', 'lift', 'float'] },
      },
    })
  : null;

/** Joins class names; where two set the same property the later one wins. */
export function classNames(...parts: readonly ClassValue[]): string {
  const joined = clsx(parts);
  const merged = merge(joined);
  if (mergeAll !== null && mergeAll(joined) !== merged) {
    console.error(`class-groups.ts does not know a class that is overridden in "${joined}"`);
  }
  return merged;
}
