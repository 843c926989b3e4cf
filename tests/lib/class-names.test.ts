import { describe, expect, it } from 'vitest';
import { classNames } from '../../src/lib/class-names.ts';
import { takeLoggedErrors } from '../support/logged-errors.ts';

describe('class names', () => {
  it('are joined, and left out where the condition does not hold', () => {
    expect(classNames('flex', false, null, undefined, ['gap-2', { hidden: false }])).toBe('flex gap-2');
  });

  it.each([
    ['h-11 px-4 text-sm', 'h-auto px-0 text-base', 'h-auto px-0 text-base'],
    ['relative inline-flex', 'hidden sm:inline-flex', 'relative hidden sm:inline-flex'],
    ['[&_svg]:size-4', '[&_svg]:size-5', '[&_svg]:size-5'],
    ['font-medium', 'font-semibold', 'font-semibold'],
    ['bg-hover', 'bg-surface', 'bg-surface'],
    ['border border-line', 'border-fault/45', 'border border-fault/45'],
    [
      'border-2 border-current border-e-transparent',
      'border-e-4',
      'border-2 border-current border-e-transparent border-e-4',
    ],
    ['size-8', 'w-4', 'size-8 w-4'],
    ['w-4 h-4', 'size-8', 'size-8'],
    ['p-4 sm:p-5', 'px-2 sm:p-3', 'p-4 px-2 sm:p-3'],
    ['text-sm text-ink', 'text-title text-copper-text', 'text-title text-copper-text'],
    ['aria-disabled:opacity-85', 'aria-disabled:opacity-45', 'aria-disabled:opacity-45'],
    ['mt-4', 'my-2', 'my-2'],
  ])('where "%s" meets "%s" are "%s"', (first, second, merged) => {
    expect(classNames(first, second)).toBe(merged);
  });

  it('are reported in development when the short list lacks what the long one has', () => {
    classNames('transition-colors', 'transition-opacity');
    expect(takeLoggedErrors()).toEqual([
      'class-groups.ts does not know a class that is overridden in "transition-colors transition-opacity"',
    ]);
  });
});
