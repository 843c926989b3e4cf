import { describe, expect, it } from 'vitest';
import type { Fault } from '../../../../src/core/hardware/behaviour/faults.ts';
import type { LabCommand } from '../../../../src/core/hardware/model/commands.ts';
import type { LabState } from '../../../../src/core/hardware/model/state.ts';
import type { Page } from '../../../../src/core/hardware/model/vocabulary.ts';
import { having } from '../bench.ts';
import { benchOf, lastFinding, RULES, START } from '../lab-bench.ts';

const open = (page: Page): LabCommand => ({ kind: 'open-page', page });

/** The Harrow at its desktop with a page open. */
function at(page: Page, faults: readonly Fault[] = []): LabState {
  return having(benchOf('harrow-5000-mt', faults), ...START, open(page));
}

/** The rows of the screen, as `label value`. */
function rows(state: LabState): readonly string[] {
  return RULES.project(state).screen.rows.map(({ label, value }) => `${label} ${value}`);
}

describe('Disk Management', () => {
  it('lists each detected drive by number with its size, status and letter', () => {
    const state = at('disk-management');
    expect(rows(state)).toEqual([
      'disk-0 Swiftline P3 512 GB  476.8 GB',
      'status Online',
      'volume C:',
      'disk-1 Basalt Desk 1 TB  931.3 GB',
      'status Online',
      'volume D:',
    ]);
    expect(lastFinding(state)).toBe('page:disk-management all-online');
  });

  it('does not list a drive whose cable is off', () => {
    const state = at('disk-management', [{ kind: 'plug', end: 'cable-sata-data', plug: 'none' }]);
    expect(rows(state).filter((row) => row.startsWith('disk-'))).toHaveLength(1);
    expect(lastFinding(state)).toBe('page:disk-management disk-missing');
  });

  it.each([
    ['offline', { disk: 'offline' }, 'status Offline', 'offline'],
    ['without a letter', { disk: 'no-letter' }, 'status Online, no drive letter', 'no-letter'],
    [
      'new and not initialized',
      { blank: true, holdsData: false },
      'status Not Initialized',
      'not-initialized',
    ],
    ['without its file system', { dataLost: true }, 'status Online, RAW', 'raw'],
  ] as const)('shows a disk %s, which has no letter', (_name, traits, row, outcome) => {
    const state = at('disk-management', [{ kind: 'trait', target: 'hdd', traits }]);
    expect(rows(state).at(-1)).toBe(row);
    expect(lastFinding(state)).toBe(`page:disk-management ${outcome}`);
  });

  it('shows the letter that the users know, and brings an offline disk online', () => {
    const left: Fault = { kind: 'trait', target: 'hdd', traits: { disk: 'offline', letter: 'P' } };
    const state = having(
      at('disk-management', [left]),
      { kind: 'run-program', program: 'bring-online', target: 'hdd' },
      open('disk-management'),
    );
    expect(rows(state).slice(-2)).toEqual(['status Online', 'volume P:']);
    expect(lastFinding(state)).toBe('page:disk-management all-online');
  });
});

const wall = (port: 'unpatched' | 'isolated' | 'no-gateway'): Fault => ({
  kind: 'trait',
  target: 'wall-lan',
  traits: { port },
});
const STATIC: Fault = { kind: 'setting', setting: 'ip-address', value: 'static' };
const DISABLED: Fault = { kind: 'setting', setting: 'network-adapter', value: 'off' };
const PULLED: Fault = { kind: 'plug', end: 'cable-lan', plug: 'none' };

describe('ipconfig and ping', () => {
  it.each([
    ['on a working network', [], 'lease', 'replies', 'gateway 192.168.50.1'],
    [
      'with its cable out',
      [PULLED],
      'media-disconnected',
      'general-failure',
      'media-state Media disconnected',
    ],
    [
      'at a socket that is not patched',
      [wall('unpatched')],
      'media-disconnected',
      'general-failure',
      'media-state Media disconnected',
    ],
    [
      'where no DHCP server answers',
      [wall('isolated')],
      'apipa',
      'general-failure',
      'autoconfiguration 169.254.113.7',
    ],
    ['with an address of another network', [STATIC], 'static', 'unreachable', 'dhcp-enabled No'],
    ['whose router is down', [wall('no-gateway')], 'lease', 'timed-out', 'address 192.168.50.23'],
    [
      'with its adapter disabled',
      [DISABLED],
      'no-adapter',
      'general-failure',
      'message No network adapter is enabled.',
    ],
  ] as const)(
    'a machine %s says so, and its gateway answers accordingly',
    (_name, faults, address, answer, row) => {
      const listed = at('ipconfig', faults);
      expect(lastFinding(listed)).toBe(`page:ipconfig ${address}`);
      expect(rows(listed)).toContain(row);
      expect(lastFinding(having(listed, open('ping-gateway')))).toBe(`page:ping-gateway ${answer}`);
      expect(lastFinding(having(listed, open('ping-loopback')))).toBe('page:ping-loopback replies');
    },
  );
});
