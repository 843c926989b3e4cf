import { describe, expect, it } from 'vitest';
import type { Fault } from '../../../../src/core/hardware/behaviour/faults.ts';
import type { LabCommand } from '../../../../src/core/hardware/model/commands.ts';
import type { LabState } from '../../../../src/core/hardware/model/state.ts';
import { ask } from '../../../../src/core/hardware/scenarios/procedures.ts';
import { judged, labRules } from '../../../support/lab-rules.ts';
import { eventsOf, having, refusalOf } from '../bench.ts';
import { PLUG, POWER, page, run, STICK, WAIT } from '../fault-commands.ts';
import { benchOf, lastFinding, RULES, START } from '../lab-bench.ts';
import { caseBench, expertLog, reportOn } from '../scenarios/learner.ts';

/** Whoever keeps the key of an encrypted drive is asked, as on every job with one. */
const withKeeper = (state: LabState): LabState => ({
  ...state,
  job: { ...state.job, answers: { ...state.job.answers, 'recovery-key': 'key-read-out' } },
});
const encrypted = (model: 'kestrel-b7' | 'harrow-5000-mt', ...faults: readonly Fault[]): LabState =>
  withKeeper(benchOf(model, [...faults, { kind: 'encrypted', drive: 'ssd-m2-1' }]));

const OLD: Fault = { kind: 'trait', target: 'motherboard', traits: { firmware: '1.20' } };
const FLASH: LabCommand = { kind: 'use-tool', tool: 'firmware-stick', target: 'flashback-button' };
const DESKTOP = page('desktop');
const UPDATE: readonly LabCommand[] = [STICK, page('firmware-main'), run('update-firmware'), WAIT, STICK];
const AGAIN: readonly LabCommand[] = [POWER, POWER, { kind: 'wait', seconds: 120 }, DESKTOP];
const KEY: readonly LabCommand[] = [...ask('recovery-key'), run('enter-recovery-key')];

const rules = (state: LabState): readonly string[] =>
  state.ledger.breaches.map(({ rule, severity }) => `${rule} ${severity}`);
const programs = (state: LabState): readonly string[] =>
  RULES.project(state).screen.controls.flatMap(({ id, kind }) => (kind === 'program' ? [id] : []));
/** What the list of devices says of the drives’ encryption. */
const saysOfDrives = (state: LabState): readonly (string | undefined)[] =>
  RULES.project(having(state, page('device-info'))).screen.rows.flatMap(({ label, word }) =>
    label === 'encryption' ? [word] : [],
  );

describe('an encrypted drive', () => {
  it('starts on its own board like any other, and the system shows that it is encrypted', () => {
    const started = having(encrypted('kestrel-b7'), ...START, DESKTOP);
    expect(lastFinding(started)).toBe('start-system desktop');
    expect(saysOfDrives(started)[0]).toBe('encryption-on');
  });

  it('offers to suspend; a machine without encryption does not', () => {
    expect(programs(having(encrypted('kestrel-b7'), ...START, DESKTOP))).toContain('suspend-encryption');
    const plain = having(benchOf('kestrel-b7'), ...START, DESKTOP);
    expect(programs(plain)).not.toContain('suspend-encryption');
    expect(refusalOf(plain, run('suspend-encryption'))?.reason).toBe('not-possible');
  });

  it('is on again by itself after the next start', () => {
    const suspended = having(encrypted('kestrel-b7'), ...START, DESKTOP, run('suspend-encryption'));
    expect(saysOfDrives(suspended)[0]).toBe('encryption-suspended');
    expect(saysOfDrives(having(suspended, ...AGAIN))[0]).toBe('encryption-on');
  });
});

