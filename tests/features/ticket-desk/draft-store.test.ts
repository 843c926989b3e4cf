import { afterEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_DRAFT } from '../../../src/features/ticket-desk/workspace/composer/draft.ts';
import { openDrafts } from '../../../src/features/ticket-desk/workspace/composer/draft-store.ts';
import { dropDrafts } from '../../../src/features/ticket-desk/workspace/composer/kept-drafts.ts';

const SHIFT = 'shift-1';
const NOTE = { ...EMPTY_DRAFT, note: 'Asked for the label' };

afterEach(() => dropDrafts(SHIFT));

describe('what is being written in a ticket', () => {
  it('is told to whoever shows it, and is empty without a ticket', () => {
    const drafts = openDrafts(SHIFT);
    const shown = vi.fn();
    const leave = drafts.subscribe(shown);
    drafts.write('IN-1', NOTE);
    leave();
    drafts.write('IN-2', NOTE);
    expect(shown).toHaveBeenCalledTimes(1);
    expect(drafts.read('IN-1')).toEqual(NOTE);
    expect(drafts.read(null)).toEqual(EMPTY_DRAFT);
  });

  it('is there again after a reload', () => {
    openDrafts(SHIFT).write('IN-1', NOTE);
    expect(openDrafts(SHIFT).read('IN-1')).toEqual(NOTE);
  });

  it('is struck once it was sent, but for what was typed meanwhile', () => {
    const drafts = openDrafts(SHIFT);
    const sent = { ...NOTE, words: 'Good morning' };
    drafts.write('IN-1', { ...sent, note: 'Asked for the label, and the place' });
    drafts.strike('IN-1', { note: sent.note, words: sent.words });
    expect(drafts.read('IN-1')).toEqual({ ...EMPTY_DRAFT, note: 'Asked for the label, and the place' });
  });
});
