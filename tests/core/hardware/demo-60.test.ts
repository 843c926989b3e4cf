import { describe, expect, it } from 'vitest';
import { KESTREL_B7 } from '../../../src/core/hardware/machines/kestrel-b7.ts';
import {
  KESTREL_CABLES,
  KESTREL_FASTENERS,
  KESTREL_LATCHES,
  KESTREL_LEDS,
  KESTREL_PARTS,
  KESTREL_SOCKETS,
} from '../../../src/core/hardware/machines/kestrel-b7-ids.ts';
import type { LabCommand } from '../../../src/core/hardware/model/commands.ts';
import { isHome } from '../../../src/core/hardware/model/state.ts';
import { demoStepCommands, nextDemoStep } from '../../../src/core/hardware/scenarios/demo-60-guide.ts';
import { fc } from '../../support/fixed-seeds.ts';
import { LAB_RULES, openLocalBench } from '../../support/lab-rules.ts';
import {
  anyCommand,
  anySeed,
  closedLatch,
  demoBench,
  expertRun,
  having,
  play,
  REPAIR,
  randomPlay,
} from './bench.ts';

const START: readonly LabCommand[] = [
  { kind: 'plug-cable', target: 'cable-mains' },
  { kind: 'press-power' },
  { kind: 'wait', seconds: 100 },
];

describe('the catalogue of the Kestrel B7', () => {
  it('lists exactly the ids that scene and engine share', () => {
    expect(Object.keys(KESTREL_B7.parts).sort()).toEqual([...KESTREL_PARTS].sort());
    expect(Object.keys(KESTREL_B7.sockets).sort()).toEqual([...KESTREL_SOCKETS].sort());
    expect(Object.keys(KESTREL_B7.latches).sort()).toEqual([...KESTREL_LATCHES].sort());
    expect(Object.keys(KESTREL_B7.fasteners).sort()).toEqual([...KESTREL_FASTENERS].sort());
    expect(Object.keys(KESTREL_B7.cables).sort()).toEqual([...KESTREL_CABLES].sort());
    expect(KESTREL_B7.leds.map((led) => led.id).sort()).toEqual([...KESTREL_LEDS].sort());
  });

  it('names each entry by its key, refers only to its own entries, and uses no name twice', () => {
    const { parts, sockets, latches, fasteners, cables, leds } = KESTREL_B7;
    const names = [parts, sockets, latches, fasteners, cables].flatMap((table) => Object.keys(table));
    expect(new Set([...names, ...leds.map((led) => led.id)]).size).toBe(names.length + leds.length);
    for (const [key, part] of Object.entries(parts)) {
      expect(part.id).toBe(key);
      for (const other of part.blockedBy) expect(parts).toHaveProperty(other);
      for (const screw of part.fasteners) expect(fasteners).toHaveProperty(screw);
      if (part.socket !== null)
        expect(sockets).toHaveProperty(part.socket, expect.objectContaining({ accepts: part.kind }));
    }
    for (const [key, socket] of Object.entries(sockets)) {
      expect(socket.id).toBe(key);
      for (const latch of socket.latches)
        expect(latches).toHaveProperty(latch, expect.objectContaining({ socket: key }));
    }
    for (const screw of Object.values(fasteners)) expect(parts).toHaveProperty(screw.part);
  });
});

