import i18n from 'i18next';

/** English needs no file of it: its sentences are the keys. */
export const SENTENCES_NAMESPACE = 'spoken';

/** Where `spoken.json` holds the number of a sentence, such as the seconds somebody has to wait. */
const NUMBER = '{{number}}';

/**
 * Sentences that come as finished English (rules of forms, answers of the backend, descriptions of plans) in the
 * reader's language. A sentence that nobody has translated stays as it came.
 */
export function translateSentence(sentence: string): string {
  const exact = translationOf(sentence);
  if (exact !== null) return exact;
  const [number] = /\d+/.exec(sentence) ?? [];
  if (number === undefined) return sentence;
  return translationOf(sentence.replace(number, NUMBER))?.replace(NUMBER, number) ?? sentence;
}

function translationOf(sentence: string): string | null {
  const language = i18n.resolvedLanguage;
  if (language === undefined) return null;
  // The sentences are the keys, so full stops in them separate nothing.
  const found: unknown = i18n.getResource(language, SENTENCES_NAMESPACE, sentence, { keySeparator: false });
  return typeof found === 'string' ? found : null;
}
