import type { TalkLanguage } from '../talk.ts';
import type { Lexicon } from './lexicon.ts';
import { EN_LEXICON } from './lexicon-en.ts';
import { ES_LEXICON } from './lexicon-es.ts';

export const LEXICONS: Readonly<Record<TalkLanguage, Lexicon>> = { en: EN_LEXICON, es: ES_LEXICON };
