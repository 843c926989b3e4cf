import type { DeskCommand } from '../../../model/commands.ts';
import type { Condition } from '../../../model/condition.ts';
import type { DeskState } from '../../../model/state.ts';
import type { Voice } from '../../../model/voice.ts';
import { PDF_LICENCE } from '../../../world/accounts.ts';
import type { WorldEffect } from '../../../world/effects.ts';
import { HEALTHY, type Infection } from '../../../world/infections.ts';
import { licencePool } from '../../../world/licences.ts';
import type { RightEnd, Scene, TicketCase, TicketSetting, TriageKey } from '../../desk-case.ts';
import { say as ask, begun, callBack, finished, reply } from '../shared/expert-steps.ts';
import { securityKnewInTime, wasAnswered } from '../shared/goals.ts';
import { computer, managerOf, person } from '../shared/scene.ts';
import { linesOf } from '../shared/voice-lines.ts';
import { requesterVoice } from '../shared/voices.ts';
import { FREE_PDF_TOOL } from './tk-42-story.ts';

type Truth = 'flagged-copy' | 'copy-was-run' | 'home-licence' | 'no-seat-left';

const INFECTION: Readonly<Record<Truth, Infection>> = {
  'flagged-copy': { ...HEALTHY, download: 'held-flagged' },
  'copy-was-run': { ...HEALTHY, download: 'was-run', has: 'adware' },
  'home-licence': { ...HEALTHY, download: 'held-unapproved' },
  'no-seat-left': { ...HEALTHY, download: 'held-flagged' },
};
const TRUTHS = Object.keys(INFECTION) as readonly Truth[];

const asset = (scene: Scene): string => computer(scene).asset;

const DECLINED: Condition = { said: 'requester.decline-cracked.accepts' };
const DECLINED_PRIVATE: Condition = { said: 'requester.decline-private.accepts' };

function hasLicence(scene: Scene): Condition {
  return { reading: 'pdf-licence', subject: person(scene).login, is: ['assigned'] };
}

/** The person has a program that may be used, or whoever decides on it knows what it takes. */
function isSettled(scene: Scene, truth: Truth): Condition {
  switch (truth) {
    case 'flagged-copy':
      return { all: [DECLINED, hasLicence(scene)] };
    case 'copy-was-run':
      return { reading: 'isolation', subject: asset(scene), is: ['isolated'] };
    case 'home-licence':
      return { all: [DECLINED_PRIVATE, hasLicence(scene)] };
    case 'no-seat-left':
      return { all: [DECLINED, { said: 'manager.seat-cost.approved' }] };
  }
}

function requester(scene: Scene, truth: Truth): Voice {
  const { say, tell, confirm } = linesOf('TK-42', 'requester');
  const isPrivate = truth === 'home-licence';
  return requesterVoice('TK-42', scene, { patience: 4, skill: 2, mood: 0 }, [
    tell('where-from', 'program-source', isPrivate ? 'home' : 'web'),
    tell('was-it-started', 'program-started', truth === 'copy-was-run' ? 'yes' : 'no'),
    isPrivate
      ? say('decline-cracked', 'decline-cracked.protests', { mood: -1 })
      : say('decline-cracked', 'decline-cracked.accepts'),
    isPrivate
      ? say('decline-private', 'decline-private.accepts')
      : say('decline-private', 'decline-private.wonders'),
    say('offer-approved', 'offer-approved.done', { when: hasLicence(scene), mood: 1 }),
    say('offer-approved', 'offer-approved.asks-for-licence', { when: { not: hasLicence(scene) } }),
    say('approve-cost', 'not-mine'),
    say('what-changed', 'why'),
    say('how-urgent', 'urgent'),
    ...confirm(isSettled(scene, truth)),
  ]);
}

/** Who pays when a seat has to be bought. */
function manager(scene: Scene): Voice {
  const { tell } = linesOf('TK-42', 'manager');
  return {
    role: 'manager',
    person: managerOf(scene).id,
    persona: { patience: 4, skill: 1, mood: 0 },
    opens: 'tickets/tk-42:line.manager.opens',
    lines: [tell('approve-cost', 'seat-cost', 'approved')],
  };
}

/** No more licences than are assigned. */
function soldOut(scene: Scene): readonly WorldEffect[] {
  const pool = licencePool(scene.world, PDF_LICENCE);
  if (pool === null) throw new Error('The company has no licences for the PDF program.');
  return [{ do: 'buy-licences', licence: PDF_LICENCE, bought: pool.assigned }];
}

function setting(scene: Scene, truth: Truth): TicketSetting {
  return {
    effects: [
      { do: 'put-infection', asset: asset(scene), infection: INFECTION[truth] },
      ...(truth === 'no-seat-left' ? soldOut(scene) : []),
    ],
    voices: [requester(scene, truth), manager(scene)],
    trouble: null,
    number: null,
  };
}

