import { describe, expect, it } from 'vitest';
import { applyEffects, type WorldEffect } from '../../../../src/core/ticketing/world/effects.ts';
import { folderSubject } from '../../../../src/core/ticketing/world/folders.ts';
import { take } from '../../../../src/core/ticketing/world/readings.ts';
import { company, ordinaryWorld } from '../../../../src/core/ticketing/world/world.ts';

const WORLD = ordinaryWorld(7);
const login = company(WORLD).people.find(({ department }) => department === 'buying')?.login ?? '';
const subject = folderSubject('Payroll2026', login);
const JOINS: WorldEffect = { do: 'join-group', login, group: 'GRP-Payroll-RO' };
const DENIED: WorldEffect = { do: 'join-group', login, group: 'GRP-Temporary-Staff' };
const SIGNS_IN: WorldEffect = { do: 'sign-in-again', login };

function rightsAfter(...effects: readonly WorldEffect[]): string | null {
  return take(applyEffects(WORLD, effects, 0), 'folder-rights', subject, 0);
}

describe('the rights on a folder', () => {
  it('are none for somebody in no group of it', () => {
    expect(rightsAfter()).toBe('none');
  });

  it('count from the next sign-in after the group was joined', () => {
    expect(rightsAfter(JOINS)).toBe('none');
    expect(rightsAfter(JOINS, SIGNS_IN)).toBe('read');
  });

  it('count as well after all sessions were ended', () => {
    expect(rightsAfter(JOINS, { do: 'end-sessions', login })).toBe('read');
  });

  it('are lost to a group that is denied the folder', () => {
    expect(rightsAfter(JOINS, DENIED, SIGNS_IN)).toBe('denied');
  });

  it('last until the next sign-in after the group was left', () => {
    const LEAVES: WorldEffect = { do: 'leave-group', login, group: 'GRP-Payroll-RO' };
    expect(rightsAfter(JOINS, SIGNS_IN, LEAVES)).toBe('read');
    expect(rightsAfter(JOINS, SIGNS_IN, LEAVES, SIGNS_IN)).toBe('none');
  });
});
