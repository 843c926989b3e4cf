import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

/** Tailwind's own names are known to tailwind-merge; these are ours (src/styles/tokens.css). */
const merge = extendTailwindMerge({
  extend: {
    theme: { text: ['2xs', 'display', 'title'], radius: ['chamfer'], shadow: ['rest', 'lift', 'float'] },
  },
});

/** Joins class names; where two set the same property the later one holds. */
export function classNames(...parts: readonly ClassValue[]): string {
  return merge(clsx(parts));
}
