import { describe, expect, it } from 'vitest';
import { cellVolts } from '../../../../src/core/hardware/behaviour/circuit.ts';
import { answeringDrives, nvmeHealth, smartOf } from '../../../../src/core/hardware/behaviour/drives.ts';
import { fanRpm, heatTarget } from '../../../../src/core/hardware/behaviour/heat.ts';
import { powerOkVolts, psOnVolts, railVolts } from '../../../../src/core/hardware/behaviour/rails.ts';
import type { LabState } from '../../../../src/core/hardware/model/state.ts';
import { MEMTEST } from '../../../../src/core/hardware/scenarios/procedures.ts';
import { having } from '../bench.ts';
import { benchOf, MODELS, START } from '../lab-bench.ts';

/** hardware-lab.md 2.6.1, row by row. */
const TABLE = {
  'kestrel-b7': {
    idle: [12.06, 5.03, 3.32],
    full12: 11.94,
    standby: 5.04,
    psOn: [4.9, 0.1],
    powerOk: 5.0,
    cell: 3.08,
    cpu: [38, 79],
    gpu: [36, 71],
    rpm: [850, 1700],
    crc: 0,
  },
  'harrow-5000-mt': {
    idle: [12.1, 5.06, 3.33],
    full12: 11.88,
    standby: 5.02,
    psOn: [4.8, 0.1],
    powerOk: 4.9,
    cell: 3.02,
    cpu: [41, 74],
    gpu: null,
    rpm: [1000, 2300],
    crc: 2,
  },
  'brant-h6': {
    idle: [11.95, 5.08, 3.3],
    full12: 11.71,
    standby: 5.06,
    psOn: [5.0, 0.1],
    powerOk: 5.0,
    cell: 2.98,
    cpu: [44, 70],
    gpu: [45, 73],
    rpm: [1300, 2600],
    crc: 0,
  },
} as const;

function loaded(state: LabState): LabState {
  return having(
    state,
    { kind: 'open-page', page: 'desktop' },
    { kind: 'run-program', program: 'load-test' },
    { kind: 'wait', seconds: 420 },
  );
}

describe.each(MODELS)('a healthy %s', (model) => {
  const expected = TABLE[model];
  const plugged = having(benchOf(model), { kind: 'plug-cable', target: 'cable-mains' });
  const running = having(benchOf(model), ...START);
  const full = loaded(running);

  it('gives the voltages of its table, idle and under full load', () => {
    expect(railVolts(running.machine, '12')).toBeCloseTo(expected.idle[0], 2);
    expect(railVolts(running.machine, '5')).toBeCloseTo(expected.idle[1], 2);
    expect(railVolts(running.machine, '3.3')).toBeCloseTo(expected.idle[2], 2);
    expect(railVolts(full.machine, '12')).toBeCloseTo(expected.full12, 2);
  });

  it('has standby while it is off, PS_ON# high then and low when on, and PWR_OK only when on', () => {
    expect(railVolts(plugged.machine, '5vsb')).toBeCloseTo(expected.standby, 2);
    expect([psOnVolts(plugged.machine), psOnVolts(running.machine)]).toEqual([...expected.psOn]);
    expect([
      powerOkVolts(plugged.machine, 'conn-atx24'),
      powerOkVolts(running.machine, 'conn-atx24'),
    ]).toEqual([0, expected.powerOk]);
    expect(railVolts(plugged.machine, '12')).toBe(0);
  });

  it('has a fresh cell', () => {
    expect(cellVolts(running.machine)).toBe(expected.cell);
  });

  it('reaches its idle and load temperatures, and its fans follow', () => {
    const idle = having(running, { kind: 'wait', seconds: 420 }, { kind: 'wait', seconds: 420 });
    const hot = heatTarget(full.machine);
    expect([Math.round(heatTarget(idle.machine).cpuC), hot.cpuC]).toEqual([...expected.cpu]);
    if (expected.gpu !== null) expect([heatTarget(idle.machine).gpuC, hot.gpuC]).toEqual([...expected.gpu]);
    expect(Math.abs(idle.machine.heat.cpuC - expected.cpu[0])).toBeLessThan(1);
    expect(Math.abs(fanRpm(idle.machine) - expected.rpm[0])).toBeLessThan(40);
    expect(Math.abs(fanRpm(full.machine) - expected.rpm[1])).toBeLessThan(120);
  });

  it('has clean drives; an old, stable link-error count is noise', () => {
    const drives = answeringDrives(running.machine).map(({ drive }) => drive);
    expect(drives).toContain('hdd');
    expect(smartOf(running.machine, 'hdd')).toEqual({
      '5': 0,
      '187': 0,
      '188': 0,
      '197': 0,
      '198': 0,
      '199': expected.crc,
    });
    if (drives.includes('ssd-m2-1'))
      expect(nvmeHealth(running.machine, 'ssd-m2-1')).toMatchObject({ critical: '0x00', mediaErrors: 0 });
  });

  it('passes its tests, links at 1 Gb, and logs nothing unusual', () => {
    const desk = having(running, { kind: 'open-page', page: 'event-log' });
    expect(desk.evidence.at(-1)).toMatchObject({ outcome: 'quiet' });
    expect(having(desk, { kind: 'open-page', page: 'network' }).evidence.at(-1)).toMatchObject({
      outcome: 'link-1000',
    });
    const tested = having(running, ...MEMTEST);
    expect(tested.evidence.at(-1)).toMatchObject({ test: 'run:memtest', outcome: 'clean' });
  });
});
