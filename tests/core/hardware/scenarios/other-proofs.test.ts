import { describe, expect, it } from 'vitest';
import type { LabCommand } from '../../../../src/core/hardware/model/commands.ts';
import { runThrough } from '../../../../src/core/hardware/scenarios/procedures.ts';
import { page } from '../fault-commands.ts';
import { expertLog, reportOn } from './learner.ts';

type Like = (command: LabCommand) => boolean;

const opens =
  (name: string): Like =>
  (command) =>
    command.kind === 'open-page' && command.page === name;
const runs =
  (program: string): Like =>
  (command) =>
    command.kind === 'run-program' && command.program === program;
const uses =
  (tool: string): Like =>
  (command) =>
    command.kind === 'use-tool' && command.tool === tool;
const looksAt =
  (target: string): Like =>
  (command) =>
    command.kind === 'inspect' && command.target === target;
const closes: Like = ({ kind }) => kind === 'write-note' || kind === 'close-job';

/** The proofs that were met by somebody who leaves out what the expert does, and does this before they write it up. */
function metBy(id: string, leftOut: Like | null, ...instead: readonly LabCommand[]): readonly string[] {
  const log = expertLog(id);
  const work = log.filter((command) => !closes(command) && leftOut?.(command) !== true);
  return reportOn(id, [...work, ...instead, ...log.filter(closes)])
    .checks.verifications.filter(({ met }) => met)
    .map(({ id: proof }) => proof);
}

const metered = (fn: 'dcv' | 'ohm', range: number, black: string, red: string): readonly LabCommand[] => [
  { kind: 'set-meter', function: fn, range },
  { kind: 'probe', black, red },
];

describe('a proof that the expert goes without', () => {
  it.each<readonly [string, string, Like]>([
    ['HW-02', 'rails-read', opens('firmware-sensors')],
    ['HW-03', 'reset-works', ({ kind }) => kind === 'press-button'],
    ['HW-03', 'power-light', looksAt('led-power')],
    ['HW-04', 'rails-read', opens('firmware-sensors')],
    ['HW-07', 'no-burns', looksAt('motherboard')],
    ['HW-09', 'temperature-read', opens('firmware-sensors')],
    ['HW-12', 'memory-clean', runs('memtest')],
    ['HW-13', 'memory-clean', runs('memtest')],
    ['HW-15', 'contacts-photographed', uses('photo')],
    ['HW-15', 'channels-read', opens('firmware-memory')],
    ['HW-22', 'drives-in-system', opens('disk-management')],
    ['HW-25', 'held-load-30', runs('soak-test')],
    ['HW-35', 'held-load-30', runs('soak-test')],
  ])('%s: is not met (%s)', (id, proof, leftOut) => {
    expect(metBy(id, null)).toContain(proof);
    expect(metBy(id, leftOut)).not.toContain(proof);
  });

  it('HW-29: is half met by one pass over a module that erred now and then', () => {
    let passes = 0;
    const allButTheLast: Like = (command) => {
      if (runs('memtest')(command)) passes += 1;
      return runs('memtest')(command) && passes === 5;
    };
    expect(metBy('HW-29', allButTheLast)).toEqual(['started']);
  });
});

describe('another honest way to prove it counts as much', () => {
  it('HW-25: half an hour of load in three pieces', () => {
    const pieces = [1, 2, 3].flatMap(() => runThrough('load-test'));
    expect(metBy('HW-25', runs('soak-test'), page('desktop'), ...pieces)).toContain('held-load-30');
  });

  it('HW-02: the rails by the meter or off the tester’s display', () => {
    const tester: readonly LabCommand[] = [
      { kind: 'press-power' },
      { kind: 'unplug-cable', target: 'cable-mains' },
      { kind: 'press-power' },
      { kind: 'lift-part', target: 'side-panel' },
      { kind: 'unplug-cable', target: 'cable-atx24' },
      { kind: 'plug-cable', target: 'cable-mains' },
      { kind: 'use-tool', tool: 'psu-tester', target: 'cable-atx24' },
    ];
    const meter: readonly LabCommand[] = [
      { kind: 'lift-part', target: 'side-panel' },
      ...metered('dcv', 20, 'conn-atx24.3', 'conn-atx24.10'),
    ];
    for (const way of [tester, meter])
      expect(metBy('HW-02', opens('firmware-sensors'), ...way)).toContain('rails-read');
  });

  it('HW-07: no smell once it runs again, for a look at the board', () => {
    expect(metBy('HW-07', looksAt('motherboard'), { kind: 'sniff' })).toContain('no-burns');
  });

  it('HW-09: the sensor log of the system, for the firmware’s page', () => {
    expect(metBy('HW-09', opens('firmware-sensors'), page('sensor-log'))).toContain('temperature-read');
  });

  it('HW-39: the supply of the new port by the meter, for a stick in it', () => {
    const withoutStick: Like = (command) => 'target' in command && command.target === 'usb-stick';
    const log = expertLog('HW-39');
    const at = log.findIndex((command) => command.kind === 'lift-part');
    const isWork: Like = (command) => !withoutStick(command) && !closes(command);
    const work = [...log.slice(0, at + 1), ...log.slice(at + 1).filter(isWork)];
    const proofsWith = (...more: readonly LabCommand[]): readonly string[] =>
      reportOn('HW-39', [...work, ...more])
        .checks.verifications.filter(({ met }) => met)
        .map(({ id }) => id);
    const measured = metered('dcv', 20, 'port-usb-front-1.4', 'port-usb-front-1.1');
    expect(proofsWith()).toEqual(['started']);
    expect(proofsWith(...measured)).toEqual(['started', 'port-tried']);
  });
});

describe('a power light whose lead hangs loose', () => {
  it('is dark, and proves nothing', () => {
    const unplugged: LabCommand = { kind: 'unplug-cable', target: 'cable-power-led' };
    const log = expertLog('HW-03');
    const open = log.findIndex((command) => command.kind === 'lift-part');
    const loose = [...log.slice(0, open + 1), unplugged, ...log.slice(open + 1)];
    const { verifications } = reportOn('HW-03', loose).checks;
    expect(verifications.filter(({ met }) => !met).map(({ id }) => id)).toEqual(['power-light']);
  });
});
