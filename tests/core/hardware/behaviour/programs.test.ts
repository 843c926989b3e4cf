import { describe, expect, it } from 'vitest';
import type { Fault } from '../../../../src/core/hardware/behaviour/faults.ts';
import type { LabCommand } from '../../../../src/core/hardware/model/commands.ts';
import type { LabState } from '../../../../src/core/hardware/model/state.ts';
import { LAB_CASES } from '../../../../src/core/hardware/scenarios/judged/registry.ts';
import { having } from '../bench.ts';
import { PLUG, POWER, page, run, STICK, WAIT } from '../fault-commands.ts';
import { benchOf, lastFinding, RULES, START } from '../lab-bench.ts';

const DRIVE = 'ssd-m2-1';
const LONG: readonly LabCommand[] = [WAIT, WAIT, WAIT, WAIT, WAIT];
const AGAIN: readonly LabCommand[] = [POWER, POWER, { kind: 'wait', seconds: 30 }, page('desktop')];
const NEW_DRIVE: Fault = { kind: 'fit', part: 'spare-nvme', socket: 'slot-m2-1' };
const AHCI: Fault = { kind: 'setting', setting: 'sata-mode', value: 'ahci' };
const lost = (state: LabState): boolean =>
  Object.values(state.machine.traits).some((traits) => traits.dataLost === true);
const started = (...faults: readonly Fault[]): LabState =>
  having(benchOf('harrow-5000-mt', faults), ...START);
/** The system put on a drive from the stick, which is out again by then. */
const install = (drive: string): readonly LabCommand[] => [
  ...[STICK, page('firmware-boot'), run('reinstall-system', drive)],
  ...[...LONG, STICK],
];

describe('a new installation of the system', () => {
  it('starts, and loses what was on the drive', () => {
    const again = having(started(), ...install(DRIVE), ...AGAIN);
    expect([lastFinding(again), lost(again)]).toEqual(['start-system desktop', true]);
  });

  it('starts from a new drive, and loses nothing', () => {
    const fresh = started(NEW_DRIVE);
    expect(lastFinding(having(fresh, ...AGAIN))).toBe('start-system no-boot-device');
    const again = having(fresh, ...install('spare-nvme'), ...AGAIN);
    expect([lastFinding(again), lost(again)]).toEqual(['start-system desktop', false]);
  });

  it('starts in the drive mode that it was installed in, and in no other', () => {
    const other = started(AHCI);
    expect(lastFinding(having(other, ...AGAIN))).toBe('start-system stop-screen');
    const again = having(other, ...install(DRIVE), ...AGAIN);
    expect(lastFinding(again)).toBe('start-system desktop');
    const back = having(
      again,
      page('firmware-storage'),
      { kind: 'change-setting', setting: 'sata-mode', value: 'raid' },
      ...AGAIN,
    );
    expect(lastFinding(back)).toBe('start-system stop-screen');
  });
});

describe('a drive that was formatted', () => {
  it('starts nothing', () => {
    const wiped = having(started(), page('desktop'), run('format-drive', DRIVE), WAIT, ...AGAIN);
    expect([lastFinding(wiped), lost(wiped)]).toEqual(['start-system no-boot-device', true]);
  });
});

describe('a restored image', () => {
  const imaged = having(started(), page('desktop'), run('image-drive', 'hdd'), ...LONG);

  it('overwrites a drive that was not backed up (P13)', () => {
    const over = having(imaged, run('restore-data', DRIVE), ...LONG);
    expect([over.ledger.breaches.map(({ rule, severity }) => rule + severity), lost(over)]).toEqual([
      ['P13A'],
      true,
    ]);
  });

  it('goes onto the drive that it was taken from without loss', () => {
    const back = having(imaged, run('restore-data', 'hdd'), ...LONG);
    expect([lastFinding(back), back.ledger.breaches, lost(back)]).toEqual([
      'run:restore-data restored',
      [],
      false,
    ]);
  });
});

