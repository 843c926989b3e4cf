import { SECONDS_PER_HOUR, SECONDS_PER_MINUTE } from '../../../../kernel/time.ts';
import type { DeskCommand } from '../../../model/commands.ts';
import type { DeskState } from '../../../model/state.ts';
import type { Voice } from '../../../model/voice.ts';
import type { WorldEffect } from '../../../world/effects.ts';
import type { PrintedWork } from '../../../world/printers.ts';
import type { Scene, TicketCase, TriageKey } from '../../desk-case.ts';
import { say as ask, begun, reply } from '../shared/expert-steps.ts';
import { toldAt, toldBefore } from '../shared/goals.ts';
import { person } from '../shared/scene.ts';
import { linesOf } from '../shared/voice-lines.ts';
import { requesterVoice } from '../shared/voices.ts';
import { printerOf } from './printing-scene.ts';
import { PAYSLIPS } from './tk-34-story.ts';

type Truth = 'batch-unattended' | 'wrong-printer' | 'after-jam' | 'copies-left';

/** Whose pages they are, and what that person says of them. */
const OWNER: Readonly<Record<Truth, { readonly role: string; readonly reason: string }>> = {
  'batch-unattended': { role: 'payroll', reason: 'every-month' },
  'wrong-printer': { role: 'clerk', reason: 'meant-another' },
  'after-jam': { role: 'adviser', reason: 'jammed-then' },
  'copies-left': { role: 'recruiter', reason: 'forgot' },
};

/** The service that prints what payroll has prepared. */
const BATCH = 'PAYROLL-BATCH';
const PAGES = 12;

function owner(scene: Scene, truth: Truth) {
  return person(scene, OWNER[truth].role);
}

/** What came out of the printer this morning, the payslips last. */
function work(scene: Scene, truth: Truth): readonly PrintedWork[] {
  const { name } = printerOf(scene);
  const minutes = scene.placement === 0 ? 19 : 34;
  const at = scene.at - minutes * SECONDS_PER_MINUTE;
  const { login } = owner(scene, truth);
  const earlier: PrintedWork = {
    at: at - 25 * SECONDS_PER_MINUTE,
    sentAt: at - 25 * SECONDS_PER_MINUTE,
    owner: person(scene).login,
    kind: 'print',
    document: 'Agenda.docx',
    pages: 2,
    from: `AS-PC-${person(scene).login.toUpperCase()}`,
  };
  const isCopy = truth === 'copies-left';
  const held = (scene.placement === 0 ? 16 : 18) * SECONDS_PER_HOUR;
  const payslips: PrintedWork = {
    at,
    sentAt: truth === 'after-jam' ? at - held : at,
    owner: login,
    kind: isCopy ? 'copy' : 'print',
    document: isCopy ? 'Copy' : 'Payslips-2026-11.pdf',
    pages: PAGES,
    from: isCopy ? name : truth === 'batch-unattended' ? BATCH : `AS-LT-${login.toUpperCase()}`,
  };
  return [earlier, payslips];
}

/** Whoever has found them, and holds them in the hand. */
function finder(scene: Scene): Voice {
  const { say, tell } = linesOf('TK-34', 'requester');
  return requesterVoice('TK-34', scene, { patience: 6, skill: 1, mood: 0 }, [
    tell('keep-covered', 'custody', 'sealed', { mood: 1 }),
    tell('who-saw', 'seen', scene.placement === 0 ? 'nobody' : 'two-people'),
    say('send-photo', 'photo-sent'),
    say('throw-away', 'thrown-away'),
    say('since-when', 'since'),
    say('what-changed', 'since'),
    say('how-urgent', 'urgent'),
  ]);
}