describe('a firmware update with encryption on (P14)', () => {
  const desk = having(encrypted('kestrel-b7', OLD), ...START, DESKTOP);
  const flashed = having(encrypted('kestrel-b7', OLD), PLUG, FLASH);

  it.each([
    ['from the firmware’s page', having(desk, ...UPDATE, ...AGAIN)],
    ['from the stick', having(flashed, POWER, { kind: 'wait', seconds: 120 }, DESKTOP)],
  ])('%s breaks the rule, and the next start asks for the key', (_way, state) => {
    expect(rules(state)).toEqual(['P14 B']);
    expect(lastFinding(state)).toBe('start-system recovery-key');
    const { page: shown, rows } = RULES.project(state).screen;
    expect([shown, rows[0]?.word]).toEqual(['recovery-key', 'recovery-key']);
  });

  it.each([
    ['suspended first', having(desk, run('suspend-encryption'), ...UPDATE, ...AGAIN), 'desktop'],
    ['the key at hand', having(desk, ...ask('recovery-key'), ...UPDATE, ...AGAIN), 'recovery-key'],
  ])('is in order with %s', (_what, state, reached) => {
    expect(rules(state)).toEqual([]);
    expect(lastFinding(state)).toBe(`start-system ${reached}`);
  });

  it('is not covered by a suspension that a start has ended', () => {
    const state = having(desk, run('suspend-encryption'), ...AGAIN, ...UPDATE, ...AGAIN);
    expect(rules(state)).toEqual(['P14 B']);
    expect(lastFinding(state)).toBe('start-system recovery-key');
  });

  it('is reported at once in practice, and not in a test', () => {
    const bench = having(encrypted('kestrel-b7', OLD), PLUG);
    const isShown = (state: LabState): boolean =>
      eventsOf(state, FLASH).some(({ kind }) => kind === 'safety-breached');
    expect([isShown(bench), isShown({ ...bench, mode: 'practice' })]).toEqual([false, true]);
    expect(labRules('testing').project(flashed).tutor).toBeNull();
  });

  it('is harmless without encryption', () => {
    const plain = having(benchOf('kestrel-b7', [OLD]), ...START, DESKTOP, ...UPDATE, ...AGAIN);
    expect([rules(plain), lastFinding(plain)]).toEqual([[], 'start-system desktop']);
  });
});

describe('a system that asks for its recovery key', () => {
  const locked = having(
    encrypted('kestrel-b7', OLD),
    PLUG,
    FLASH,
    POWER,
    { kind: 'wait', seconds: 120 },
    DESKTOP,
  );

  it('accepts it from a person who was given it, for a minute each time, and starts from then on', () => {
    expect(refusalOf(locked, run('enter-recovery-key'))?.reason).toBe('no-key');
    const open = having(locked, ...KEY, DESKTOP);
    expect(lastFinding(open)).toBe('start-system desktop');
    expect(having(locked, ...KEY).ledger.simSeconds - locked.ledger.simSeconds).toBe(120);
    expect(lastFinding(having(open, ...AGAIN))).toBe('start-system desktop');
  });

  it('shows nothing of the system until then, but opens the firmware', () => {
    expect(refusalOf(locked, page('event-log'))?.reason).toBe('not-possible');
    expect(lastFinding(having(locked, page('firmware-main')))).toBe('page:firmware-main firmware-1-60');
  });

  it('is not bypassed with F1: after a lost clock it asks for the key as well', () => {
    const bench = encrypted('kestrel-b7', OLD, { kind: 'clock-lost' });
    const state = having(bench, PLUG, FLASH, POWER, { kind: 'wait', seconds: 120 }, DESKTOP);
    expect(lastFinding(state)).toBe('start-system recovery-key');
    expect(lastFinding(having(state, ...KEY, DESKTOP))).toBe('start-system press-f1-clock');
  });

  it('is not bypassed with an image, but by a new installation, which is not encrypted', () => {
    const LONG: readonly LabCommand[] = [WAIT, WAIT, WAIT, WAIT, WAIT];
    const image: readonly LabCommand[] = [
      STICK,
      page('firmware-boot'),
      run('image-drive', 'ssd-m2-1'),
      ...LONG,
    ];
    const back = having(locked, ...image, run('restore-data', 'ssd-m2-1'), ...LONG, STICK, ...AGAIN);
    expect(lastFinding(back)).toBe('start-system recovery-key');
    const anew = having(locked, ...image, run('reinstall-system', 'ssd-m2-1'), ...LONG, STICK, ...AGAIN);
    expect(lastFinding(anew)).toBe('start-system desktop');
    expect(saysOfDrives(anew)[0]).toBe('encryption-off');
  });
});

const FREEING = {
  plugged: 'unplug-cable',
  screwed: 'loosen-screw',
  latched: 'press-latch',
  blocked: 'lift-part',
} as const;

/** A part on the bench, after whatever its refusals say holds it. */
function takenOut(state: LabState, target: string): LabState {
  const lift: LabCommand = { kind: 'lift-part', target };
  const { reason, by = [] } = refusalOf(state, lift) ?? { reason: null };
  if (reason === null) return having(state, lift);
  if (!(reason in FREEING)) throw new Error(`${target}: ${reason}`);
  const kind = FREEING[reason as keyof typeof FREEING];
  const freed = by.reduce(
    (now, id) => (kind === 'lift-part' ? takenOut(now, id) : having(now, { kind, target: id })),
    state,
  );
  return takenOut(freed, target);
}

