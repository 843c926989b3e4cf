import { describe, expect, it } from 'vitest';
import { watchFindings } from '../../../src/core/assessment/watch.ts';
import type { LabCommand } from '../../../src/core/hardware/model/commands.ts';
import { LAB_CASES } from '../../../src/core/hardware/scenarios/judged/registry.ts';
import { runThrough, START } from '../../../src/core/hardware/scenarios/procedures.ts';
import { LAB_RULES, recordAt } from '../../support/lab-rules.ts';
import { having, play, refusalOf } from './bench.ts';
import { addingAfter, benchOf, expertLog, insteadOf, reportOf } from './replay-expert.ts';

const inspect = (target: string): LabCommand => ({ kind: 'inspect', target });
const panelOff = (command: LabCommand): boolean =>
  command.kind === 'lift-part' && command.target === 'side-panel';
const expertScore = (id: string, seed = 1): number =>
  LAB_RULES.report(having(benchOf(id, seed), ...expertLog(id, seed))).score;

/** What may be lost in the minute that a detour takes. */
const A_MINUTE = 3;

describe('somebody who looks at the other half of a joint earns the same as the expert', () => {
  it.each([
    ['HW-05-plug', 'cable-atx24', 'conn-atx24', ['look:conn-atx24']],
    ['HW-34', 'gpu-power', 'cable-pcie', ['look:cable-pcie']],
    ['HW-28', 'aio-power', 'cable-pump-power', ['look:cable-pump-power']],
    ['HW-09', 'conn-eps', 'cable-eps', ['look:cable-eps']],
    ['HW-03', 'fpanel-power-sw', 'cable-front-panel', ['look:cable-front-panel']],
    ['HW-22', 'sata-2', 'cable-sata-data-2-far', ['look:cable-sata-data-2-far']],
    ['HW-21', 'cable-sata-data', 'cable-sata-data-far', ['look:cable-sata-data-far']],
  ])('%s: not at %s, but at %s', (id, half, other, evidence) => {
    const looksThere = (log: readonly LabCommand[]): readonly LabCommand[] =>
      log.map((command) =>
        command.kind === 'inspect' && command.target === half ? inspect(other) : command,
      );
    const proofs = ['start-system', 'page:firmware-storage', 'run:load-test'];
    expect(reportOf(id, looksThere, { evidence, verification: proofs }).score).toBe(expertScore(id));
  });
});

describe('somebody who glances first and looks closely afterwards loses a minute and no more', () => {
  it.each([
    ['HW-13', [inspect('slot-3')], ['look:slot-3']],
    ['HW-15', [inspect('cpu-cooler')], ['look:socket-cpu']],
    ['HW-26', [inspect('cpu-cooler')], ['look-under:cpu-cooler']],
  ])('%s', (id, glance, evidence) => {
    const glancing = addingAfter(panelOff, ...glance);
    const proofs = ['start-system', 'run:load-test', 'page:firmware-memory'];
    expect(reportOf(id, glancing, { evidence, verification: proofs }).score).toBeGreaterThanOrEqual(
      expertScore(id) - A_MINUTE,
    );
  });

  it('HW-26, without the thermal camera: the film is seen all the same', () => {
    const noCamera = (log: readonly LabCommand[]): readonly LabCommand[] =>
      addingAfter(
        panelOff,
        inspect('cpu-cooler'),
      )(log.filter((command) => !(command.kind === 'use-tool' && command.tool === 'thermal-camera')));
    const { score } = reportOf('HW-26', noCamera, {
      evidence: ['look-under:cpu-cooler'],
      verification: ['start-system', 'run:load-test'],
    });
    expect(score).toBeGreaterThanOrEqual(90);
  });

  it('HW-18, with the meter on 2 V at first: over range is no voltage', () => {
    const tooSmall = (log: readonly LabCommand[]): readonly LabCommand[] => {
      const index = log.findIndex(({ kind }) => kind === 'set-meter');
      return [
        ...log.slice(0, index),
        { kind: 'set-meter', function: 'dcv', range: 2 },
        { kind: 'probe', black: 'cell-terminals.2', red: 'cell-terminals.1' },
        ...log.slice(index),
      ];
    };
    const named = { evidence: ['measure-cell'], verification: ['start-system', 'page:firmware-main'] };
    // Two minutes dearer to find, and found.
    expect(reportOf('HW-18', tooSmall, named, 2).parts.diagnosis).toBeGreaterThan(0.8);
  });
});

