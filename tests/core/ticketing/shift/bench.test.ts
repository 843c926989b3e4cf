import { describe, expect, it } from 'vitest';
import { BENCH_JOBS, BENCH_SIMULATION, BENCH_STORIES } from '../../../../src/core/contracts/bench-stories.ts';
import { PRACTICE_STORIES } from '../../../../src/core/hardware/scenarios/public/stories.ts';
import { HARDWARE_ID } from '../../../../src/core/hardware/simulation-id.ts';
import { SECONDS_PER_HOUR, SECONDS_PER_MINUTE } from '../../../../src/core/kernel/time.ts';
import type { CommandOf, DeskCommand } from '../../../../src/core/ticketing/model/commands.ts';
import type { DeskState } from '../../../../src/core/ticketing/model/state.ts';
import { take } from '../../../../src/core/ticketing/world/readings.ts';
import { dealt, JUDGE, played, refusal } from '../support/play-desk.ts';

const FLAT = dealt('TK-44-flat-battery');
const { number } = FLAT.scene;
const EXPERT = JUDGE.expert(FLAT.start);
const UNTIL_LOOKED: DeskCommand = { kind: 'wait', seconds: 21 * SECONDS_PER_MINUTE };
const UNTIL_DONE: DeskCommand = { kind: 'wait', seconds: 2 * SECONDS_PER_HOUR };
const RUN = '0b6d0ae6-3c4f-4d0e-9a51-6f5c1f6f6a11';
const NOTE = { cause: 'cell-empty', action: 'replace-cmos-cell', words: 'New battery, time set.' };

const TAKEN: CommandOf<'take-bench-report'> = {
  kind: 'take-bench-report',
  ticket: number,
  run: RUN,
  story: 'wrong-date',
  passed: true,
  note: NOTE,
};

const isSent = (command: DeskCommand): command is CommandOf<'send-to-bench'> =>
  command.kind === 'send-to-bench';

/** The expert's path with another hand-over to the bench. */
function sentWith(change: Partial<CommandOf<'send-to-bench'>>): readonly DeskCommand[] {
  return EXPERT.map((command) => (isSent(command) ? { ...command, ...change } : command));
}

const recordOf = ({ tickets }: DeskState) => tickets[0]?.record;
const assetOf = (): string => EXPERT.find(isSent)?.asset ?? '';
const reading = (state: DeskState, id: Parameters<typeof take>[1]) =>
  take(state.world, id, assetOf(), state.now);

describe('the stories that the bench has for the desk', () => {
  it('are all practised in the hardware lab', () => {
    const known = PRACTICE_STORIES.map(({ id }) => id);
    expect(BENCH_JOBS.filter((job) => !known.includes(BENCH_STORIES[job]))).toEqual([]);
    expect(BENCH_SIMULATION).toBe(HARDWARE_ID);
  });
});

describe('a computer that is sent to the bench', () => {
  it('is accepted after twenty minutes when the note has what the bench needs', () => {
    const { state, events } = played(FLAT.start, ...EXPERT, UNTIL_LOOKED);
    expect(recordOf(state)).toMatchObject({ state: 'on-hold', hold: { reason: 'parts' } });
    expect(events).toContainEqual(expect.objectContaining({ kind: 'bench-accepted', ticket: number }));
    expect(reading(state, 'bench-job')).toBe('clock-battery');
  });

  it('comes back repaired with the note of a colleague, and the hold ends', () => {
    const { state, events } = played(FLAT.start, ...EXPERT, UNTIL_LOOKED, UNTIL_DONE);
    const record = recordOf(state);
    expect(record).toMatchObject({ state: 'in-progress', hold: null });
    expect(record?.timeline.at(-1)).toMatchObject({
      kind: 'bench-report',
      by: 'colleague',
      found: 'repaired',
      run: null,
    });
    expect(events).toContainEqual(expect.objectContaining({ kind: 'bench-reported', found: 'repaired' }));
    expect(reading(state, 'clock-battery')).toBe('good');
    expect(reading(state, 'bench-job')).toBe('none');
  });

  it('is sent back with the facts that the note lacks, and the desk is judged by that', () => {
    const blind = [...sentWith({ evidence: [1] }), UNTIL_LOOKED];
    const { state } = played(FLAT.start, ...blind);
    expect(recordOf(state)).toMatchObject({ state: 'in-progress' });
    expect(recordOf(state)?.timeline.at(-1)).toMatchObject({
      kind: 'bench-report',
      found: 'incomplete',
      missing: ['console:clock-at-start'],
    });
    expect(JUDGE.report(FLAT.start, blind)).toMatchObject({ passed: false, tickets: [{ bounces: 1 }] });
  });

  it('is sent back when the bench finds nothing wrong with it', () => {
    const { state } = played(FLAT.start, ...sentWith({ job: 'disk' }), UNTIL_LOOKED);
    expect(recordOf(state)?.timeline.at(-1)).toMatchObject({ found: 'no-fault', job: 'disk' });
    expect(reading(state, 'clock-battery')).toBe('flat');
  });

  it('cannot be sent twice', () => {
    const { state } = played(FLAT.start, ...EXPERT);
    const again = EXPERT.find(isSent);
    expect(again === undefined ? null : refusal(state, again)).toBe('at-the-bench');
  });

  it('that is mended lets the ticket be resolved for good', () => {
    const { phone } = FLAT.scene.cast['requester'] ?? { phone: '' };
    const log: readonly DeskCommand[] = [
      ...EXPERT,
      UNTIL_LOOKED,
      UNTIL_DONE,
      { kind: 'dial', ticket: number, number: phone },
      { kind: 'say', contact: 'C2', intents: ['try-again'] },
      { kind: 'say', contact: 'C2', intents: ['may-close', 'goodbye'] },
      { kind: 'end-call', contact: 'C2' },
      { kind: 'resolve', ticket: number, code: 'solved-permanent', cause: 'flat-battery', evidence: [3, 5] },
    ];
    const report = JUDGE.report(FLAT.start, log);
    expect(report.passed).toBe(true);
    expect(report.tickets[0]).toMatchObject({ ending: 'solved', faults: [] });
  });

  it('lets the ticket be resolved with a workaround while the bench has it, and not as solved for good', () => {
    const ended = (code: 'solved-workaround' | 'solved-permanent'): readonly DeskCommand[] => [
      ...EXPERT.filter(({ kind }) => kind !== 'hold-ticket'),
      { kind: 'resolve', ticket: number, code, cause: 'flat-battery', evidence: [3] },
    ];
    expect(JUDGE.report(FLAT.start, ended('solved-workaround')).tickets[0]?.ending).toBe('solved');
    expect(JUDGE.report(FLAT.start, ended('solved-permanent')).tickets[0]?.ending).toBe('relieved');
  });
});

