import { describe, expect, it } from 'vitest';
import { SOURCE_LANGUAGE } from '../../src/i18n/languages.ts';
import { sourceFiles } from '../support/source-files.ts';
import { keysInCode } from './keys-in-code.ts';
import { textsOf, withoutChosenEnding } from './text-files.ts';

describe('the English texts', () => {
  const isAsked = keysInCode(sourceFiles('src'));
  /** Texts of tickets and tutorials are named by data: ticket-texts.test.ts and tutorial-texts.test.ts compare them with it. */
  const isOfData = (key: string): boolean => /^(tickets|tutorials)\//.test(key);
  /** Words of reserved stories stand over those of their families: reserved-texts.test.ts compares them. */
  const isReserved = (key: string): boolean => key.startsWith('reserved/');

  it('are each used somewhere in the code', () => {
    const unused = [...new Set([...textsOf(SOURCE_LANGUAGE).keys()].map(withoutChosenEnding))].filter(
      (key) => !isOfData(key) && !isReserved(key) && !isAsked(key),
    );
    expect(unused).toEqual([]);
  });

  it('are distinguished from unused texts', () => {
    expect(isAsked('common:password.show')).toBe(true);
    expect(isAsked('common:password.nowhere')).toBe(false);
    expect(isAsked('lab:part.dimm-b2')).toBe(true);
    expect(isAsked('lab:part.flux-capacitor')).toBe(false);
  });
});