/** Who answers for personal data, and takes the pages over. */
function officer(scene: Scene): Voice {
  const { tell } = linesOf('TK-34', 'officer');
  return {
    role: 'colleague',
    person: person(scene, 'officer').id,
    persona: { patience: 5, skill: 1, mood: 0 },
    opens: 'tickets/tk-34:line.officer.opens',
    lines: [tell('tell-officer', 'officer', 'takes-over'), tell('propose-pin', 'pin', 'agreed')],
  };
}

function ownerVoice(scene: Scene, truth: Truth): Voice {
  const { say, tell } = linesOf('TK-34', 'owner');
  return {
    role: 'owner',
    person: owner(scene, truth).id,
    persona: { patience: 4, skill: 1, mood: 0 },
    opens: 'tickets/tk-34:line.owner.opens',
    lines: [tell('why-printed', 'print-reason', OWNER[truth].reason), say('propose-pin', 'pin-ask-officer')],
  };
}

const TRIAGE: TriageKey = {
  category: 'privacy',
  subcategories: ['data-exposure'],
  impact: 2,
  urgency: 1,
  isSecurityCase: true,
};

/** Secures the pages first, then tells who answers for them, then finds whose they are. */
function expert(truth: Truth): (scene: Scene) => readonly DeskCommand[] {
  return (scene) => {
    const ticket = scene.number;
    const { name: printer } = printerOf(scene);
    return [
      { kind: 'answer-call', contact: 'C1' },
      ask('C1', 'greeting', 'keep-covered'),
      ...begun(scene, TRIAGE),
      ask('C1', 'who-saw'),
      ask('C1', 'thanks', 'goodbye'),
      { kind: 'end-call', contact: 'C1' },
      { kind: 'look', page: 'printing.device', subject: printer },
      { kind: 'dial', ticket, number: person(scene, 'officer').phone },
      ask('C2', 'greeting', 'tell-officer'),
      ask('C2', 'propose-pin', 'goodbye'),
      { kind: 'end-call', contact: 'C2' },
      { kind: 'require-pin', printer },
      { kind: 'dial', ticket, number: owner(scene, truth).phone },
      ask('C3', 'greeting', 'why-printed'),
      ask('C3', 'thanks', 'goodbye'),
      { kind: 'end-call', contact: 'C3' },
      reply(ticket, ['empathy', 'thanks']),
      { kind: 'escalate', ticket, group: 'security', evidence: [1, 2, 3, 4, 6] },
    ];
  };
}

/** Who answers for personal data knows of it, and a PIN came with their word. */
function goals(scene: Scene, state: DeskState) {
  return [
    { id: 'officer-told', met: toldAt(scene, state, 'officer') !== null },
    { id: 'pin-proposed', met: toldAt(scene, state, 'pin') !== null },
    toldBefore('pin-with-word', scene, state, 'pin', ['require-pin']),
  ];
}

/** The truths of TK-34. */
export const TK_34_CASES: readonly TicketCase[] = (Object.keys(OWNER) as readonly Truth[]).map((truth) => ({
  id: `TK-34-${truth}`,
  story: PAYSLIPS,
  truth,
  placements: 2,
  parMinutes: 25,
  triage: TRIAGE,
  setting: (scene) => {
    const printed: WorldEffect = {
      do: 'change-printer',
      printer: printerOf(scene).name,
      change: { work: work(scene, truth) },
    };
    return {
      effects: [printed],
      voices: [finder(scene), officer(scene), ownerVoice(scene, truth)],
      trouble: null,
      number: null,
    };
  },
  rightEnd: {
    kind: 'escalated',
    group: 'security',
    mustName: [
      'told:custody@requester',
      'last-work@printer',
      'told:officer@requester',
      'told:print-reason@requester',
    ],
  },
  cured: () => ({ said: 'officer.officer.takes-over' }),
  goals,
  gates: () => [
    { id: 'payslips-photographed', when: { said: 'requester.photo-sent' } },
    { id: 'payslips-thrown-away', when: { said: 'requester.thrown-away' } },
  ],
  expert: expert(truth),
}));
