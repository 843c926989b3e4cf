import { BENCH_STORIES } from '../../contracts/bench-stories.ts';
import type { LabCommand } from '../../hardware/model/commands.ts';
import {
  CLOSE_CASE,
  CONNECT,
  MAKE_SAFE,
  OPEN_CASE,
  START,
  SWITCH_OFF,
} from '../../hardware/scenarios/procedures.ts';
import { SECONDS_PER_HOUR, SECONDS_PER_MINUTE } from '../../kernel/time.ts';
import { worksAtDesk } from '../../ticketing/scenarios/cast.ts';
import { SHIFT_BEGINS } from '../../ticketing/shift/fresh-shift.ts';
import { withClockAtStart } from '../../ticketing/world/clock-at-start.ts';
import { DEPARTMENTS } from '../../ticketing/world/departments.ts';
import type { WorldEffect } from '../../ticketing/world/effects.ts';
import { hostOf } from '../../ticketing/world/hosts.ts';
import { type BenchTutorial, benchAt } from '../bench/bench-tutorial.ts';
import { dead, happened, installed, noted, strapOn } from '../bench/wants.ts';
import { begun } from '../desk/acts.ts';
import {
  COMPANY,
  castOf,
  type DeskSetUp,
  type DeskTutorial,
  deskAt,
  deviceOf,
  linesOf,
  triesAgain,
} from '../desk/desk-tutorial.ts';
import { pointAt, pointAtNothing } from '../desk/places.ts';
import { found, inState, onTicket, talking } from '../desk/wants.ts';
import type { BothTutorial } from './both-tutorial.ts';

const ID = 'T40';
const TICKET = 'SD-4101';
const { caller } = castOf({
  caller: (one) => worksAtDesk(one) && DEPARTMENTS[one.department].workplace === 'desktop',
});
const { asset } = deviceOf(caller);

/** A CR2032 that no longer keeps the clock: below 2.8 V it is replaced. Volts. */
const FLAT_CELL_V = 2.41;
/** How far the clock was behind when the computer was switched on this morning. */
const BEHIND = 14 * SECONDS_PER_MINUTE;

/** The computer of the caller, as it is with a flat battery on the morning after a night without power. */
function flatBattery(): readonly WorldEffect[] {
  const host = hostOf(COMPANY, asset);
  if (host === null) throw new Error('The caller has no computer.');
  const flat = { ...host, hardware: { ...host.hardware, clockBattery: 'flat' as const } };
  const change = { ...withClockAtStart(flat, SHIFT_BEGINS, BEHIND), hardware: flat.hardware };
  return [{ do: 'change-host', asset, change }];
}

const line = linesOf(ID, 'requester');

const SET_UP: DeskSetUp = {
  effects: flatBattery(),
  tickets: [
    {
      number: TICKET,
      name: 'clock',
      channel: 'phone',
      requester: caller,
      causes: ['clock-battery', 'time-server', 'time-zone'],
      handOver: { group: 'desktop', needs: [{ test: 'console:clock-at-start', subject: asset }] },
      speakers: [
        {
          role: 'requester',
          person: caller,
          lines: [
            line('exact-wording', 'wording'),
            line('since-when', 'since'),
            ...triesAgain(ID, 'requester', { reading: 'clock-skew', subject: asset, is: ['right'] }),
          ],
        },
      ],
    },
  ],
};

/** At the desk: what the log says, and a note with which the bench can begin. */
const TO_THE_BENCH: DeskTutorial = {
  id: ID,
  start: () => deskAt(ID, SET_UP),
  steps: [
    {
      id: 'clock',
      phase: 'watch',
      wants: [talking('answered', TICKET), found('log', 'console:clock-at-start', asset)],
      target: pointAt('tools remote'),
      script: [
        { kind: 'open-ticket', ticket: TICKET },
        { kind: 'answer-call', contact: 'C1' },
        { kind: 'ask-remote-consent', contact: 'C1' },
        { kind: 'look', page: 'remote.events', subject: asset },
      ],
    },
    {
      id: 'send',
      phase: 'watch',
      wants: [
        onTicket('sent', TICKET, ({ record }) => record.links.some(({ kind }) => kind === 'bench')),
        onTicket('begun', TICKET, ({ bench }) => bench?.status === 'accepted'),
      ],
      target: pointAt('fields'),
      script: [
        { kind: 'promise-callback', contact: 'C1', seconds: 4 * SECONDS_PER_HOUR },
        { kind: 'end-call', contact: 'C1' },
        ...begun(TICKET, { category: 'endpoint', subcategory: 'clock', impact: 3, urgency: 2 }),
        { kind: 'send-to-bench', ticket: TICKET, asset, job: 'clock-battery', evidence: [1] },
        { kind: 'wait', seconds: 30 * SECONDS_PER_MINUTE },
      ],
    },
  ],
};

