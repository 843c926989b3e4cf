import { describe, expect, it } from 'vitest';
import type { LabCommand } from '../../../src/core/hardware/model/commands.ts';
import type { LabState } from '../../../src/core/hardware/model/state.ts';
import { eventsOf, having, refusalOf } from './bench.ts';
import { benchOf, RULES, START } from './lab-bench.ts';

const OPEN: LabCommand = { kind: 'lift-part', target: 'side-panel' };
const PLUG: LabCommand = { kind: 'plug-cable', target: 'cable-mains' };
const POWER: LabCommand = { kind: 'press-power' };

const rules = (state: LabState): readonly string[] =>
  state.ledger.breaches.map(({ rule, severity }) => `${rule} ${severity}`);

describe('safety on the lab’s machines', () => {
  it('P3: opening a power supply is a breach', () => {
    expect(rules(having(benchOf('kestrel-b7'), { kind: 'open-part', target: 'psu' }))).toEqual(['P3 A']);
  });

  it('P4: 115 at a 230 V wall ends with a bang; setting it first is right', () => {
    const wrong = benchOf('brant-h6', [{ kind: 'switch', target: 'mains-selector', position: '115' }]);
    const bang = having(wrong, PLUG);
    expect(rules(bang)).toEqual(['P4 A']);
    expect(eventsOf(wrong, PLUG)).toContainEqual({ kind: 'supply-burst' });
    expect(RULES.project(bang).smell).toBe('burning');
    const set = having(wrong, { kind: 'set-switch', target: 'mains-selector', position: '230' }, ...START);
    expect([rules(set), set.machine.running]).toEqual([[], true]);
  });

  it('P4: 230 at a 120 V wall does not start, and nothing breaks', () => {
    const bench = benchOf('brant-h6');
    const low = { ...bench, machine: { ...bench.machine, mains: 120 as const } };
    const tried = having(low, PLUG, POWER);
    expect([rules(tried), tried.machine.running]).toEqual([[], false]);
  });

  it('P5: powering on or waiting while something burns is a breach, cutting the power is not', () => {
    const burning = having(
      benchOf('brant-h6', [{ kind: 'trait', target: 'psu', traits: { burning: true } }]),
      PLUG,
    );
    expect(
      rules(
        having(burning, { kind: 'sniff' }, { kind: 'set-switch', target: 'strip-switch', position: 'off' }),
      ),
    ).toEqual([]);
    expect(rules(having(burning, POWER))).toContain('P5 A');
    expect(rules(having(burning, { kind: 'wait', seconds: 60 }))).toContain('P5 A');
  });

  it('P7: the first twitch is no breach, the second start is', () => {
    const short = benchOf('kestrel-b7', [{ kind: 'fit', part: 'standoff-extra', socket: 'tray-hole-10' }]);
    expect(rules(having(short, PLUG, POWER))).toEqual([]);
    expect(rules(having(short, PLUG, POWER, POWER))).toEqual(['P7 B']);
  });

  it('P8: measuring ohms on a live circuit is a breach', () => {
    const live = having(benchOf('kestrel-b7'), PLUG, OPEN);
    const probe: LabCommand = { kind: 'probe', black: 'conn-atx24.3', red: 'conn-atx24.10' };
    expect(rules(having(live, { kind: 'set-meter', function: 'ohm', range: 2000 }, probe))).toEqual(['P8 B']);
    const safe = having(
      benchOf('kestrel-b7'),
      OPEN,
      { kind: 'set-meter', function: 'ohm', range: 2000 },
      probe,
    );
    expect(rules(safe)).toEqual([]);
  });

  it('P10: a PCIe plug forced into the EPS socket breaks its key, and the next start is a short', () => {
    const forced = having(
      benchOf('kestrel-b7', [{ kind: 'plug', end: 'cable-eps', plug: 'none' }]),
      { kind: 'wear-strap' },
      OPEN,
      { kind: 'unplug-cable', target: 'cable-pcie' },
      { kind: 'force-cable', target: 'cable-pcie', connector: 'conn-eps' },
    );
    expect(rules(forced)).toEqual(['P10 B']);
    const started = having(forced, { kind: 'unclip-strap' }, PLUG, POWER);
    expect(rules(started)).toContain('P10 A');
    expect(started.machine.running).toBe(false);
  });

  it('P13: wiping a disk is a breach without a verified backup, consent or an image', () => {
    const atDesk = having(benchOf('brant-h6'), ...START, { kind: 'open-page', page: 'desktop' });
    const format: LabCommand = { kind: 'run-program', program: 'format-drive', target: 'hdd' };
    expect(rules(having(atDesk, format))).toEqual(['P13 A']);
    const asked = { ...atDesk, job: { ...atDesk.job, answers: { backup: 'backup-verified' } } };
    expect(rules(having(asked, { kind: 'ask-customer', question: 'backup' }, format))).toEqual([]);
    const imaged = having(
      atDesk,
      { kind: 'run-program', program: 'image-drive', target: 'hdd' },
      ...[420, 420, 420, 420, 420].map((seconds): LabCommand => ({ kind: 'wait', seconds })),
      format,
    );
    expect(rules(imaged)).toEqual([]);
  });

  it('P14: the wrong file bricks the board, and the right one repairs it', () => {
    const flash = (tool: 'firmware-stick' | 'wrong-firmware-stick'): LabCommand => ({
      kind: 'use-tool',
      tool,
      target: 'flashback-button',
    });
    const bricked = having(benchOf('kestrel-b7'), PLUG, flash('wrong-firmware-stick'), POWER);
    expect(rules(bricked)).toEqual(['P14 B']);
    expect(RULES.project(bricked).postDisplay).toBe('00');
    expect(RULES.project(having(bricked, POWER, flash('firmware-stick'), POWER)).postDisplay).not.toBe('00');
  });

  it('P17 and P18: waste in the wrong bin and an open case are breaches', () => {
    const out = having(benchOf('kestrel-b7'), { kind: 'wear-strap' }, OPEN, {
      kind: 'lift-part',
      target: 'cmos-cell',
    });
    expect(rules(having(out, { kind: 'discard', part: 'cmos-cell', bin: 'household' }))).toEqual(['P17 C']);
    expect(rules(having(out, { kind: 'discard', part: 'cmos-cell', bin: 'battery' }))).toEqual([]);
    expect(rules(having(out, { kind: 'close-job' }))).toEqual(['P18 C']);
    expect(rules(having(benchOf('kestrel-b7'), { kind: 'close-job' }))).toEqual([]);
  });
});

