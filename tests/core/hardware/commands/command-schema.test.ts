import { describe, expect, test } from 'vitest';
import { labCommand } from '../../../../src/core/hardware/commands/command-schema.ts';
import { LONGEST_WORDS } from '../../../../src/core/hardware/model/vocabulary.ts';
import { fc } from '../../../support/fixed-seeds.ts';

const reads = (value: unknown): boolean => labCommand.safeParse(value).success;

describe('a command that arrives from outside', () => {
  test.each([
    { kind: 'wear-strap' },
    { kind: 'inspect', target: 'debug-leds' },
    { kind: 'place-part', target: 'dimm-b2', socket: 'slot-b2' },
    { kind: 'set-psu-switch', position: 'off' },
    { kind: 'wait', seconds: 420 },
  ])('is read as it is: %o', (command) => {
    expect(labCommand.parse(JSON.parse(JSON.stringify(command)))).toEqual(command);
  });

  test.each([
    [{}, 'says nothing'],
    [{ kind: 'explode' }, 'is none of ours'],
    [{ kind: '__proto__' }, 'is a trick'],
    [{ kind: 'inspect' }, 'lacks its target'],
    [{ kind: 'inspect', target: '' }, 'names nothing'],
    [{ kind: 'inspect', target: 'x'.repeat(65) }, 'names something too long'],
    [{ kind: 'inspect', target: ['gpu'] }, 'names a list'],
    [{ kind: 'inspect', target: 'gpu', truth: true }, 'brings something along'],
    [{ kind: 'wait', seconds: Number.NaN }, 'waits for no number'],
    [{ kind: 'wait', seconds: 1e9 }, 'waits for ever'],
    [{ kind: 'wait', seconds: 0.5 }, 'waits for half a second'],
    [{ kind: 'set-psu-switch', position: 'half' }, 'sets a position that there is not'],
  ])('is refused where it %2$s: %1$o', (command, _why) => {
    expect(reads(command)).toBe(false);
  });

  test('may be a note with as much free text as a page holds, or with none', () => {
    const note = { kind: 'write-note', symptom: '', cause: '', evidence: [], action: '', part: null };
    const withWords = (words: string) => ({ ...note, verification: [], prevention: '', words });
    expect(reads({ ...note, verification: [], prevention: '' })).toBe(true);
    expect(reads(withWords('Line one.\nLine two, with "quotes".'))).toBe(true);
    expect(reads(withWords('x'.repeat(LONGEST_WORDS)))).toBe(true);
    expect(reads(withWords('x'.repeat(LONGEST_WORDS + 1)))).toBe(false);
  });

  test('is refused whatever it is, if it is not a command', () => {
    fc.assert(fc.property(fc.anything(), (value) => !reads(value)));
  });
});