const set = (setting: string, value: string): LabCommand => ({ kind: 'change-setting', setting, value });

/** At the bench: measured, replaced, and proven with the power off. */
const AT_THE_BENCH: BenchTutorial = {
  id: ID,
  start: () =>
    benchAt({
      model: 'harrow-5000-mt',
      faults: [
        { kind: 'trait', target: 'cmos-cell', traits: { cellVolts: FLAT_CELL_V } },
        { kind: 'clock-lost' },
      ],
      before: [{ kind: 'plug-cable', target: 'cable-mains' }],
    }),
  steps: [
    {
      id: 'measure',
      phase: 'missing',
      wants: [dead, strapOn, noted('volts', 'measure-cell')],
      target: ({ power }) => (power.ac ? 'cable-mains' : 'cmos-cell'),
      script: [
        ...MAKE_SAFE,
        ...OPEN_CASE,
        { kind: 'set-meter', function: 'dcv', range: 20 },
        { kind: 'probe', black: 'cell-terminals.2', red: 'cell-terminals.1' },
      ],
    },
    {
      id: 'replace',
      phase: 'missing',
      wants: [
        dead,
        installed('new', 'spare-cell'),
        happened(
          'bin',
          (event) => event.kind === 'discarded' && event.target === 'cmos-cell' && event.bin === 'battery',
        ),
      ],
      target: () => 'holder-cell',
      script: [
        { kind: 'order-part', sku: 'cmos-cell' },
        { kind: 'lift-part', target: 'cmos-cell' },
        { kind: 'place-part', target: 'spare-cell', socket: 'holder-cell' },
        { kind: 'seat-part', target: 'spare-cell', end: 'edge' },
        { kind: 'discard', part: 'cmos-cell', bin: 'battery' },
      ],
    },
    {
      id: 'prove',
      phase: 'missing',
      wants: [installed('panel', 'side-panel'), noted('held', 'clock-held', 'held')],
      target: ({ power }) => (power.ac ? 'monitor' : 'cable-mains'),
      script: [
        ...CLOSE_CASE,
        ...CONNECT,
        ...START,
        { kind: 'open-page', page: 'firmware-main' },
        set('clock', 'now'),
        ...SWITCH_OFF,
        { kind: 'unplug-cable', target: 'cable-mains' },
        { kind: 'wait', seconds: 120 },
        { kind: 'plug-cable', target: 'cable-mains' },
        ...START,
        { kind: 'open-page', page: 'firmware-main' },
      ],
    },
  ],
};

const NOTE: BothTutorial['note'] = { cause: '', action: 'place-part', words: '' };

/** Back at the desk: the ticket as the first part leaves it, and the work at the bench done. */
const BACK_AT_THE_DESK: DeskTutorial = {
  id: ID,
  start: () => deskAt(ID, { ...SET_UP, before: TO_THE_BENCH.steps.flatMap(({ script }) => script) }),
  steps: [
    {
      id: 'alone',
      phase: 'alone',
      wants: [
        onTicket('report', TICKET, ({ record }) =>
          record.timeline.some((entry) => entry.kind === 'bench-report' && entry.found === 'repaired'),
        ),
        found('works', 'told:works', caller.id, 'yes'),
        inState('resolved', TICKET, 'resolved'),
      ],
      target: pointAtNothing,
      script: [
        {
          kind: 'take-bench-report',
          ticket: TICKET,
          run: ID,
          story: BENCH_STORIES['clock-battery'],
          passed: true,
          note: NOTE,
        },
        { kind: 'dial', ticket: TICKET, number: caller.phone },
        { kind: 'say', contact: 'C2', intents: ['try-again'] },
        { kind: 'end-call', contact: 'C2' },
        {
          kind: 'resolve',
          ticket: TICKET,
          code: 'solved-permanent',
          cause: 'clock-battery',
          evidence: [1],
        },
      ],
    },
  ],
};

/** A ticket whose fault is in the hardware: sent with its evidence, repaired with one's own hands, and closed with the note. */
export const T40: BothTutorial = {
  id: ID,
  parts: [
    { at: 'desk', tutorial: TO_THE_BENCH },
    { at: 'bench', tutorial: AT_THE_BENCH },
    { at: 'desk', tutorial: BACK_AT_THE_DESK },
  ],
  note: NOTE,
};
