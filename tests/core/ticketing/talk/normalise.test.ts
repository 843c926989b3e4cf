import { describe, expect, it } from 'vitest';
import {
  editDistance,
  isMisspelt,
  normalise,
  sentences,
} from '../../../../src/core/ticketing/talk/normalise.ts';
import { fits, readPattern, sentenceOf, wordsOf } from '../../../../src/core/ticketing/talk/patterns.ts';
import { TALK_LANGUAGES } from '../../../../src/core/ticketing/talk/talk.ts';
import { LEXICONS } from '../../../../src/core/ticketing/talk/words/lexicons.ts';
import { fc } from '../../../support/fixed-seeds.ts';
import { CORPORA } from './corpus/corpus.ts';

describe('normalised text', () => {
  it.each([
    ['en', 'What’s  your PC’s name?!', 'what is your pcs name'],
    ['en', "I can't. It says 169.254.88.12 at 10:30.", 'i can not . it says 1692548812 at 1030'],
    ['en', '... pls re-try ...', 'please re try'],
    ['es', '¿Desde cuándo pasa? ¡Qué raro!', 'desde cuando pasa . que raro'],
    ['es', 'Señora, q dice la contraseña', 'senora que dice la contrasena'],
    ['en', '  ', ''],
  ] as const)('in %s: %j becomes %j', (language, text, expected) => {
    expect(normalise(text, LEXICONS[language])).toBe(expected);
  });

  it.each(TALK_LANGUAGES)('in %s does not change when it is normalised again', (language) => {
    const lexicon = LEXICONS[language];
    const words = fc.constantFrom(...Object.keys(lexicon.shortForms), '.', '...', '¿', 'á', "'", '7.', ':');
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: fc.constantFrom(..."aAzZ09 .:?!¿…-'’\nÁéñÑüİßﬁº\u0301") }),
          fc.array(words).map((all) => all.join(' ')),
        ),
        (text) => {
          const once = normalise(text, lexicon);
          expect(normalise(once, lexicon)).toBe(once);
        },
      ),
    );
    for (const { text } of CORPORA[language].all) {
      const once = normalise(text, lexicon);
      expect(normalise(once, lexicon)).toBe(once);
    }
  });

  it('falls into the sentences that were typed', () => {
    expect(sentences(normalise('Hello. Is it on? Yes', LEXICONS.en))).toEqual([
      ['hello'],
      ['is', 'it', 'on'],
      ['yes'],
    ]);
  });
});

describe('a misspelling', () => {
  it.each([
    ['computr', 'computer', true],
    ['pasword', 'password', true],
    ['restrat', 'restart', true],
    ['screenshoot', 'screenshot', true],
    ['tray', 'try', false],
    ['asset', 'reset', false],
    ['sign', 'sing', false],
    ['reporting', 'rebooting', false],
  ])('%s is one of %s: %s', (typed, word, expected) => {
    expect(isMisspelt(typed, word)).toBe(expected);
  });

  it('is counted by edits: the same both ways, none for the same word, and a swap of neighbours is one', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
    fc.assert(
      fc.property(word, word, (left, right) => {
        const distance = editDistance(left, right, 8);
        expect(editDistance(right, left, 8)).toBe(distance);
        expect(distance === 0).toBe(left === right);
        expect(distance).toBeLessThanOrEqual(Math.max(left.length, right.length));
      }),
    );
    expect(editDistance('restrat', 'restart', 2)).toBe(1);
    expect(editDistance('kitten', 'sitting', 5)).toBe(3);
  });
});

describe('a pattern', () => {
  const CLASSES = { device: 'pc|laptop', mine: 'my_$device' };
  const matches = (pattern: string, text: string): boolean => {
    const rule = readPattern(pattern, CLASSES);
    const known = wordsOf([rule]);
    return fits(
      rule,
      sentenceOf(text.split(' '), (word) => known.has(word)),
    );
  };

  it.each([
    ['close ticket', 'the ticket please close', true],
    ['close ticket', 'close it', false],
    ['close|end ticket', 'end this ticket', true],
    ['log_out', 'log out', true],
    ['log_out', 'log me out', false],
    ['log..out', 'log me out', true],
    ['log..out', 'log a b c d out', false],
    ['log..out', 'out log', false],
    ['restart !server', 'restart the server', false],
    ['install*', 'reinstalling', false],
    ['install*', 'installed', true],
    ['^hi|^hello', 'hello there', true],
    ['^hi|^hello', 'oh hello', false],
    ['thanks <2', 'thanks a lot', false],
    ['name $device', 'laptop name', true],
    ['see $mine', 'see my pc', true],
    ['restart !server', 'restrat the servers', true],
    ['=lease', 'leave', false],
    ['=lease', 'lease', true],
  ])('%j on %j: %s', (pattern, text, expected) => {
    expect(matches(pattern, text)).toBe(expected);
  });

  it('that names an unknown class is refused', () => {
    expect(() => readPattern('see $nothing', CLASSES)).toThrow('nothing');
  });
});