describe('somebody who looks once more than needed', () => {
  it('HW-08: reads light and code in one glance, and that is one look', () => {
    const leds = (command: LabCommand): boolean =>
      command.kind === 'inspect' && command.target === 'debug-leds';
    const again = addingAfter(leds, inspect('debug-leds'), inspect('debug-leds'));
    const named = { evidence: ['look-at-memory'], verification: ['start-system'] };
    const { parts } = reportOf('HW-08', again, named);
    const expert = reportOf('HW-08', (log) => log, named).parts;
    // A minute dearer to find; nothing for looking twice again.
    expect(parts.diagnosis).toBeGreaterThan(expert.diagnosis - 0.05);
  });

  it('HW-12: may look at each of four modules', () => {
    const all = addingAfter(panelOff, ...['dimm-1', 'dimm-2', 'dimm-4'].map(inspect));
    const bench = having(benchOf('HW-12'), ...all(expertLog('HW-12')).slice(0, 15));
    expect(bench.evidence.filter(({ test }) => test === 'look-at-memory')).toHaveLength(1);
  });
});

describe('somebody who takes the other of two equal modules from the shelf', () => {
  it.each([
    ['HW-08-dead', 'read-post-code'],
    ['HW-12', 'try:dimm-2@slot-1'],
    ['HW-29', 'run:memtest'],
  ])('%s: has solved it', (id, reading) => {
    const other = (log: readonly LabCommand[]): readonly LabCommand[] =>
      insteadOf({ 'spare-dimm': 'spare-dimm-2' })(log).map((command) => {
        if (command.kind === 'order-part') return { ...command, sku: 'dimm-2' };
        if (command.kind === 'take-spare') return { ...command, spare: 'dimm-2' };
        return command.kind === 'write-note' && command.part === 'spare-dimm'
          ? { ...command, part: 'spare-dimm-2' }
          : command;
      });
    const named = {
      evidence: [reading],
      verification: ['start-system', 'run:memtest'],
    };
    const { solved, score, checks } = reportOf(id, other, named);
    expect(solved).toBe(true);
    expect(checks.note?.filter(({ met }) => !met)).toEqual([]);
    expect(score).toBe(expertScore(id));
  });
});

describe('a part that was swapped in', () => {
  const saysOfSwaps = (id: string, commands: readonly LabCommand[]): readonly string[] =>
    play(benchOf(id), commands)
      .state.evidence.filter(({ test }) => test.startsWith('swap-'))
      .map(({ outcome }) => outcome);
  const START: readonly LabCommand[] = [{ kind: 'press-power' }, { kind: 'wait', seconds: 120 }];

  it('HW-33: is no cure while the lead is still in the other monitor', () => {
    const swap: readonly LabCommand[] = [
      { kind: 'take-spare', spare: 'monitor' },
      { kind: 'place-part', target: 'spare-monitor', socket: 'desk-monitor' },
    ];
    expect(saysOfSwaps('HW-33', [...swap, ...START])).toEqual([]);
  });

  const takesSpare: readonly LabCommand[] = [
    { kind: 'unplug-cable', target: 'cable-mains' },
    { kind: 'press-power' },
    { kind: 'wear-strap' },
    { kind: 'lift-part', target: 'side-panel' },
    { kind: 'take-spare', spare: 'dimm' },
  ];
  const exchange = (module: string, slot: string): readonly LabCommand[] => [
    { kind: 'press-latch', target: `latch-${slot}-top` },
    { kind: 'press-latch', target: `latch-${slot}-bottom` },
    { kind: 'lift-part', target: module },
    { kind: 'place-part', target: 'spare-dimm', socket: `slot-${slot}` },
    { kind: 'seat-part', target: 'spare-dimm', end: 'top' },
    { kind: 'seat-part', target: 'spare-dimm', end: 'bottom' },
    { kind: 'unclip-strap' },
    { kind: 'plug-cable', target: 'cable-mains' },
    ...START,
  ];

  it('HW-38: tells nothing of a machine that started before', () => {
    expect(
      saysOfSwaps('HW-38', [...START, { kind: 'press-power' }, ...takesSpare, ...exchange('dimm-3', '3')]),
    ).toEqual([]);
  });

  it('HW-08-dead: is the cure of a machine that was seen to fail, and is told once', () => {
    const swapped = [...START, { kind: 'press-power' } as const, ...takesSpare, ...exchange('dimm-b2', 'b2')];
    expect(saysOfSwaps('HW-08-dead', [...swapped, { kind: 'press-power' }, ...START])).toEqual(['cured']);
  });
});

