import type { Words } from '../../../src/core/contracts/practice.ts';
import { JUDGED_TEXTS } from './judged-texts.ts';

const KEY = /^cases\/(?<story>[\w-]+)\.judged:(?<group>\w+)\.(?<id>.+)$/;

/** A text that only a judge may tell, in every language, by its full key; null when nobody wrote it. */
export function judgedWords(key: string): Words | null {
  const { story = '', group = '', id = '' } = KEY.exec(key)?.groups ?? {};
  const texts = JUDGED_TEXTS[story];
  const en = texts?.en[group]?.[id];
  if (en === undefined) return null;
  const es = texts?.es[group]?.[id];
  return es === undefined ? { en } : { en, es };
}
