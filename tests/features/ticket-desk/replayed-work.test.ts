import { describe, expect, it } from 'vitest';
import type { DeskCommand } from '../../../src/core/ticketing/model/commands.ts';
import { type ShownWork, shownAfter } from '../../../src/features/ticket-desk/replay/shown-work.ts';

const shown = (...commands: readonly DeskCommand[]): ShownWork => commands.reduce(shownAfter, null);
const look = (
  page: 'directory.person' | 'remote.network' | 'remote.disks' | 'remote.mail',
  subject = 'LK-2001',
) => ({ kind: 'look', page, subject }) as const;
const typed = { kind: 'run-console', asset: 'LK-2001', line: 'ipconfig' } as const;

describe('what a replay shows beside the ticket', () => {
  it('is the page that was looked at, also while somebody writes', () => {
    const page = { kind: 'page', page: 'directory.person' };
    expect(shown(look('directory.person', 'ada'))).toEqual(page);
    expect(shown(look('directory.person', 'ada'), { kind: 'take', ticket: 'SD-1' })).toEqual(page);
  });

  it('is a computer with its newest windows, also while something is typed on it', () => {
    expect(shown(look('remote.network'), typed)).toEqual({
      kind: 'remote',
      asset: 'LK-2001',
      windows: ['remote.network'],
    });
    expect(shown(look('remote.network'), look('remote.disks'), look('remote.mail'))).toMatchObject({
      windows: ['remote.mail', 'remote.disks'],
    });
  });

  it('are no windows of another computer, and no computer once another ticket is opened', () => {
    expect(shown(look('remote.network', 'LK-1'), typed)).toMatchObject({ asset: 'LK-2001', windows: [] });
    expect(shown(typed, { kind: 'open-ticket', ticket: 'SD-2' })).toBeNull();
  });
});
