import { SECONDS_PER_MINUTE } from '../../../../kernel/time.ts';
import type { DeskCommand } from '../../../model/commands.ts';
import type { DeskState } from '../../../model/state.ts';
import type { Voice } from '../../../model/voice.ts';
import type { WorldEffect } from '../../../world/effects.ts';
import type { LogEvent } from '../../../world/host.ts';
import { PRINT_SERVER, type PrintJob } from '../../../world/printers.ts';
import type { Scene, TriageKey } from '../../desk-case.ts';
import { say as ask, begun, finished } from '../shared/expert-steps.ts';
import { toldBefore } from '../shared/goals.ts';
import { person } from '../shared/scene.ts';
import { linesOf } from '../shared/voice-lines.ts';
import { requesterVoice } from '../shared/voices.ts';
import { casesSolvedInACall, printerOf, prints, ticketDigits } from './printing-scene.ts';
import { STUCK_JOB } from './tk-31-story.ts';

type Truth = 'corrupt-job' | 'spooler-ended' | 'queue-paused' | 'paper-jam';

/** Acts that make everybody's work stand or fall: whoever prints is told before. */
const DISRUPTIVE = ['stop-spooler', 'clear-queue', 'cancel-job'];

const FIRST_JOB = 17;

/** Three jobs of two people: what the oldest does is the question. */
function jobs(scene: Scene, oldest: PrintJob['state']): readonly PrintJob[] {
  const [own, other] = [person(scene).login, person(scene, 'colleague').login];
  const digits = ticketDigits(scene);
  const ago = (minutes: number): number => scene.at - minutes * SECONDS_PER_MINUTE;
  const first = scene.placement === 0 ? `Statement-${digits}.pdf` : `Ledger-${digits}.xlsx`;
  const pages = scene.placement === 0 ? 46 : 120;
  return [
    { id: FIRST_JOB, owner: other, document: first, pages, sentAt: ago(41), state: oldest },
    {
      id: FIRST_JOB + 1,
      owner: own,
      document: `Invoice-${digits + 1}.pdf`,
      pages: 2,
      sentAt: ago(33),
      state: 'waiting',
    },
    {
      id: FIRST_JOB + 2,
      owner: other,
      document: `Invoice-${digits + 2}.pdf`,
      pages: 1,
      sentAt: ago(12),
      state: 'waiting',
    },
  ];
}

function printed(scene: Scene, event: Omit<LogEvent, 'at' | 'log'>): WorldEffect {
  const at = scene.at - 38 * SECONDS_PER_MINUTE;
  return { do: 'record-print-event', event: { at, log: 'System', ...event } };
}

function effects(scene: Scene, truth: Truth): readonly WorldEffect[] {
  const { name: printer } = printerOf(scene);
  const queue = (state: PrintJob['state'], change = {}): WorldEffect => ({
    do: 'change-printer',
    printer,
    change: { ...change, jobs: jobs(scene, state) },
  });
  switch (truth) {
    case 'corrupt-job':
      return [
        queue('deleting'),
        printed(scene, {
          level: 'error',
          source: 'PrintService',
          id: 372,
          message: `The document ${jobs(scene, 'deleting')[0]?.document}, owned by ${person(scene, 'colleague').login}, failed to print on printer ${printer}. Try to print the document again, or restart the print spooler. Data type: RAW. Win32 error code returned by the print processor: 63. Your file waiting to be printed was deleted.`,
        }),
      ];
    case 'spooler-ended':
      return [
        { do: 'stop-spooler' },
        queue('waiting'),
        printed(scene, {
          level: 'error',
          source: 'Service Control Manager',
          id: 7034,
          message: 'The Print Spooler service terminated unexpectedly.  It has done this 1 time(s).',
        }),
      ];
    case 'queue-paused':
      return [queue('waiting', { queue: 'paused' })];
    case 'paper-jam':
      return [queue('printing', { device: 'jammed' })];
  }
}

function requester(scene: Scene, truth: Truth): Voice {
  const { say, tell, confirm } = linesOf('TK-31', 'requester');
  const isJam = truth === 'paper-jam';
  const freed: WorldEffect = {
    do: 'change-printer',
    printer: printerOf(scene).name,
    change: { device: 'ready' },
  };
  return requesterVoice('TK-31', scene, { patience: 4, skill: 1, mood: 0 }, [
    ...(isJam
      ? [
          tell('read-display', 'display', 'ready', { when: prints(scene) }),
          tell('read-display', 'display', 'jam', { when: { not: prints(scene) } }),
        ]
      : [tell('read-display', 'display', 'ready')]),
    tell('warn-users', 'warned', 'yes'),
    isJam
      ? say('clear-jam', 'clear-jam.done', { effects: [freed] })
      : say('clear-jam', 'clear-jam.nothing', { patience: -1 }),
    say('power-cycle', isJam ? 'power-cycle.jam' : 'power-cycle.same', { patience: -1 }),
    tell('who-else', 'others', 'whole-team'),
    say('what-changed', 'changed'),
    say('since-when', 'since'),
    say('how-urgent', 'urgent'),
    ...confirm(prints(scene)),
  ]);
}

const TRIAGE: TriageKey = {
  category: 'printing',
  subcategories: ['queue'],
  impact: 2,
  urgency: 2,
  isSecurityCase: false,
};

function mending(scene: Scene, truth: Truth): readonly DeskCommand[] {
  const { name: printer } = printerOf(scene);
  switch (truth) {
    case 'corrupt-job':
      return [
        ask('C1', 'warn-users'),
        { kind: 'stop-spooler' },
        { kind: 'cancel-job', printer, job: FIRST_JOB },
        { kind: 'start-spooler' },
      ];
    case 'spooler-ended':
      return [{ kind: 'start-spooler' }];
    case 'queue-paused':
      return [{ kind: 'resume-queue', printer }];
    case 'paper-jam':
      return [ask('C1', 'clear-jam')];
  }
}

/** Looks at the queue and the server before anything is touched. */
function expert(scene: Scene, truth: Truth): readonly DeskCommand[] {
  return [
    { kind: 'answer-call', contact: 'C1' },
    ask('C1', 'greeting', 'since-when'),
    ...begun(scene, TRIAGE),
    ask('C1', 'who-else'),
    { kind: 'look', page: 'printing.queue', subject: printerOf(scene).name },
    { kind: 'look', page: 'printing.server', subject: PRINT_SERVER },
    ...(truth === 'paper-jam' ? [ask('C1', 'read-display')] : []),
    ...mending(scene, truth),
    ...finished(scene, 'C1', { code: 'solved-permanent', cause: truth, evidence: [2, 3] }),
  ];
}

/** Whoever prints knew of it before, and nobody's work is gone but the job that hung. */
function goals(scene: Scene, state: DeskState) {
  const lost = state.world.printing.printers[printerOf(scene).name]?.lostJobs ?? 0;
  return [
    toldBefore('users-warned', scene, state, 'warned', DISRUPTIVE),
    { id: 'jobs-kept', met: lost === 0 },
  ];
}

const TRUTHS: readonly Truth[] = ['corrupt-job', 'spooler-ended', 'queue-paused', 'paper-jam'];

/** The truths of TK-31. */
export const TK_31_CASES = casesSolvedInACall(
  STUCK_JOB,
  TRUTHS,
  { triage: TRIAGE, goals, cured: prints },
  { effects, requester, expert },
);