const REQUEST: TriageKey = {
  category: 'request',
  subcategories: ['software'],
  impact: 3,
  urgency: 3,
  isSecurityCase: false,
};
const SECURITY: TriageKey = {
  category: 'security',
  subcategories: ['malware'],
  impact: 3,
  urgency: 1,
  isSecurityCase: true,
};

const triageOf = (truth: Truth): TriageKey => (truth === 'copy-was-run' ? SECURITY : REQUEST);

const DECLINED_END: RightEnd = { kind: 'resolved', codes: ['rejected', 'request-fulfilled'] };
const RIGHT_END: Readonly<Record<Truth, RightEnd>> = {
  'flagged-copy': DECLINED_END,
  'copy-was-run': { kind: 'escalated', group: 'security', mustName: ['downloaded-program@computer'] },
  'home-licence': DECLINED_END,
  'no-seat-left': {
    kind: 'escalated',
    group: 'applications',
    mustName: ['licence-pool@licence', 'told:seat-cost@requester'],
  },
};

function answered(scene: Scene, intent: string): DeskCommand {
  return reply(scene.number, ['thanks', intent]);
}

/** Declines with the reason, and has the approved program opened. */
function exchanged(scene: Scene, truth: Truth, reason: string): readonly DeskCommand[] {
  return [
    answered(scene, 'where-from'),
    { kind: 'look', page: 'cloud.licences', subject: PDF_LICENCE },
    { kind: 'assign-pdf-licence', login: person(scene).login },
    callBack(scene),
    ask('C1', 'greeting', reason),
    ask('C1', 'offer-approved'),
    ...finished(scene, 'C1', { code: 'rejected', cause: truth, evidence: [1, 2] }),
  ];
}

function ending(scene: Scene, truth: Truth): readonly DeskCommand[] {
  const ticket = scene.number;
  switch (truth) {
    case 'flagged-copy':
      return exchanged(scene, truth, 'decline-cracked');
    case 'copy-was-run':
      return [
        answered(scene, 'was-it-started'),
        { kind: 'malware-step', asset: asset(scene), step: 'isolate' },
        { kind: 'escalate', ticket, group: 'security', evidence: [1] },
      ];
    case 'home-licence':
      return exchanged(scene, truth, 'decline-private');
    case 'no-seat-left':
      return [
        answered(scene, 'where-from'),
        { kind: 'look', page: 'cloud.licences', subject: PDF_LICENCE },
        { kind: 'dial', ticket, number: managerOf(scene).phone },
        ask('C1', 'greeting', 'approve-cost'),
        ask('C1', 'thanks', 'goodbye'),
        { kind: 'end-call', contact: 'C1' },
        callBack(scene),
        ask('C2', 'greeting', 'decline-cracked'),
        ask('C2', 'goodbye'),
        { kind: 'end-call', contact: 'C2' },
        { kind: 'escalate', ticket, group: 'applications', evidence: [1, 2, 3] },
      ];
  }
}

/** Reads what the protection says of the file before anything else; nothing is let through to see what it does. */
function expert(scene: Scene, truth: Truth): readonly DeskCommand[] {
  return [
    { kind: 'open-ticket', ticket: scene.number },
    { kind: 'look', page: 'devices.protection', subject: asset(scene) },
    ...begun(scene, triageOf(truth)),
    ...ending(scene, truth),
  ];
}

function goals(scene: Scene, state: DeskState, truth: Truth) {
  switch (truth) {
    case 'flagged-copy':
    case 'home-licence':
      return [{ id: 'approved-program', met: wasAnswered(scene, state, 'requester.offer-approved.done') }];
    case 'copy-was-run':
      return [securityKnewInTime(scene, state)];
    case 'no-seat-left':
      return [
        { id: 'program-declined', met: wasAnswered(scene, state, 'requester.decline-cracked.accepts') },
      ];
  }
}

/** The truths of TK-42. */
export const TK_42_CASES: readonly TicketCase[] = TRUTHS.map((truth) => ({
  id: `TK-42-${truth}`,
  story: FREE_PDF_TOOL,
  truth,
  placements: 2,
  parMinutes: 20,
  triage: triageOf(truth),
  setting: (scene) => setting(scene, truth),
  rightEnd: RIGHT_END[truth],
  cured: (scene) => isSettled(scene, truth),
  goals: (scene, state) => goals(scene, state, truth),
  gates: (scene) =>
    truth === 'copy-was-run'
      ? []
      : [
          {
            id: 'unapproved-program',
            when: { reading: 'downloaded-program', subject: asset(scene), is: ['was-run'] },
          },
        ],
  expert: (scene) => expert(scene, truth),
}));