describe('the customer’s data (HW-20)', () => {
  const kept = LAB_CASES.find('HW-20')?.goal.find(({ id }) => id === 'data-kept');
  const isKept = (state: LabState): boolean | undefined => kept?.holds({ ...state, cured: null });
  const desk = having(benchOf('brant-h6'), ...START, page('desktop'));
  const imaged = having(desk, run('image-drive', 'hdd'), ...LONG);
  const anew = having(imaged, run('reinstall-system', 'hdd'), ...LONG);

  it('are on the drive as it arrived, and not after a new installation, with or without an image', () => {
    expect([isKept(desk), isKept(imaged), isKept(anew), lost(anew)]).toEqual([true, true, false, false]);
  });

  it('are there again once the image is restored', () => {
    expect(isKept(having(anew, run('restore-data', 'hdd'), ...LONG))).toBe(true);
  });

  it('do not come from an image of a drive without them', () => {
    const again = having(anew, run('image-drive', 'hdd'), ...LONG);
    expect([lastFinding(again), isKept(again)]).toEqual(['run:image-drive nothing-to-copy', false]);
  });
});

describe('a stop screen over another drive mode (HW-19)', () => {
  it('is also solved by one start in safe mode, which loads the driver (corrections 10)', () => {
    const safe = having(
      started(AHCI),
      POWER,
      POWER,
      { kind: 'wait', seconds: 30 },
      run('safe-start'),
      WAIT,
      ...AGAIN,
    );
    expect(lastFinding(safe)).toBe('start-system desktop');
  });
});

describe('the event log', () => {
  it('shows the bug-check code of a power loss in decimal, 0 included, and that of a stop in hexadecimal', () => {
    const marginal: Fault = { kind: 'trait', target: 'dimm-1', traits: { marginal: true } };
    const sag: Fault = {
      kind: 'trait',
      target: 'psu',
      traits: { rails: { '12': { volts: 11.9, droopPerAmp: 0.05 } } },
    };
    const desk = having(
      benchOf('harrow-5000-mt', [marginal, sag]),
      PLUG,
      POWER,
      { kind: 'wait', seconds: 30 },
      page('event-log'),
    );
    const lines = RULES.project(desk).screen.rows.map(({ value }) => value);
    expect(lines).toContain('Kernel-Power 41 BugcheckCode 0');
    expect(lines).toContain('BugCheck 1001 0x1A');
  });
});

describe('a disk that clicks', () => {
  const clicking: Fault = { kind: 'trait', target: 'hdd', traits: { clicking: true } };
  const listening = (...faults: readonly Fault[]): string =>
    lastFinding(having(benchOf('brant-h6', [clicking, ...faults]), ...START, { kind: 'listen' }));

  it('can be heard while it has power, and is silent without', () => {
    expect(listening()).toBe('listen disk-clicking');
    expect(listening({ kind: 'plug', end: 'cable-sata-power', plug: 'none' })).not.toContain('clicking');
  });
});

describe('saving to a drive', () => {
  const saved = (...faults: readonly Fault[]): string =>
    lastFinding(
      having(started(...faults), page('desktop'), run('save-test', 'hdd'), { kind: 'wait', seconds: 30 }),
    );

  it('succeeds on a drive with a letter, and is refused on one that is offline or has none', () => {
    const left = (disk: 'offline' | 'no-letter'): Fault => ({
      kind: 'trait',
      target: 'hdd',
      traits: { disk },
    });
    expect([saved(), saved(left('offline')), saved(left('no-letter'))]).toEqual([
      'run:save-test pass',
      'run:save-test refused',
      'run:save-test refused',
    ]);
  });
});

describe('drive health', () => {
  it('tells a failing SATA SSD from a failing hard disk', () => {
    const health = (target: string, ...fitted: readonly Fault[]): string => {
      const failing: Fault = { kind: 'trait', target, traits: { smart: { '5': 96, '187': 24 } } };
      return lastFinding(having(started(...fitted, failing), page('drive-health')));
    };
    expect(health('hdd')).toBe('page:drive-health failing');
    expect(
      health(
        'ssd-sata',
        { kind: 'fit', part: 'ssd-sata', socket: 'bay-ssd' },
        { kind: 'plug', end: 'cable-sata-power-2', plug: 'latched', connector: 'ssd-sata-power' },
        { kind: 'plug', end: 'cable-sata-data-2', plug: 'latched', connector: 'ssd-sata-data' },
        { kind: 'plug', end: 'cable-sata-data-2-far', plug: 'latched', connector: 'sata-2' },
      ),
    ).toBe('page:drive-health ssd-failing');
  });
});