describe('DEMO-60', () => {
  it('comes unplugged and drained, panel off, strap on, one end of module B2 up', () => {
    const view = LAB_RULES.project(demoBench());
    expect(view.power).toEqual({ ac: false, psuSwitch: 'on', standby: false, on: false });
    expect([view.sidePanel, view.strap, view.parts['dimm-b2']?.placement]).toEqual(['off', 'worn', 'loose']);
    expect(Object.keys(view.parts).filter((id) => id.startsWith('dimm'))).toEqual(['dimm-a2', 'dimm-b2']);
  });

  it('lets the seed choose the end of the module that is up', () => {
    const ends = new Set(
      Array.from({ length: 20 }, (_, seed) => JSON.stringify(demoBench(seed).machine.parts['dimm-b2']?.ends)),
    );
    expect(ends.size).toBe(2);
  });

  it('has a clip computed from the machine: DRAM lit, code 51, one long and two short beeps', () => {
    expect(demoBench().recording).toMatchObject({
      leds: { 'led-dram': 'on', 'led-cpu': 'off' },
      postDisplay: '51',
      beeps: { beeps: ['long', 'short', 'short'], repeats: true },
    });
  });

  it('is solved by its expert for every seed, with at least 90 points and every achievement', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        const report = LAB_RULES.report(expertRun(seed).state);
        expect(report).toMatchObject({ solved: true, started: true, memoryMiB: 32_768, breaches: [] });
        expect(report.score).toBeGreaterThanOrEqual(90);
        expect(report.achievements.filter(({ earned }) => !earned)).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  it('scores at most 55 for removing parts at random with mains plugged in', () => {
    const bench = demoBench();
    const { state } = play(bench, [
      { kind: 'plug-cable', target: 'cable-mains' },
      { kind: 'press-power' },
      { kind: 'press-power' },
      { kind: 'unplug-cable', target: 'cable-pcie' },
      { kind: 'plug-cable', target: 'cable-pcie' },
      { kind: 'unplug-cable', target: 'cable-mains' },
      closedLatch(bench),
      ...REPAIR,
      ...START,
    ]);
    const report = LAB_RULES.report(state);
    expect(report.started).toBe(true);
    expect(report.score).toBeLessThanOrEqual(55);
  });

  it('gives at most 70 to a lucky repair without evidence, and says what the look was worth', () => {
    const bench = demoBench();
    const report = LAB_RULES.report(having(bench, closedLatch(bench), ...REPAIR, ...START));
    expect(report.solved).toBe(true);
    expect(report.score).toBeLessThanOrEqual(70);
    expect(report.insight).toMatchObject({ taken: false, outcome: 'led-dram' });
    expect(report.insight?.after['memory']).toBeCloseTo(0.866, 3);
    expect(report.achievements).toContainEqual({ id: 'read-evidence', earned: false });
  });

  it('gives at most 30 to random presses that repair nothing and read nothing', () => {
    fc.assert(
      fc.property(anySeed, fc.array(anyCommand, { minLength: 5, maxLength: 40 }), (seed, commands) => {
        const { state } = play(demoBench(seed), commands);
        const report = LAB_RULES.report(state);
        // Pushing the module home is the repair, whatever else was undone beside it.
        fc.pre(!report.solved && state.evidence.length === 0 && !isHome(state.machine.parts['dimm-b2']));
        expect(report.score).toBeLessThanOrEqual(30);
      }),
    );
  });

  it('gives at most 30 on average to random presses, whatever they happen to repair', () => {
    const games = fc.sample(fc.array(anyCommand, { minLength: 20, maxLength: 40 }), {
      numRuns: 200,
      seed: 60,
    });
    const scores = games.map(
      (commands, seed) => LAB_RULES.report(play(demoBench(seed), commands).state).score,
    );
    expect(scores.reduce((total, score) => total + score, 0) / scores.length).toBeLessThanOrEqual(30);
  });

  it('gives nothing for doing nothing', () => {
    expect(LAB_RULES.report(demoBench())).toMatchObject({ score: 0, solved: false });
    expect(LAB_RULES.report(demoBench()).achievements.every(({ earned }) => !earned)).toBe(true);
  });

  it('gives the same report through the referee as from the rules', async () => {
    const referee = openLocalBench('DEMO-60', 60);
    for (const command of expertRun().log) await referee?.send(command);
    expect(await referee?.finish()).toEqual(LAB_RULES.report(expertRun().state));
  });
});

describe('the demo’s guide', () => {
  it('names the steps in order: look, find, latches, lift, reseat, connect, power, wait', () => {
    let state = demoBench();
    const log: LabCommand[] = [];
    const steps: string[] = [];
    for (;;) {
      const step = nextDemoStep(LAB_RULES.project(state), log);
      if (step === null) break;
      steps.push(step);
      const commands = demoStepCommands(step, LAB_RULES.project(state));
      state = having(state, ...commands);
      log.push(...commands);
    }
    expect(steps).toEqual(['look', 'find', 'open-latches', 'lift', 'reseat', 'connect', 'power', 'wait']);
  });

  it('opens a latch again that the learner closed over the empty slot', () => {
    const { state, log } = play(demoBench(0), [
      { kind: 'press-latch', target: 'latch-b2-bottom' },
      { kind: 'lift-part', target: 'dimm-b2' },
      { kind: 'close-latch', target: 'latch-b2-top' },
    ]);
    expect(nextDemoStep(LAB_RULES.project(state), log)).toBe('open-latches');
    const opened = play(state, demoStepCommands('open-latches', LAB_RULES.project(state)));
    expect(nextDemoStep(LAB_RULES.project(opened.state), log)).toBe('reseat');
  });

  it('leads back to a picture after random play, unless something broke or came apart', () => {
    fc.assert(
      fc.property(anySeed, randomPlay, (seed, commands) => {
        const played = play(demoBench(seed), commands);
        const view = LAB_RULES.project(played.state);
        // The guide knows its module and its power; it does not rebuild a machine that was taken apart.
        const whole =
          Object.values(played.state.machine.parts).every((part) => part.condition === 'sound') &&
          Object.values(view.parts).every(
            (p) => p.id === 'dimm-b2' || p.id === 'side-panel' || p.placement === 'installed',
          ) &&
          view.parts['side-panel']?.placement === 'removed' &&
          ['slot-b2', null].includes(view.parts['dimm-b2']?.socket ?? null) &&
          Object.values(view.fasteners).every((screw) => screw.state === 'tight') &&
          Object.values(view.cables).every(
            (cable) => cable.id === 'cable-mains' || cable.plug === 'latched',
          ) &&
          played.state.machine.latches['lever-cpu'] === 'closed';
        fc.pre(whole);
        let { state } = played;
        const log = [...played.log];
        for (let turn = 0; turn < 20; turn += 1) {
          const step = nextDemoStep(LAB_RULES.project(state), log);
          if (step === null) return;
          const done = play(state, demoStepCommands(step, LAB_RULES.project(state)));
          state = done.state;
          log.push(...done.log);
        }
        throw new Error(`still at ${nextDemoStep(LAB_RULES.project(state), log)}`);
      }),
      { numRuns: 150 },
    );
  });
});