describe('a processor that is held back because its cooler is full of dust', () => {
  const { start, scene } = dealt('TK-37-dusty-cooler');
  const expert = JUDGE.expert(start);
  const asset = expert.find(isSent)?.asset ?? '';
  const speed = ({ world, now }: DeskState) => take(world, 'computer-speed', asset, now);

  it('is not helped by anything that makes other slow computers fast', () => {
    const settings = (['startup-off', 'scan-at-night', 'clean-disk'] as const).map(
      (setting): DeskCommand => ({ kind: 'change-setting', asset, setting }),
    );
    const looked = expert.slice(0, expert.findIndex(({ kind }) => kind === 'look') + 1);
    expect(speed(played(start, ...looked, ...settings).state)).toBe('slow');
  });

  it('is fast again once the bench has cleaned the cooler, and nothing is found by who looks at the disk', () => {
    const { state } = played(start, ...expert, UNTIL_LOOKED, UNTIL_DONE);
    expect(speed(state)).toBe('fine');
    const toDisk = expert.map((command) =>
      isSent(command) ? { ...command, job: 'disk' as const } : command,
    );
    const other = played(start, ...toDisk, UNTIL_LOOKED).state;
    expect(recordOf(other)?.timeline.at(-1)).toMatchObject({ found: 'no-fault' });
    expect(recordOf(other)?.number).toBe(scene.number);
    expect(speed(other)).toBe('slow');
  });
});

describe('a clock without a battery', () => {
  it('is wrong again after lunch where it was only set, and the person comes back', () => {
    const closed: readonly DeskCommand[] = [
      ...EXPERT.slice(0, -5),
      { kind: 'end-call', contact: 'C1' },
      { kind: 'resolve', ticket: number, code: 'solved-permanent', cause: 'flat-battery', evidence: [3] },
      { kind: 'wait', seconds: 3 * SECONDS_PER_HOUR },
    ];
    const { state, events } = played(FLAT.start, ...closed);
    expect(reading(state, 'clock-skew')).toBe('off');
    expect(events).toContainEqual({ kind: 'ticket-reopened', ticket: number });
  });
});

describe('the note of work that the analyst did at the bench', () => {
  const accepted = played(FLAT.start, ...EXPERT, UNTIL_LOOKED).state;

  it('comes into the ticket, ends the hold and mends the computer', () => {
    const { state } = played(accepted, TAKEN);
    expect(recordOf(state)).toMatchObject({ state: 'in-progress', hold: null });
    expect(recordOf(state)?.timeline.at(-1)).toMatchObject({
      by: 'analyst',
      found: 'repaired',
      note: NOTE,
      run: RUN,
    });
    expect(reading(state, 'clock-battery')).toBe('good');
  });

  it('of work that was no pass leaves the computer at the bench, for another try or a colleague', () => {
    const { state } = played(accepted, { ...TAKEN, passed: false });
    expect(recordOf(state)?.timeline.at(-1)).toMatchObject({ found: 'not-repaired' });
    expect(reading(state, 'bench-job')).toBe('clock-battery');
    expect(refusal(state, TAKEN)).toBe('already-taken');
    const other = { ...TAKEN, run: '1b6d0ae6-3c4f-4d0e-9a51-6f5c1f6f6a12' };
    expect(reading(played(state, other).state, 'clock-battery')).toBe('good');
    expect(reading(played(state, UNTIL_DONE).state, 'clock-battery')).toBe('good');
  });

  it('is refused before the bench has begun, for another story, and in a test', () => {
    expect(refusal(FLAT.start, TAKEN)).toBe('not-at-the-bench');
    expect(refusal(accepted, { ...TAKEN, story: 'only-copy' })).toBe('not-at-the-bench');
    expect(refusal({ ...accepted, mode: 'testing' }, TAKEN)).toBe('not-in-this-mode');
  });
});