describe('somebody who passes a job on', () => {
  it.each(['HW-38-wall', 'HW-38-port'])(
    '%s: proves by what they tested before that it is not theirs',
    (id) => {
      const { checks } = LAB_RULES.report(having(benchOf(id), ...expertLog(id)));
      expect(checks.note?.filter(({ met }) => !met)).toEqual([]);
    },
  );
});

it('a light held to an occupied slot is refused: it could not tell', () => {
  const open = having(
    benchOf('HW-13'),
    { kind: 'unplug-cable', target: 'cable-mains' },
    { kind: 'lift-part', target: 'side-panel' },
  );
  expect(refusalOf(open, { kind: 'use-tool', tool: 'flashlight', target: 'slot-3' })).toMatchObject({
    reason: 'socket-taken',
  });
});

describe('somebody who finds it by what the document and the hints name', () => {
  /** The belief in what is true when the job was acted upon. */
  const believed = (id: string, commands: readonly LabCommand[], truth: string): number => {
    const scenario = LAB_CASES.find(id);
    if (scenario === null) throw new Error(`there is no ${id}`);
    const state = having(benchOf(id), ...commands);
    return watchFindings(scenario, { ...recordAt(state), cured: null }).at(-1)?.after[truth] ?? 0;
  };
  const safe: readonly LabCommand[] = [
    { kind: 'unplug-cable', target: 'cable-mains' },
    { kind: 'press-power' },
    { kind: 'wear-strap' },
    { kind: 'lift-part', target: 'side-panel' },
  ];
  const live: readonly LabCommand[] = [
    { kind: 'unclip-strap' },
    { kind: 'plug-cable', target: 'cable-mains' },
  ];
  const use = (tool: 'tug' | 'screwdriver-short', target: string): LabCommand => ({
    kind: 'use-tool',
    tool,
    target,
  });
  const program = (name: 'copy-test'): readonly LabCommand[] => [...START, ...runThrough(name)];

  it.each<readonly [string, string, string, readonly LabCommand[]]>([
    ['HW-01', 'strip-off', 'the switch of the strip', [inspect('strip-switch')]],
    [
      'HW-03',
      'button-lead',
      'a blade across the power pins',
      [...safe, ...live, use('screwdriver-short', 'fpanel-power-sw')],
    ],
    ['HW-06', 'main-plug', 'a pull at the main plug', [...safe, use('tug', 'cable-atx24')]],
    ['HW-10', 'memory-registered', 'the label of the module', [...safe, inspect('dimm-r1')]],
    ['HW-21', 'data-lead-folded', 'a copy that counts link errors', program('copy-test')],
    [
      'HW-39',
      'port-bent',
      'a look into the front port and its ohms',
      [
        { kind: 'lift-part', target: 'usb-stick' },
        inspect('port-usb-front-1'),
        ...safe,
        { kind: 'set-meter', function: 'ohm', range: 200 },
        { kind: 'probe', black: 'port-usb-front-1.4', red: 'port-usb-front-1.1' },
      ],
    ],
  ])('%s is known to be %s from %s', (id, truth, _how, commands) => {
    expect(believed(id, commands, truth)).toBeGreaterThan(0.8);
  });

  const alone = (module: string, slot: string): readonly LabCommand[] => [
    { kind: 'place-part', target: module, socket: `slot-${slot}` },
    { kind: 'seat-part', target: module, end: 'top' },
    { kind: 'seat-part', target: module, end: 'bottom' },
    ...live,
    { kind: 'press-power' },
    { kind: 'wait', seconds: 10 },
  ];
  const out = (module: string, slot: string): readonly LabCommand[] => [
    { kind: 'press-latch', target: `latch-${slot}-top` },
    { kind: 'press-latch', target: `latch-${slot}-bottom` },
    { kind: 'lift-part', target: module },
  ];

  it('HW-13 is known to be slot 3 from a module that fails there and answers elsewhere', () => {
    const moved: readonly LabCommand[] = [
      ...safe,
      inspect('dimm-1'),
      ...['1', '2', '3', '4'].flatMap((name) => out(`dimm-${name}`, name)),
      ...alone('dimm-1', '3'),
      ...[{ kind: 'press-power' } as const, ...safe.slice(0, 3)],
      ...out('dimm-1', '3'),
      ...alone('dimm-1', '2'),
    ];
    expect(believed('HW-13', moved, 'slot-3-broken')).toBeGreaterThan(0.8);
  });
});
