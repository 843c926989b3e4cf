import { describe, expect, it } from 'vitest';
import type { LabCommand } from '../../../src/core/hardware/model/commands.ts';
import { keepDraft, readDraft } from '../../../src/features/hardware-lab/workbench/closing/note-draft.ts';

const WRITTEN = {
  kind: 'write-note',
  symptom: 'no-power',
  cause: 'psu',
  evidence: ['f1'],
  action: 'replace-psu',
  part: null,
  verification: ['f2'],
  prevention: 'none',
  words: 'Replaced it.',
} as const satisfies LabCommand;

describe('the note of a job', () => {
  it('begins as it stands in the log where this browser has no draft of it, so that closing does not empty it', () => {
    expect(readDraft('other-browser', [WRITTEN])).toMatchObject({ cause: 'psu', words: 'Replaced it.' });
  });

  it('begins as the draft of this browser, which is newer than the log', () => {
    keepDraft('this-browser', { ...readDraft('this-browser', []), words: 'Not sent yet.' });
    expect(readDraft('this-browser', [WRITTEN])).toMatchObject({ cause: '', words: 'Not sent yet.' });
  });
});
