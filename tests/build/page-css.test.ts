import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cssOfPage } from '../../src/build/page-css.ts';
import { PROJECT_ROOT } from '../support/source-files.ts';

const HTML = '<div class="p-4 hover:w-1.5 [&amp;_svg]:size-4" style="width:var(--own)"><p>text</p></div>';

describe('the stylesheet of one page', () => {
  it('keeps rules whose classes stand in the page, with their states and conditions, and leaves the others out', () => {
    const css =
      String.raw`@layer a,b;@layer b{.p-4{padding:1px}.p-5{padding:2px}.hover\:w-1\.5:hover{width:1px}` +
      String.raw`@media (width>=1px){.p-5{margin:0}.p-4{margin:0}}.\[\&_svg\]\:size-4 svg{height:1px}p{color:red}.p-4 .p-5{top:0}}`;
    expect(cssOfPage(css, HTML)).toBe(
      String.raw`@layer a,b;@layer b{.p-4{padding:1px}.hover\:w-1\.5:hover{width:1px}` +
        String.raw`@media (width>=1px){.p-4{margin:0}}.\[\&_svg\]\:size-4 svg{height:1px}p{color:red}}`,
    );
  });

  it('keeps of a list of selectors those that the page has, and asks for no class that stands in brackets', () => {
    expect(cssOfPage('.p-4,.p-5{top:0}p:not(.p-5){top:0}:is(.p-4,.p-5){top:0}', HTML)).toBe(
      '.p-4{top:0}p:not(.p-5){top:0}:is(.p-4,.p-5){top:0}',
    );
  });

  it('keeps properties and animations that a rule, another property or the page names', () => {
    const css =
      ':root{--a:var(--b);--b:1px;--c:2px;--own:3px}@property --tw-x{syntax:"*";inherits:false}' +
      '@keyframes turn{to{top:0}}@keyframes fade{to{top:1px}}p{top:var(--a);animation:turn 1s;content:"}.p-5{"}';
    expect(cssOfPage(css, HTML)).toBe(
      ':root{--a:var(--b);--b:1px;--own:3px}@keyframes turn{to{top:0}}p{top:var(--a);animation:turn 1s;content:"}.p-5{"}',
    );
  });
});

describe('the small fonts', () => {
  const ranges = /plex-sans\.woff2[^}]*unicode-range:([^;]*)/.exec(
    readFileSync(join(PROJECT_ROOT, 'src/styles/fonts.css'), 'utf8'),
  )?.[1];
  const known = (ranges ?? '').split(',').map((range) => {
    const [first = '', last = first] = range.trim().replace('U+', '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
  const isKnown = (sign: string): boolean =>
    known.some(([first, last]) => first <= (sign.codePointAt(0) ?? 0) && (sign.codePointAt(0) ?? 0) <= last);

  it.each(['en', 'es'])("have every character of the product's texts (%s)", (language) => {
    const folder = join(PROJECT_ROOT, 'src/i18n', language);
    const texts = readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('');
    expect(texts).not.toBe('');
    // The ohm sign is in none of the fonts that we have: it comes from the system.
    const needed = [...new Set(texts)].filter((sign) => sign !== '\n' && sign !== 'Ω');
    expect(needed.filter((sign) => !isKnown(sign))).toEqual([]);
  });
});
