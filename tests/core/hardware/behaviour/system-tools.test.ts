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

describe('a network adapter from the shelf', () => {
  const DEAD_PORT: Fault = { kind: 'trait', target: 'port-lan', traits: { port: 'damaged' } };
  const MOVED: readonly LabCommand[] = [{ kind: 'unplug-cable', target: 'cable-lan' }];
  const into = (connector: string): LabCommand => ({ kind: 'plug-cable', target: 'cable-lan', connector });
  const USB: readonly LabCommand[] = [
    { kind: 'take-spare', spare: 'usb-nic' },
    { kind: 'place-part', target: 'spare-usb-nic', socket: 'usb-rear-2' },
    { kind: 'seat-part', target: 'spare-usb-nic', end: 'edge' },
  ];

  it('in a USB port links where the board’s own port does not: that port is at fault', () => {
    const seen = at('network', [DEAD_PORT]);
    expect(lastFinding(seen)).toBe('page:network no-link');
    const moved = having(seen, ...USB, ...MOVED, into('port-usb-nic'), open('network'));
    expect(moved.evidence.slice(-2).map(({ test, outcome }) => `${test} ${outcome}`)).toEqual([
      'page:network link-1000',
      'swap-usb-nic cured',
    ]);
    expect(lastFinding(having(moved, open('ping-gateway')))).toBe('page:ping-gateway replies');
  });

  it.each([
    ['cable', { kind: 'trait', target: 'cable-lan', traits: { openPairs: [1] } }],
    ['wall socket', wall('unpatched')],
  ] as const)('has no link either when the %s is at fault', (_name, fault) => {
    const moved = having(at('network', [fault]), ...USB, ...MOVED, into('port-usb-nic'), open('network'));
    expect(lastFinding(moved)).toBe('swap-usb-nic same');
  });

  it('as a card goes into its slot with the power off, and works after the next start', () => {
    const state = having(
      at('network', [DEAD_PORT]),
      ...([
        { kind: 'press-power' },
        { kind: 'unplug-cable', target: 'cable-mains' },
        { kind: 'press-power' },
      ] as const),
      ...([{ kind: 'wear-strap' }, { kind: 'lift-part', target: 'side-panel' }] as const),
      { kind: 'take-spare', spare: 'pcie-nic' },
      { kind: 'place-part', target: 'spare-pcie-nic', socket: 'slot-x1' },
      { kind: 'seat-part', target: 'spare-pcie-nic', end: 'edge' },
      ...MOVED,
      into('port-pcie-nic'),
      { kind: 'unclip-strap' },
      ...START,
      open('network'),
    );
    expect(lastFinding(state)).toBe('swap-pcie-nic cured');
    expect(state.ledger.breaches).toEqual([]);
  });

  it('does not take the network cable before it is in its port', () => {
    const taken = having(at('network'), { kind: 'take-spare', spare: 'usb-nic' }, ...MOVED);
    expect(RULES.reduce(taken, into('port-usb-nic'))).toMatchObject({ error: { reason: 'not-in-socket' } });
  });
});

describe('readings on the screen', () => {
  it('have their unit, in Windows and in the setup alike', () => {
    for (const page of ['sensor-log', 'firmware-sensors'] as const)
      expect(rows(at(page))[0]).toMatch(/^cpu \d+ °C$/);
  });

  it("call the motherboard's adapter what it is, not by the name of the board", () => {
    expect(rows(at('ipconfig'))).toContain('adapter Onboard Gigabit Ethernet');
  });
});
