/**
 * Cuts IBM Plex down to what the product's own texts need, to `src/styles/fonts` (`npm run fonts`): the first page of a phone
 * waits for these files. Every other character comes from the whole font (src/styles/fonts.css).
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const TARGET = new URL('../../styles/fonts/', import.meta.url);
const FIRST_PRINTABLE = 0x20;
const LAST_PRINTABLE = 0x7e;
const ASCII = String.fromCharCode(
  ...Array.from({ length: LAST_PRINTABLE - FIRST_PRINTABLE + 1 }, (_, index) => FIRST_PRINTABLE + index),
);
/** Spanish, and the signs of the texts; `unicode-range` in src/styles/fonts.css says the same, and a test compares. */
const FURTHER = '\u00a0¡©«°±·º»¿ÁÉÍÑÓÚÜ×áéíñóúü–—‘’“”•…€−';
/** Kerning and figures of one width; the product uses nothing else of the font's features. */
const FEATURES = ['kern', 'liga', 'tnum', 'ccmp', 'locl'];
const WEIGHTS = { min: 400, max: 700, default: 400 };

const FONTS = [
  {
    source: '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2',
    target: 'plex-sans.woff2',
    axes: { wght: WEIGHTS },
  },
  {
    source: '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2',
    target: 'plex-mono-400.woff2',
    axes: {},
  },
  {
    source: '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2',
    target: 'plex-mono-500.woff2',
    axes: {},
  },
];

await mkdir(TARGET, { recursive: true });
for (const { source, target, axes } of FONTS) {
  // A name of its own: the types of the library do not know `keepFeatures` yet.
  const options = { targetFormat: 'woff2', keepFeatures: FEATURES, variationAxes: axes } as const;
  const font = await subsetFont(await readFile(require.resolve(source)), ASCII + FURTHER, options);
  await writeFile(new URL(target, TARGET), font);
}
