/**
 * The groups of Tailwind classes that set the same property, for tailwind-merge. The library's own list covers all
 * of Tailwind and adds six kilobytes to every page; this one covers the classes that our components let others
 * override. In development `class-names.ts` compares the two and warns where this list lacks a group.
 */

const any = (): boolean => true;
const isWidth = (value: string): boolean => /^\d+$/.test(value);
const isFontSize = (value: string): boolean =>
  /^(?:\d?x[sl]|2xs|sm|base|lg|display|title|\[[\d.]+rem\])$/.test(value);

const SIDES = ['x', 'y', 's', 'e', 't', 'r', 'b', 'l'];

/** Groups whose classes start with the group's name: `gap-4`. */
const named = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, [{ [name]: [any] }]]));

const sidesOf = (name: string): string[] => SIDES.map((side) => name + side);

const borderSides = Object.fromEntries(
  SIDES.flatMap((side) => [
    [`border-w-${side}`, [{ [`border-${side}`]: ['', isWidth] }]],
    [`border-color-${side}`, [{ [`border-${side}`]: [any] }]],
  ]),
);

export const CLASS_GROUPS = {
  display: [
    'block',
    'inline-block',
    'inline',
    'flex',
    'inline-flex',
    'grid',
    'inline-grid',
    'contents',
    'hidden',
  ],
  position: ['static', 'fixed', 'absolute', 'relative', 'sticky'],
  ...named('p', ...sidesOf('p'), 'm', ...sidesOf('m')),
  ...named('gap', 'gap-x', 'gap-y', 'size', 'w', 'h', 'min-w', 'min-h', 'max-w', 'max-h', 'opacity', 'z'),
  ...named(
    'start',
    'end',
    'top',
    'right',
    'bottom',
    'left',
    'inset',
    'inset-x',
    'inset-y',
    'rounded',
    'leading',
  ),
  'justify-content': [{ justify: ['start', 'end', 'center', 'between'] }],
  'align-items': [{ items: [any] }],
  'align-self': [{ self: [any] }],
  'font-size': [{ text: [isFontSize] }],
  'text-alignment': [{ text: ['start', 'center', 'end', 'left', 'right'] }],
  'text-wrap': [{ text: ['wrap', 'nowrap', 'balance', 'pretty'] }],
  'text-color': [{ text: [any] }],
  'font-weight': [{ font: ['normal', 'medium', 'semibold', 'bold'] }],
  'bg-color': [{ bg: [any] }],
  'border-w': [{ border: ['', isWidth] }],
  'border-style': [{ border: ['solid', 'dashed', 'dotted', 'none'] }],
  'border-color': [{ border: [any] }],
  ...borderSides,
  shadow: [{ shadow: [any] }],
  'grid-cols': [{ 'grid-cols': [any] }],
  whitespace: [{ whitespace: [any] }],
};

const boxConflicts = (name: string) => ({
  [name]: sidesOf(name),
  [`${name}x`]: [`${name}s`, `${name}e`, `${name}r`, `${name}l`],
  [`${name}y`]: [`${name}t`, `${name}b`],
});

/** For each group, the groups that a later class of it also overrides. */
export const CLASS_CONFLICTS = {
  ...boxConflicts('p'),
  ...boxConflicts('m'),
  gap: ['gap-x', 'gap-y'],
  size: ['w', 'h'],
  inset: ['inset-x', 'inset-y', 'start', 'end', 'top', 'right', 'bottom', 'left'],
  'inset-x': ['start', 'end', 'right', 'left'],
  'inset-y': ['top', 'bottom'],
  'font-size': ['leading'],
  'border-w': SIDES.map((side) => `border-w-${side}`),
  'border-color': SIDES.map((side) => `border-color-${side}`),
};
