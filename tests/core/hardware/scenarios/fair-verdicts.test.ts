import { describe, expect, it } from 'vitest';
import type { LabCommand } from '../../../../src/core/hardware/model/commands.ts';
import { play } from '../bench.ts';
import { page, run, STICK, WAIT } from '../fault-commands.ts';
import { after, caseBench, expertLog, reportOn } from './learner.ts';

const START: readonly LabCommand[] = [
  { kind: 'press-power' },
  { kind: 'wait', seconds: 30 },
  page('desktop'),
];
/** The note of a job that is handed over, which cites the last finding of one test. */
function handedOver(
  id: string,
  done: readonly LabCommand[],
  named: { readonly cause: string; readonly part: string },
  test: string,
): LabCommand {
  const { evidence } = play(caseBench(id), done).state;
  const line = evidence.findLastIndex((finding) => finding.test === test) + 1;
  const rest = { symptom: '', action: 'escalate', verification: [], prevention: '' };
  return { kind: 'write-note', ...named, ...rest, evidence: [`f${line}`] };
}

const isNight = (command: LabCommand, index: number, log: readonly LabCommand[]): boolean =>
  (command.kind === 'wait' && command.seconds === 120) ||
  (command.kind === 'unplug-cable' && log[index + 1]?.kind === 'wait') ||
  (command.kind === 'plug-cable' && log[index - 1]?.kind === 'wait');

describe('the clock of HW-18', () => {
  it('is proven by a reading after two minutes without mains, not by setting it', () => {
    const log = expertLog('HW-18', 2);
    expect(reportOn('HW-18', log, 2).parts.verify).toBe(1);
    const hasty = log.filter((command, index) => !isNight(command, index, log));
    const { verify, fix } = reportOn('HW-18', hasty, 2).parts;
    expect({ verify, fix }).toEqual({ verify: 0.5, fix: 1 });
  });
});

describe('the cooler of HW-15-pressure', () => {
  it('is repaired when it is tightened crosswise, and not when it sits at an angle once more', () => {
    const log = expertLog('HW-15-pressure');
    const adjacent = ['screw-cooler-1', 'screw-cooler-3', 'screw-cooler-2', 'screw-cooler-4'];
    let turned = 0;
    const askew = log.map((command): LabCommand => {
      if (command.kind !== 'tighten-screw' || !command.target.startsWith('screw-cooler-')) return command;
      turned += 1;
      return { ...command, target: adjacent[turned - 1] ?? '' };
    });
    expect(turned).toBe(4);
    expect(reportOn('HW-15-pressure', log)).toMatchObject({ ending: 'solved', passed: true });
    expect(reportOn('HW-15-pressure', askew)).toMatchObject({ ending: 'unsolved', passed: false });
  });
});

describe('a disk with the only copy that goes to the recovery lab (HW-20)', () => {
  const found: readonly LabCommand[] = [...START, { kind: 'listen' }, page('drive-health')];
  const handOn: LabCommand = { kind: 'escalate', to: 'recovery-lab' };

  it('is an accepted way out once it was seen to fail and the hand-over says so', () => {
    const said = handedOver('HW-20', found, { cause: 'disk-failing', part: 'hdd' }, 'page:drive-health');
    expect(reportOn('HW-20', [...found, said, handOn])).toMatchObject({ ending: 'passed-on', passed: true });
    expect(reportOn('HW-20', [...found, handOn])).toMatchObject({
      ending: 'passed-on-blindly',
      passed: false,
    });
  });

  it('is none unseen, after a repair that wrote over it, or when only the lead is bad', () => {
    expect(reportOn('HW-20', [handOn]).parts.fix).toBe(0);
    const worse = [...found, page('desktop'), run('check-disk-repair', 'hdd'), WAIT, WAIT, WAIT, handOn];
    expect(reportOn('HW-20', worse).parts.fix).toBe(0);
    expect(reportOn('HW-20-lead', [...found, handOn]).parts.fix).toBe(0);
  });
});

