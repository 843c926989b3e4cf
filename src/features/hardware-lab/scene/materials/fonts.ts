import monoUrl from '../../../../styles/fonts/plex-mono-400.woff2?url';
import sansUrl from '../../../../styles/fonts/plex-sans.woff2?url';

/**
 * Font families of the labels, under names of their own, so that the scene does not depend on the page's style
 * sheets.
 */
export const SANS_FONT = '"Scene Sans", "IBM Plex Sans Variable", sans-serif';
export const MONO_FONT = '"Scene Mono", "IBM Plex Mono", monospace';

/**
 * Loads the fonts of the labels, so that all devices draw the same sheet. If a font fails to load, the fallback
 * family is used.
 */
export async function loadSceneFonts(): Promise<void> {
  const faces = [
    new FontFace('Scene Sans', `url(${sansUrl})`, { weight: '400 700' }),
    new FontFace('Scene Mono', `url(${monoUrl})`, { weight: '400' }),
  ];
  await Promise.allSettled(faces.map(async (face) => document.fonts.add(await face.load())));
}
