import { describe, expect, it } from 'vitest';
import { eachName, inSentence } from '../../src/i18n/name-in-sentence.ts';

describe('the name of an item within a sentence', () => {
  it('begins in lower case, unless it begins with an abbreviation or a number', () => {
    expect(inSentence('Side panel')).toBe('side panel');
    expect(inSentence('Top latch of slot A1')).toBe('top latch of slot A1');
    for (const name of ['CPU cooler', 'M.2 SSD', '24-pin power cable', 'F_PANEL pins 6-8'])
      expect(inSentence(name)).toBe(name);
  });

  it('begins in lower case in a list too', () => {
    const list = new Intl.ListFormat('en').format(['Side panel', 'CPU cooler', 'Mains lead']);
    expect(eachName(list, inSentence)).toBe('side panel, CPU cooler, and mains lead');
  });
});