describe('the commands of the desk', () => {
  it('lend an item once and free of charge, charge for an ordered one, and take a lent one back', () => {
    const lent = having(benchOf('kestrel-b7'), { kind: 'take-spare', spare: 'dimm' });
    expect(refusalOf(lent, { kind: 'take-spare', spare: 'dimm' })?.reason).toBe('already');
    expect(lent.ledger.moneyUsd).toBe(0);
    expect(having(lent, { kind: 'order-part', sku: 'dimm' }).ledger.moneyUsd).toBe(45);
    expect(having(lent, { kind: 'return-spare', part: 'spare-dimm' }).machine.parts).not.toHaveProperty(
      'spare-dimm',
    );
  });

  it('give hints in practice only, three at most', () => {
    const practice = { ...benchOf('kestrel-b7'), mode: 'practice' as const };
    const hinted = having(practice, { kind: 'ask-hint' }, { kind: 'ask-hint' }, { kind: 'ask-hint' });
    expect(RULES.project(hinted).tutor?.hintLevel).toBe(3);
    expect(refusalOf(hinted, { kind: 'ask-hint' })?.reason).toBe('already');
    expect(refusalOf(benchOf('kestrel-b7'), { kind: 'ask-hint' })?.reason).toBe('not-in-this-mode');
  });

  it('accept a note that refers to existing findings, and nothing after the job is closed', () => {
    const looked = having(benchOf('kestrel-b7'), { kind: 'sniff' });
    const note = (line: string): LabCommand => ({
      kind: 'write-note',
      symptom: 'dead',
      cause: 'healthy',
      evidence: [line],
      action: 'none',
      part: null,
      verification: [],
      prevention: 'none',
    });
    expect(refusalOf(looked, note('f2'))?.reason).toBe('unknown-target');
    const written = having(looked, note('f1'));
    expect(RULES.project(written).job.note?.evidence).toEqual(['f1']);
    const closed = having(written, { kind: 'close-job' });
    expect(refusalOf(closed, { kind: 'sniff' })?.reason).toBe('job-closed');
  });

  it('keep the free text of a note with the run, also in its report', () => {
    const note = { symptom: 'dead', cause: '', evidence: [], action: '', part: null, verification: [] };
    const wrote = (words: string): LabCommand => ({ kind: 'write-note', ...note, prevention: '', words });
    const written = having(benchOf('harrow-5000-mt'), wrote('Ran it twice, cold.'));
    expect(RULES.project(written).job.note?.words).toBe('Ran it twice, cold.');
    expect(RULES.report(written).words).toBe('Ran it twice, cold.');
    expect(RULES.report(benchOf('harrow-5000-mt')).words).toBe('');
  });

  it('charge no technician time for waiting on a program in the background', () => {
    const running = having(benchOf('harrow-5000-mt'), ...START, { kind: 'open-page', page: 'desktop' });
    const before = having(running, { kind: 'run-program', program: 'load-test' });
    const after = having(before, { kind: 'wait', seconds: 400 });
    expect(after.ledger.simSeconds).toBe(before.ledger.simSeconds);
    expect(after.ledger.waitedSeconds).toBe(400);
  });
});
