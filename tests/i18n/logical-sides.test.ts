import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../support/source-files.ts';

/** Utilities that name a side of the screen where the side of the text is meant; each has a logical twin. */
const PHYSICAL =
  /(?<![\w-])-?(?:[mp][lr]|scroll-[mp][lr]|left|right|border-[lr]|rounded-(?:[lr]|[tb][lr])|float-(?:left|right)|clear-(?:left|right)|text-(?:left|right))(?:-[\w.[(%/-]|(?=['"`\s]))/;

/** Places that lie on a picture or a measured drawing, which nobody mirrors. `path: class` and why. */
const STAY_PHYSICAL: Readonly<Record<string, readonly string[]>> = {};

/** The class names of a file that name a side of the screen, one entry each. */
function physicalClasses(path: string, text: string): readonly string[] {
  const literals = [...text.matchAll(/(['"`])((?:(?!\1)[^\\])*)\1/g)].map(([, , literal = '']) => literal);
  return literals
    .filter((literal) => /^[\s\w:.[\]()%/,&>*=#!@$\u007b\u007d-]+$/.test(literal))
    .flatMap((literal) => literal.split(/\s+/))
    .filter((name) => PHYSICAL.test(` ${name.slice(name.lastIndexOf(':') + 1)} `) && /-/.test(name))
    .filter((name) => !(STAY_PHYSICAL[path] ?? []).includes(name.slice(name.lastIndexOf(':') + 1)))
    .map((name) => `${path}: ${name}`);
}

describe('class names', () => {
  it('use start and end, so that languages written from right to left need no second layout', () => {
    const found = sourceFiles('src')
      .filter(({ path }) => path.endsWith('.tsx') || path.startsWith('src/ui/'))
      .flatMap(({ path, text }) => physicalClasses(path, text));
    expect(found).toEqual([]);
  });

  it.each([
    'ml-2',
    '-mr-1',
    'max-sm:pl-5',
    'text-left',
    'border-l-2',
    'right-3',
    'rounded-tr-md',
    'left-[3px]',
  ])('are reported where they do not: %s', (name) => {
    expect(physicalClasses('a.tsx', `<p className="flex ${name} gap-2">`)).toEqual([`a.tsx: ${name}`]);
  });

  it.each([
    'ms-2',
    'me-1',
    'ps-5',
    'text-start',
    'border-s-2',
    'end-3',
    'inset-x-0',
    'iso-left',
    'leading-snug',
  ])('may be %s', (name) => {
    expect(physicalClasses('a.tsx', `<p className="flex ${name} gap-2">`)).toEqual([]);
  });
});
