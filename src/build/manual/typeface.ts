import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { sfntOf } from './sfnt.ts';

/** IBM Plex from static WOFF files: the PDF library cannot subset WOFF2 or variable fonts. */
const require = createRequire(import.meta.url);
const FILES = {
  regular: require.resolve('@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff'),
  strong: require.resolve('@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-600-normal.woff'),
  reading: require.resolve('@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff'),
} as const;

export type Face = keyof typeof FILES;
export const FACES = Object.keys(FILES) as readonly Face[];
export type Typeface = Readonly<Record<Face, Buffer>>;

export async function readTypeface(): Promise<Typeface> {
  const [regular, strong, reading] = await Promise.all(
    [FILES.regular, FILES.strong, FILES.reading].map(async (file) => sfntOf(await readFile(file))),
  );
  if (!regular || !strong || !reading) throw new Error('A font file is missing.');
  return { regular, strong, reading };
}
