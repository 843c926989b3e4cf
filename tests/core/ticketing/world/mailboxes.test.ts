import { describe, expect, it } from 'vitest';
import { openPage } from '../../../../src/core/ticketing/tools/pages.ts';
import { applyEffects, type WorldEffect } from '../../../../src/core/ticketing/world/effects.ts';
import { take } from '../../../../src/core/ticketing/world/readings.ts';
import { company, ordinaryWorld } from '../../../../src/core/ticketing/world/world.ts';

const WORLD = ordinaryWorld(5);
const LOGIN = company(WORLD).people[20]?.login ?? '';
const NOW = 200_000;

function readAfter(...effects: readonly WorldEffect[]) {
  const world = applyEffects(WORLD, effects, NOW);
  return (reading: Parameters<typeof take>[1]) => take(world, reading, LOGIN, NOW);
}

const full = (deletedMb: number): WorldEffect => ({
  do: 'change-mailbox',
  login: LOGIN,
  change: { mailMb: 50 * 1024 - deletedMb, oldMailMb: 20_000, deletedMb },
});

describe('a mailbox', () => {
  it('has room on an ordinary day, sends nothing from 49.5 GB on and takes nothing from 50 GB on', () => {
    expect(readAfter()('mailbox-size')).toBe('room');
    expect(readAfter(full(500))('mailbox-size')).toBe('full');
    expect(
      readAfter({ do: 'change-mailbox', login: LOGIN, change: { mailMb: 49.6 * 1024, deletedMb: 0 } })(
        'mailbox-size',
      ),
    ).toBe('cannot-send');
  });

  it('loses what its holder keeps among the deleted items when somebody empties them', () => {
    const empty: WorldEffect = { do: 'empty-deleted-items', login: LOGIN };
    const keeps: WorldEffect = { do: 'change-mailbox', login: LOGIN, change: { keepsInDeleted: true } };
    const moves: WorldEffect = { do: 'change-mailbox', login: LOGIN, change: { keepsInDeleted: false } };
    expect(readAfter(full(18_000), empty)('mailbox-size')).toBe('room');
    expect(readAfter(full(18_000), empty)('mail-loss')).toBe('none');
    expect(readAfter(full(18_000), keeps, empty)('mail-loss')).toBe('lost');
    expect(readAfter(full(18_000), keeps, moves, empty)('mail-loss')).toBe('none');
  });

  it('has room again once an archive takes its old mail', () => {
    const archived = readAfter(full(300), { do: 'enable-archive', login: LOGIN });
    expect([archived('mailbox-size'), archived('mail-archive')]).toEqual(['room', 'on']);
  });

  it('takes mail to an address again that is given back', () => {
    const address = 'old.name@larkfield.example';
    const lost: readonly WorldEffect[] = [
      {
        do: 'change-mailbox',
        login: LOGIN,
        change: { formerAddresses: [{ address, removedAt: 0 }] },
      },
      {
        do: 'record-message',
        message: {
          id: 'M1',
          at: NOW,
          from: 'a@b.example',
          address,
          recipients: [LOGIN],
          subject: 'order',
          sizeMb: 1,
          status: 'unknown-address',
          sender: 'verified',
        },
      },
    ];
    expect([readAfter(...lost)('mail-trace'), readAfter(...lost)('written-address')]).toEqual([
      'unknown-address',
      'unknown',
    ]);
    expect(readAfter(...lost, { do: 'restore-address', login: LOGIN, address })('written-address')).toBe(
      'known',
    );
    expect(
      readAfter(...lost, { do: 'restore-address', login: LOGIN, address: 'any@larkfield.example' })(
        'written-address',
      ),
    ).toBe('unknown');
  });

  it('is shown without what only its holder knows', () => {
    const shown = openPage(WORLD, 'mail.mailbox', LOGIN, NOW)?.shown.contents ?? {};
    expect(Object.keys(shown)).not.toContain('keepsInDeleted');
    expect(Object.keys(shown)).not.toContain('hasLostMail');
  });
});
