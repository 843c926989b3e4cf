import { describe, expect, it } from 'vitest';
import { MEMORY_TRAINING_S, TRAINING_CODES } from '../../../src/core/hardware/behaviour/post.ts';
import type { LabCommand } from '../../../src/core/hardware/model/commands.ts';
import type { LabState, MachineState } from '../../../src/core/hardware/model/state.ts';
import type { LabView } from '../../../src/core/hardware/model/view.ts';
import { project } from '../../../src/core/hardware/projection/project.ts';
import { fc } from '../../support/fixed-seeds.ts';
import { anySeed, demoBench, eventsOf, having, play, randomPlay, repairedBench } from './bench.ts';

const PLUG_IN: LabCommand = { kind: 'plug-cable', target: 'cable-mains' };
const POWER: LabCommand = { kind: 'press-power' };

/** A repaired machine with one thing wrong, as a scenario would patch it. */
function withFault(change: (machine: MachineState) => MachineState): LabState {
  const bench = repairedBench();
  return { ...bench, machine: change(bench.machine) };
}

function dead(machine: MachineState, part: string): MachineState {
  const found = machine.parts[part];
  if (found === undefined) throw new Error(part);
  return { ...machine, parts: { ...machine.parts, [part]: { ...found, condition: 'damaged' } } };
}

const unplugged = (cable: string) => (machine: MachineState) => ({
  ...machine,
  plugs: { ...machine.plugs, [cable]: 'none' as const },
});

/** The picture of a machine that was started and left alone until nothing changes any more. */
function started(bench: LabState): LabView {
  return project(play(bench, [PLUG_IN, POWER, { kind: 'wait', seconds: 120 }]).state);
}

function litDebugLeds(view: LabView): readonly string[] {
  return ['led-cpu', 'led-dram', 'led-vga', 'led-boot'].filter((id) => view.leds[id]?.light !== 'off');
}