describe('the broken slot of HW-13', () => {
  it('may leave the customer a working pair as well as three modules', () => {
    const pair = after(
      expertLog('HW-13'),
      (command) => command.kind === 'seat-part' && command.target === 'dimm-4' && command.end === 'bottom',
      { kind: 'press-latch', target: 'latch-4-top' },
      { kind: 'press-latch', target: 'latch-4-bottom' },
      { kind: 'lift-part', target: 'dimm-4' },
    );
    expect(reportOn('HW-13', pair).parts.fix).toBe(1);
  });
});

describe('the processor of HW-32', () => {
  const seen: readonly LabCommand[] = [...START, page('event-log')];
  const handOn: LabCommand = { kind: 'escalate', to: 'cpu-warranty' };

  it('goes to its maker when it failed at standard settings, and not before', () => {
    const tested: readonly LabCommand[] = [
      page('firmware-power'),
      { kind: 'change-setting', setting: 'cpu-tuning', value: 'stock' },
      page('desktop'),
      run('core-test'),
      WAIT,
    ];
    for (const seed of [1, 2, 3]) {
      expect(reportOn('HW-32', [...seen, handOn], seed).parts.fix).toBe(0);
      const said = handedOver(
        'HW-32',
        [...seen, ...tested],
        { cause: 'core-faulty', part: 'cpu' },
        'run:core-test',
      );
      expect(reportOn('HW-32', [...seen, ...tested, said, handOn], seed).parts.fix).toBe(1);
    }
  });

  it('is not its maker’s affair when only its settings were wrong', () => {
    expect(reportOn('HW-32-tuned', [...seen, handOn]).parts.fix).toBe(0);
  });
});

describe('the board of HW-31', () => {
  const handOn: LabCommand = { kind: 'escalate', to: 'replacement' };
  const done = (leftOut: (command: LabCommand) => boolean) =>
    reportOn(
      'HW-31',
      expertLog('HW-31').filter((command) => !leftOut(command)),
    ).parts.fix;

  it('is passed on once it was seen to be at its end, with the files copied', () => {
    expect(done(() => false)).toBe(1);
    expect(done(({ kind }) => kind === 'run-program')).toBe(0.3);
    expect(reportOn('HW-31', [...START, page('event-log'), handOn]).parts.fix).toBe(0);
  });

  it('is not, when the supply is at fault', () => {
    expect(reportOn('HW-31-supply', [...START, page('event-log'), handOn]).parts.fix).toBe(0);
  });
});

describe('a customer’s data', () => {
  it.each(['HW-17', 'HW-21', 'HW-22', 'HW-38'])(
    'are lost in %s when the system is put on anew over them',
    (id) => {
      const wiping = [
        ...START,
        STICK,
        page('firmware-boot'),
        run('reinstall-system', 'ssd-m2-1'),
        WAIT,
        WAIT,
        WAIT,
        WAIT,
        WAIT,
      ];
      expect(reportOn(id, wiping).gates).toContain('data-loss');
    },
  );
});

describe('the bent stick of HW-39', () => {
  const out: LabCommand = { kind: 'lift-part', target: 'usb-stick' };

  it('is out of the way when it is out of the port and the machine starts, thrown away or not', () => {
    const look: LabCommand = { kind: 'inspect', target: 'usb-stick' };
    const measured: readonly LabCommand[] = [
      { kind: 'set-meter', function: 'dcv', range: 20 },
      { kind: 'probe', black: 'port-usb-front-1.4', red: 'port-usb-front-1.1' },
    ];
    const kept = reportOn('HW-39-stick', [out, look, ...START, ...measured]);
    expect([kept.parts.fix, kept.parts.verify]).toEqual([1, 1]);
  });

  it('is not while it is in', () => {
    expect(caseBench('HW-39-stick').machine.parts['usb-stick']?.socket).toBe('usb-front-1');
    expect(reportOn('HW-39-stick', START).parts.fix).toBe(0);
  });
});
