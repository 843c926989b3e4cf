import { describe, expect, it } from 'vitest';
import type { Fault } from '../../../../src/core/hardware/behaviour/faults.ts';
import type { LabCommand } from '../../../../src/core/hardware/model/commands.ts';
import type { LabState } from '../../../../src/core/hardware/model/state.ts';
import type { Page } from '../../../../src/core/hardware/model/vocabulary.ts';
import { having } from '../bench.ts';
import { page, run, WAIT } from '../fault-commands.ts';
import { benchOf, lastFinding, RULES, START } from '../lab-bench.ts';

/** A Kestrel whose processor can draw as well, switched on, with both outputs alive. */
function bench(...faults: readonly Fault[]): LabState {
  const both: readonly Fault[] = [
    { kind: 'fit', part: 'cpu-g', socket: 'socket-cpu' },
    { kind: 'setting', setting: 'board-graphics', value: 'on' },
  ];
  return having(benchOf('kestrel-b7', [...both, ...faults]), ...START);
}

const MEMORY: Fault = { kind: 'trait', target: 'gpu', traits: { vram: 'failing' } };
const DRIVER: Fault = { kind: 'trait', target: 'ssd-m2-1', traits: { driver: 'broken' } };
const DUST: Fault = { kind: 'trait', target: 'gpu', traits: { dust: 1 } };
const MONITOR: Fault = { kind: 'trait', target: 'monitor', traits: { scaler: 'failing' } };
const LEAD: Fault = { kind: 'trait', target: 'cable-monitor', traits: { wires: 'folded' } };
const TO_BOARD: readonly LabCommand[] = [
  { kind: 'unplug-cable', target: 'cable-monitor' },
  { kind: 'plug-cable', target: 'cable-monitor', connector: 'port-board-hdmi' },
];

const hasBlocks = (state: LabState, ...pages: readonly Page[]): boolean =>
  RULES.project(having(state, ...pages.map(page))).screen.artefacts;

describe('coloured blocks', () => {
  it.each([
    ['a card whose memory fails', MEMORY, { firmware: true, desktop: true, board: false }],
    ['a driver that does not suit it', DRIVER, { firmware: false, desktop: true, board: false }],
    ['a lead that loses bits', LEAD, { firmware: true, desktop: true, board: true }],
    ['a monitor that fails', MONITOR, { firmware: true, desktop: true, board: true }],
    ['a card full of dust, at rest', DUST, { firmware: false, desktop: false, board: false }],
  ])('%s shows where it draws, and nowhere else', (_, fault, where) => {
    const state = bench(fault);
    expect({
      firmware: hasBlocks(state, 'firmware-main'),
      desktop: hasBlocks(state, 'desktop'),
      board: hasBlocks(having(state, ...TO_BOARD), 'desktop'),
    }).toEqual(where);
  });

  it('can be seen on the pages of the firmware, and on the page about the display', () => {
    expect(lastFinding(having(bench(MEMORY), page('firmware-main')))).toBe('page:firmware-main artefacts');
    expect(lastFinding(having(bench(DRIVER), page('firmware-main')))).toBe(
      'page:firmware-main firmware-1-60',
    );
    expect(lastFinding(having(bench(DRIVER), page('display')))).toBe('page:display artefacts');
  });

  it('disappear with a new driver when the driver is the cause, and stay when the card is', () => {
    const again = [page('desktop'), run('driver-reinstall'), WAIT, page('display')];
    expect(lastFinding(having(bench(DRIVER), ...again))).toBe('page:display normal');
    expect(lastFinding(having(bench(MEMORY), ...again))).toBe('page:display artefacts');
  });

  it('come with a driver error in the log; with failing graphics memory the system stops in the end', () => {
    const stress = [page('desktop'), run('load-test'), WAIT];
    const fresh = (fault: Fault): readonly string[] =>
      having(bench(fault), ...stress)
        .machine.log.filter((entry) => entry.fresh)
        .map(({ source, id, code }) => `${source} ${id} ${code.toString(16)}`);
    expect(fresh(DRIVER)).toEqual(['Display 4101 0']);
    expect(fresh(MEMORY)).toEqual(['Display 4101 0', 'BugCheck 1001 116']);
    expect(fresh(LEAD)).toEqual([]);
    expect(fresh(MONITOR)).toEqual([]);
    expect(fresh(DUST)).toEqual(['Display 4101 0']);
  });

  it('come with the heat of a card full of dust and go with it, and the sensor log shows the card hot', () => {
    const hot = having(bench(DUST), page('desktop'), run('load-test'), page('sensor-log'));
    const found = hot.evidence.map(({ test, outcome }) => `${test} ${outcome}`);
    expect(found).toEqual(expect.arrayContaining(['page:sensor-log card-hot', 'run:load-test artefacts']));
    expect(RULES.project(hot).screen.rows.map(({ label }) => label)).toContain('gpu');
    const rested = having(hot, { kind: 'wait', seconds: 300 });
    expect(lastFinding(having(rested, page('display')))).toBe('page:display normal');
    const blown = having(
      bench(DUST),
      { kind: 'press-power' },
      { kind: 'unplug-cable', target: 'cable-mains' },
      { kind: 'press-power' },
      { kind: 'lift-part', target: 'side-panel' },
      { kind: 'use-tool', tool: 'compressed-air', target: 'gpu' },
      ...START,
    );
    expect(lastFinding(having(blown, page('desktop'), run('load-test'), WAIT, WAIT))).toBe(
      'run:load-test pass',
    );
  });

  it('over the monitor’s own menu are its own: another monitor shows none', () => {
    const menu: LabCommand = { kind: 'press-button', target: 'monitor-menu-button' };
    const look: LabCommand = { kind: 'inspect', target: 'monitor' };
    const swap: readonly LabCommand[] = [
      { kind: 'unplug-cable', target: 'cable-monitor-far' },
      { kind: 'unplug-cable', target: 'cable-monitor-mains' },
      { kind: 'lift-part', target: 'monitor' },
      { kind: 'take-spare', spare: 'monitor' },
      { kind: 'place-part', target: 'spare-monitor', socket: 'desk-monitor' },
      { kind: 'seat-part', target: 'spare-monitor', end: 'edge' },
      { kind: 'plug-cable', target: 'cable-monitor-mains' },
      { kind: 'plug-cable', target: 'cable-monitor-far' },
    ];
    const signs = (fault: Fault): readonly string[] => {
      const state = having(bench(fault), page('desktop'), look);
      return [lastFinding(state), lastFinding(having(state, menu)), lastFinding(having(state, ...swap))];
    };
    expect(signs(MONITOR)).toEqual([
      'look:monitor coloured-blocks',
      'monitor-menu artefacts',
      'swap-monitor cured',
    ]);
    for (const fault of [LEAD, MEMORY, DRIVER])
      expect(signs(fault)).toEqual([
        'look:monitor coloured-blocks',
        'monitor-menu signal',
        'swap-monitor same',
      ]);
    // A driver draws nothing in the firmware: a clean picture there says nothing of the monitor.
    const firmware = having(bench(DRIVER), page('desktop'), look, page('firmware-main'), ...swap);
    expect(firmware.evidence.some(({ test }) => test === 'swap-monitor')).toBe(false);
  });
});
