import { LANGUAGES, type Language } from '../i18n/languages.ts';
import type { Theme } from './theme.ts';

/** A film with its captions. */
export interface FilmFiles {
  readonly src: string;
  readonly captions: Captions;
}

interface Captions {
  readonly src: string;
  readonly srcLang: Language;
  readonly label: string;
}

export function captionsOf(src: string, language: Language): Captions {
  return { src, srcLang: language, label: LANGUAGES[language] };
}

/** The film of the ticket desk (`npm run tutorial:desk`): in its pictures too the desk has this language and this theme. */
export function deskFilm(theme: Theme, language: Language): FilmFiles {
  return {
    src: `/media/desk-${theme}.${language}.webm`,
    captions: captionsOf(`/media/desk.${language}.vtt`, language),
  };
}