describe('the self-test of a Kestrel B7', () => {
  it('passes with AA, one short beep, dark debug LEDs and all memory on the screen', () => {
    const view = started(repairedBench());
    expect(view.postDisplay).toBe('AA');
    expect(view.beeps).toEqual({ beeps: ['short'], repeats: false });
    expect(litDebugLeds(view)).toEqual([]);
    expect(view.monitor.kind).toBe('firmware-summary');
    expect(view.monitor.lines.join('\n')).toMatch(/32768 MB\s+dual channel/);
  });

  it.each([
    ['no processor power', unplugged('cable-eps'), '00', 'led-cpu', []],
    ['a dead processor', (m: MachineState) => dead(m, 'cpu'), '00', 'led-cpu', []],
    [
      'an open processor lever',
      (m: MachineState) => ({ ...m, latches: { ...m.latches, 'lever-cpu': 'open' as const } }),
      '00',
      'led-cpu',
      [],
    ],
    [
      'one of two modules that does not answer',
      (m: MachineState) => dead(m, 'dimm-b2'),
      '51',
      'led-dram',
      ['long', 'short', 'short'],
    ],
    [
      'no module that answers',
      (m: MachineState) => dead(dead(m, 'dimm-a2'), 'dimm-b2'),
      '53',
      'led-dram',
      ['long', 'short', 'short'],
    ],
    [
      'no power at the graphics card',
      unplugged('cable-pcie'),
      'D6',
      'led-vga',
      ['long', 'short', 'short', 'short'],
    ],
    ['a dead system drive', (m: MachineState) => dead(m, 'ssd-m2-1'), 'A2', 'led-boot', ['short']],
  ])('stops for %s', (_fault, change, code, led, beeps) => {
    const view = started(withFault(change));
    expect(view.postDisplay).toBe(code);
    expect(litDebugLeds(view)).toEqual([led]);
    expect(view.beeps.beeps).toEqual(beeps);
  });

  it('finds no memory at all when every module lies on the bench', () => {
    const bench = having(
      demoBench(),
      ...(['a2', 'b2'] as const).flatMap((slot): LabCommand[] =>
        [
          { kind: 'press-latch', target: `latch-${slot}-top` } as const,
          { kind: 'press-latch', target: `latch-${slot}-bottom` } as const,
        ].filter(({ target }) => demoBench().machine.latches[target] === 'closed'),
      ),
      { kind: 'lift-part', target: 'dimm-a2' },
      { kind: 'lift-part', target: 'dimm-b2' },
    );
    expect(started(bench).postDisplay).toBe('55');
  });

  it('shows nothing without a supply, a power button lead or a 24-pin plug', () => {
    for (const cable of ['cable-front-panel', 'cable-atx24']) {
      const view = started(withFault(unplugged(cable)));
      expect(view.power.on).toBe(false);
      expect(view.postDisplay).toBeNull();
      expect(view.monitor.kind).toBe('no-signal');
    }
    expect(started(withFault(unplugged('cable-atx24'))).leds['led-standby']?.light).toBe('off');
    expect(started(withFault(unplugged('cable-front-panel'))).leds['led-standby']?.light).toBe('on');
  });

  it('starts for a moment and shuts down with the 24-pin plug half in', () => {
    const bench = withFault((m) => ({ ...m, plugs: { ...m.plugs, 'cable-atx24': 'partial' } }));
    expect(eventsOf(having(bench, PLUG_IN), POWER)).toContainEqual({ kind: 'twitched' });
  });

  it('lists only what responds: a drive without data lead and memory without contact are missing', () => {
    const lines = started(withFault(unplugged('cable-sata-data'))).monitor.lines.join('\n');
    expect(lines).toContain('M.2_1');
    expect(lines).not.toContain('SATA_1');
  });

  it('shows no picture with the monitor cable off, although the code is AA', () => {
    const view = started(withFault(unplugged('cable-monitor')));
    expect(view.postDisplay).toBe('AA');
    expect(view.monitor.kind).toBe('no-signal');
    expect(view.leds['led-monitor']).toMatchObject({ colour: 'amber', light: 'blink' });
  });

  it('is consistent after any play: code, LED, beeps and screen agree', () => {
    fc.assert(
      fc.property(anySeed, randomPlay, (seed, commands) => {
        const { state } = play(demoBench(seed), commands);
        const view = project(state);
        const leds = litDebugLeds(view);
        const family: Readonly<Record<string, RegExp>> = {
          'led-cpu': /^00$/,
          'led-dram': /^(5[135]|15|19|2[B-E])$/,
          'led-vga': /^D6$/,
          'led-boot': /^A2$/,
          none: /^AA$/,
        };
        expect(leds.length).toBeLessThanOrEqual(1);
        if (!view.power.on) {
          expect([leds, view.postDisplay, view.beeps.beeps, view.postStage]).toEqual([[], null, [], 'none']);
          expect(view.monitor.kind).toBe('no-signal');
          return;
        }
        expect(view.postDisplay).toMatch(family[leds[0] ?? 'none'] ?? /never/);
        expect(view.postStage === 'training').toBe(TRAINING_CODES.includes(view.postDisplay ?? ''));
        if (view.monitor.kind !== 'no-signal') expect(['AA', 'A2']).toContain(view.postDisplay);
        if (view.postDisplay === 'AA') expect(view.beeps.repeats).toBe(false);
      }),
      { numRuns: 300 },
    );
  });
});

describe('memory training', () => {
  it('keeps the screen black and the codes moving until the time it takes has passed', () => {
    const training = having(repairedBench(), PLUG_IN, POWER);
    const early = project(training);
    expect(early.postStage).toBe('training');
    expect(early.leds['led-dram']?.light).toBe('blink');
    expect(early.monitor.kind).toBe('no-signal');
    const later = project(having(training, { kind: 'wait', seconds: 50 }));
    expect(later.postStage).toBe('training');
    expect(later.postDisplay).not.toBe(early.postDisplay);
    expect(project(having(training, { kind: 'wait', seconds: MEMORY_TRAINING_S })).postStage).toBe(
      'handed-over',
    );
  });

  it('begins again when the machine is restarted half way (HW-11)', () => {
    const restarted = having(repairedBench(), PLUG_IN, POWER, { kind: 'wait', seconds: 80 }, POWER, POWER);
    expect(project(having(restarted, { kind: 'wait', seconds: 50 })).postStage).toBe('training');
  });

  it('happens once for each arrangement of modules: the second start is quick', () => {
    const trained = having(repairedBench(), PLUG_IN, POWER, { kind: 'wait', seconds: 100 }, POWER);
    expect(eventsOf(trained, POWER)).toContainEqual({ kind: 'post-passed', code: 'AA', memoryMiB: 32_768 });
  });
});
