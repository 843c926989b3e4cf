import type { Words } from '../../../src/core/contracts/practice.ts';
import { JUDGED_TEXTS, type JudgedTexts } from './judged-texts.ts';
import { JUDGED_TICKETS } from './judged-tickets.ts';

const LISTS: Readonly<Record<string, JudgedTexts>> = { cases: JUDGED_TEXTS, tickets: JUDGED_TICKETS };
const KEY = /^(?<folder>cases|tickets)\/(?<story>[\w-]+)\.judged:(?<group>\w+)\.(?<id>.+)$/;

/** A text that only a judge may tell, in every language, by its full key; null when nobody wrote it. */
export function judgedWords(key: string): Words | null {
  const { folder = '', story = '', group = '', id = '' } = KEY.exec(key)?.groups ?? {};
  const texts = LISTS[folder]?.[story];
  const en = texts?.en[group]?.[id];
  if (en === undefined) return null;
  const es = texts?.es[group]?.[id];
  return es === undefined ? { en } : { en, es };
}