/** A part in its socket again, home at its edge. */
const putBack = (target: string, socket: string): readonly LabCommand[] => [
  { kind: 'place-part', target, socket },
  { kind: 'seat-part', target, end: 'edge' },
];

describe('another board (P14)', () => {
  const bench = encrypted('kestrel-b7');
  const bare = takenOut(having(bench, { kind: 'wear-strap' }), 'motherboard');

  /** The machine with a board in, whole again as far as it must be to start. */
  const startedWith = (state: LabState, board: string): LabState => {
    const { parts, plugs } = bench.machine;
    const boarded = having(state, ...putBack(board, 'tray-board'));
    const homes = Object.keys(parts).filter(
      (id) =>
        !['motherboard', 'side-panel'].includes(id) &&
        boarded.machine.parts[id]?.socket !== parts[id]?.socket,
    );
    const refitted = homes.reduce((now, id) => having(now, ...putBack(id, parts[id]?.socket ?? '')), boarded);
    const loose = Object.keys(plugs).filter(
      (id) => plugs[id] === 'latched' && refitted.machine.plugs[id] === 'none',
    );
    // A card that nothing holds would tip out with the first lead that is moved.
    const bracket = Object.keys(bench.machine.fasteners).filter((id) => id.startsWith('screw-gpu'));
    return having(
      refitted,
      ...bracket.map((target): LabCommand => ({ kind: 'tighten-screw', target })),
      ...loose.map((target): LabCommand => ({ kind: 'plug-cable', target })),
      { kind: 'unclip-strap' },
      ...START,
      DESKTOP,
    );
  };
  const lend: LabCommand = { kind: 'take-spare', spare: 'board' };

  it('does not have the key of the drive that was moved to it', () => {
    const other = startedWith(having(bare, lend), 'spare-board');
    expect(rules(other)).toEqual(['P14 B']);
    expect(lastFinding(other)).toBe('start-system recovery-key');
    expect(lastFinding(having(other, ...KEY, DESKTOP))).toBe('start-system desktop');
  });

  it('is in order once somebody has the key', () => {
    const other = startedWith(having(bare, ...ask('recovery-key'), lend), 'spare-board');
    expect([rules(other), lastFinding(other)]).toEqual([[], 'start-system recovery-key']);
  });

  it('is distinguished from the machine’s own board, removed and put back', () => {
    const own = startedWith(bare, 'motherboard');
    expect([rules(own), lastFinding(own)]).toEqual([[], 'start-system desktop']);
  });
});

describe('a case with an encrypted drive', () => {
  const TO_KEY = expertLog('HW-14').findIndex(({ kind }) => kind === 'run-program');

  it('mentions it in the asset record, and a person who keeps the key', () => {
    const { asset, answers } = caseBench('HW-14').job;
    expect([asset['encryption'], answers['recovery-key']]).toEqual(['on', 'key-read-out']);
    expect(caseBench('HW-19').job.answers['recovery-key']).toBeUndefined();
  });

  it('does not show which board its key is sealed to', () => {
    const { machine } = caseBench('HW-14');
    const seal = machine.traits['ssd-m2-1']?.seal ?? '';
    expect(seal).toMatch(/^motherboard@1\.[24]0$/);
    const played = expertLog('HW-14').slice(0, TO_KEY);
    expect(JSON.stringify(RULES.project(having(caseBench('HW-14'), ...played)))).not.toContain(seal);
  });

  it('costs a breach, and nothing else, for flashing the firmware without the key', () => {
    const late = expertLog('HW-14').filter(({ kind }) => kind !== 'ask-customer');
    const at = late.findIndex(({ kind }) => kind === 'run-program');
    const report = reportOn('HW-14', [...late.slice(0, at), ...ask('recovery-key'), ...late.slice(at)]);
    expect(report.breaches.map(({ rule, severity }) => `${rule} ${severity}`)).toEqual(['P14 B']);
    expect(report.solved).toBe(true);
  });

  it('is not cured while the system asks for its key', () => {
    const flashed = having(caseBench('HW-14'), ...expertLog('HW-14').slice(0, TO_KEY));
    expect(RULES.project(flashed).screen.page).toBe('recovery-key');
    expect(judged(flashed).cured).toBeNull();
    expect(judged(having(flashed, run('enter-recovery-key'))).cured).not.toBeNull();
  });
});
