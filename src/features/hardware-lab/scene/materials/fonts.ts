import monoUrl from '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2?url';
import sansUrl from '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2?url';

/** Families of the machine's print. Own names: the scene must not depend on what the page's styles load, or when. */
export const SANS_FONT = '"Scene Sans", "IBM Plex Sans Variable", sans-serif';
export const MONO_FONT = '"Scene Mono", "IBM Plex Mono", monospace';

/**
 * Loads the fonts that labels are drawn with, so that phones, desktops and CI draw the same sheet. A font that does not
 * arrive is no reason to withhold the machine: the fallback of the family list is drawn then.
 */
export async function loadSceneFonts(): Promise<void> {
  const faces = [
    new FontFace('Scene Sans', `url(${sansUrl})`, { weight: '100 700' }),
    new FontFace('Scene Mono', `url(${monoUrl})`, { weight: '400' }),
  ];
  await Promise.allSettled(faces.map(async (face) => document.fonts.add(await face.load())));
}
