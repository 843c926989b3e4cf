import { describe, expect, it } from 'vitest';
import { SOURCE_LANGUAGE } from '../../src/i18n/languages.ts';
import { sourceFiles } from '../support/source-files.ts';
import { keysInCode } from './keys-in-code.ts';
import { textsOf, withoutPluralEnding } from './text-files.ts';

describe('the English texts', () => {
  const isAsked = keysInCode(sourceFiles('src'));
  /** Texts of tickets are named by dealt data: tests/core/ticketing/scenarios/ticket-texts.test.ts compares them with it. */
  const isOfTicket = (key: string): boolean => key.startsWith('tickets/');
  /** Words of reserved stories stand over those of their families: reserved-texts.test.ts compares them. */
  const isReserved = (key: string): boolean => key.startsWith('reserved/');

  it('are each used somewhere in the code', () => {
    const unused = [...new Set([...textsOf(SOURCE_LANGUAGE).keys()].map(withoutPluralEnding))].filter(
      (key) => !isOfTicket(key) && !isReserved(key) && !isAsked(key),
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
