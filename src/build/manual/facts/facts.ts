import type { Language } from '../../../i18n/languages.ts';
import { benchFacts } from './bench.ts';
import { certificateFacts } from './certificate.ts';
import { deskFacts } from './desk.ts';
import { learningFacts } from './learning.ts';
import { machineFacts } from './machines.ts';
import { planFacts } from './plans.ts';
import { scoreFacts } from './score.ts';

/** What the manual says about the product, by the name that stands in its chapters as `{{name}}`: written, or whole rows of a table. */
export type Facts = Readonly<Record<string, string>>;

const SOURCES = [planFacts, benchFacts, machineFacts, scoreFacts, deskFacts, learningFacts, certificateFacts];

const known = new Map<Language, Facts>();

/** All facts in a language, from the rules that the product plays by. */
export function factsIn(language: Language): Facts {
  const facts = known.get(language) ?? Object.assign({}, ...SOURCES.map((source) => source(language)));
  known.set(language, facts);
  return facts;
}
