import { describe, expect, it } from 'vitest';
import { compileManual } from '../../src/build/manual/read-manual.ts';
import { LANGUAGES, type Language } from '../../src/i18n/languages.ts';
import { textsOf } from './text-files.ts';

/** What every job on the bench shows, whatever its story: names, events, proofs, service manual, explanations. */
const SHARED = /^(lab|lab-manual|lab-parts|scene|cases\/any(\.judged)?):/;

/** The words of the examination, and the fewest texts in which each stands. */
const EXAM_WORDS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  en: {
    ...{ 'BIOS/UEFI': 15, RAM: 30, DIMM: 2, 'CMOS battery': 10, 'heat sink': 15, 'thermal paste': 5 },
    ...{ backlight: 2, SSD: 15, motherboard: 30, 'power supply': 20, PSU: 5, 'expansion card': 2, driver: 3 },
  },
  es: {
    ...{ 'BIOS/UEFI': 15, RAM: 30, DIMM: 2, 'pila CMOS': 10, disipador: 15, 'pasta térmica': 5 },
    ...{ retroiluminación: 2, SSD: 15, 'placa base': 30, 'fuente de alimentación': 15 },
    ...{ 'tarjeta de expansión': 1, controlador: 3 },
  },
};

/** Words that the bench once used instead. */
const HOME_MADE: Readonly<Record<string, readonly RegExp[]>> = {
  en: [
    // As an explanation beside the right word it may stand.
    /^(?!.*CMOS battery).*coin cell/i,
    /\bproud\b/,
    /\b(is|are|not|push|press|card|ends?) home\b/i,
    /\bmemory module\b/i,
    /\b(the|a|of|this) supply\b/,
    /\brocker\b/,
  ],
  es: [/^(?!.*pila CMOS).*pila de botón/i, /módulo de memoria(?! RAM)/i, /memorias? de trabajo/i],
};

/** Titles that made a riddle of their fault: a question, a hint at the story, no part and no setting. */
const RIDDLES: Readonly<Record<string, RegExp>> = {
  en: /\?$|^It is|too far|forgotten|by default|travell?er/i,
  es: /^¿|^Es la|más allá|olvidad|por defecto|viajero/i,
};

const sharedTexts = (language: string): [string, string][] =>
  [...textsOf(language)].filter(([key]) => SHARED.test(key));

describe.each(Object.keys(LANGUAGES))('the words that every job shows in %s', (language) => {
  it('are those of the examination', () => {
    const texts = sharedTexts(language).map(([, text]) => text.toLowerCase());
    const wanted = Object.entries(EXAM_WORDS[language] ?? {});
    expect(wanted.length).toBeGreaterThan(10);
    const rare = wanted
      .map(([word, fewest]) => ({
        word,
        fewest,
        found: texts.filter((text) => text.includes(word.toLowerCase())).length,
      }))
      .filter(({ found, fewest }) => found < fewest);
    expect(rare).toEqual([]);
  });

  it('hold none of the words that the bench once made up for them', () => {
    const homeMade = sharedTexts(language).filter(([, text]) =>
      (HOME_MADE[language] ?? []).some((word) => word.test(text)),
    );
    expect(homeMade).toEqual([]);
  });
});

describe('the Spanish texts of the desk', () => {
  it('call a ticket a ticket, by no second word', () => {
    const desk = [...textsOf('es')].filter(([key]) => /^(desk|tickets\/|legal)/.test(key));
    expect(desk.length).toBeGreaterThan(1_000);
    expect(desk.filter(([, text]) => /\bincidencias?\b/i.test(text))).toEqual([]);
  });
});

describe.each(Object.keys(LANGUAGES))('the title of a case in the debrief in %s', (language) => {
  it('names its fault and is no riddle', () => {
    const titles = [...textsOf(language)].filter(([key]) => /^cases\/[\w-]+\.judged:title\./.test(key));
    expect(titles.length).toBeGreaterThan(150);
    expect(titles.filter(([, title]) => RIDDLES[language]?.test(title))).toEqual([]);
  });
});

describe.each(Object.keys(LANGUAGES) as Language[])('the simulation manual in %s', (language) => {
  const printed = JSON.stringify(compileManual(language));

  it('uses each word of the examination', () => {
    const words = Object.keys(EXAM_WORDS[language] ?? {}).filter(
      (word) => !printed.toLowerCase().includes(word.toLowerCase()),
    );
    expect(words).toEqual([]);
  });

  it('uses none of the words that the bench once made up for them', () => {
    expect((HOME_MADE[language] ?? []).filter((word) => word.test(printed))).toEqual([]);
  });
});
