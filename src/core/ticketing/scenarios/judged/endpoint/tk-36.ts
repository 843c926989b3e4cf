import { SECONDS_PER_DAY, SECONDS_PER_HOUR } from '../../../../kernel/time.ts';
import { findTicket } from '../../../model/changed.ts';
import type { DeskCommand } from '../../../model/commands.ts';
import type { Condition } from '../../../model/condition.ts';
import type { DeskState } from '../../../model/state.ts';
import type { Voice, VoiceLine } from '../../../model/voice.ts';
import type { Device } from '../../../world/devices.ts';
import type { WorldEffect } from '../../../world/effects.ts';
import { unknownNumber } from '../../../world/numbers.ts';
import type { RightEnd, Scene, TicketCase, TicketSetting, TriageKey } from '../../desk-case.ts';
import {
  say as ask,
  begun,
  callBack,
  classified,
  finished,
  firstCall,
  lookAtPerson,
} from '../shared/expert-steps.ts';
import { securityKnewInTime } from '../shared/goals.ts';
import { drawn, earlierNumber, laptop, ownDevice, person } from '../shared/scene.ts';
import { linesOf } from '../shared/voice-lines.ts';
import { securityVoice, voicesBehindACall } from '../shared/voices.ts';
import {
  comparedGoal,
  fullyProven,
  isRotated,
  keyLines,
  noKeyGoal,
  runs,
  starts,
  toldKey,
} from './recovery-scene.ts';
import { KEY_NO_MATCH, readId, shownId } from './tk-36-story.ts';

type Truth = 'impostor' | 'on-loan' | 'mixed-up' | 'misread';

const TRUTHS: readonly Truth[] = ['impostor', 'on-loan', 'mixed-up', 'misread'];

const LABEL: Readonly<Record<Truth, string>> = {
  impostor: 'scratched-off',
  'on-loan': 'other-number',
  'mixed-up': 'other-number',
  misread: 'own-number',
};
/** Hours since the laptop was reported as stolen, by the place that was drawn. */
const HOURS_AGO = [19, 41] as const;

const own = (scene: Scene): Device => laptop(scene);
const others = (scene: Scene): Device => ownDevice(scene, 'laptop', 'owner');
/** A laptop of the pool that people borrow. */
const lent = (scene: Scene): Device => ({
  ...own(scene),
  asset: `LK-${3_300 + person(scene).index}`,
  host: `${own(scene).host.slice(0, 6)}${3_300 + person(scene).index}`,
  assignedTo: null,
  lentTo: person(scene).id,
});

/** The laptop that whoever calls sits at. */
function before(scene: Scene, truth: Truth): Device {
  const keyId = truth === 'misread' ? shownId(scene) : readId(scene);
  const startup: Device['startup'] = { changed: 'firmware', isUnlocked: false };
  const device = truth === 'misread' ? own(scene) : truth === 'on-loan' ? lent(scene) : others(scene);
  return {
    ...device,
    recoveryKeyId: keyId,
    startup,
    status: truth === 'impostor' ? 'stolen' : 'in-use',
  };
}

const lossReport = (scene: Scene): string =>
  earlierNumber({ ...scene, cast: { requester: person(scene, 'owner') } }, 3);

function effects(scene: Scene, truth: Truth): readonly WorldEffect[] {
  const hours = drawn(scene, HOURS_AGO);
  return [
    { do: 'put-device', device: before(scene, truth) },
    ...(truth === 'impostor'
      ? [
          {
            do: 'record-past-ticket' as const,
            ticket: {
              number: lossReport(scene),
              requester: person(scene, 'owner').id,
              resolvedAt: scene.at - hours * SECONDS_PER_HOUR,
              subcategory: 'lost-device' as const,
              code: 'transferred' as const,
              act: 'lock-device' as const,
            },
          },
        ]
      : []),
    {
      do: 'put-appointment',
      person: person(scene, 'owner').id,
      appointment: {
        kind: 'meeting',
        from: scene.at - SECONDS_PER_DAY,
        to: scene.at - SECONDS_PER_DAY + SECONDS_PER_HOUR,
      },
    },
  ];
}

/** What whoever calls says: the words do not tell who they are. */
function callerLines(scene: Scene, truth: Truth): readonly VoiceLine[] {
  const { say, tell, confirm } = linesOf('TK-36', 'requester');
  const { asset } = before(scene, truth);
  return [
    tell('read-again', 'digits', truth === 'misread' ? 'other' : 'same'),
    tell('ask-asset-number', 'label', LABEL[truth]),
    tell('key-id', 'key-id', 'read'),
    say('exact-wording', 'wording'),
    say('since-when', 'since'),
    say('what-changed', 'nothing-known'),
    say('how-urgent', 'urgent'),
    say('verify-identity', 'verify'),
    say('call-back', 'call-back'),
    truth === 'mixed-up' ? say('swap-back', 'swap-back.done') : say('swap-back', 'swap-back.nothing'),
    truth === 'mixed-up' ? say('compare-laptops', 'compare.may-be') : say('compare-laptops', 'compare.mine'),
    ...keyLines('TK-36', asset),
    ...(truth === 'impostor' ? [] : confirm(works(scene, truth))),
  ];
}

const SWAPPED: Condition = { said: 'requester.swap-back.done' };

function works(scene: Scene, truth: Truth): Condition {
  return truth === 'mixed-up' ? SWAPPED : runs(before(scene, truth).asset);
}

/** The person whose laptop it is, where two were mixed up. */
function ownerVoice(scene: Scene, truth: Truth): Voice {
  const { say } = linesOf('TK-36', 'owner');
  const outcome = truth === 'mixed-up' ? 'mixed-up' : 'own';
  return {
    role: 'owner',
    person: person(scene, 'owner').id,
    persona: { patience: 5, skill: 1, mood: 0 },
    opens: 'tickets/tk-36:line.owner.opens',
    lines: [
      say('compare-laptops', truth === 'impostor' ? 'compare.gone' : `compare.${outcome}`, {
        tells: [{ fact: 'laptops', outcome }],
      }),
    ],
  };
}

function voices(scene: Scene, truth: Truth): readonly Voice[] {
  const persona = { patience: 5, skill: 1, mood: 0 };
  return [
    ...voicesBehindACall('TK-36', scene, truth === 'impostor', persona, callerLines(scene, truth)),
    ownerVoice(scene, truth),
    securityVoice('TK-36', scene),
  ];
}

function setting(scene: Scene, truth: Truth): TicketSetting {
  return {
    effects: effects(scene, truth),
    voices: voices(scene, truth),
    trouble: truth === 'impostor' ? null : { not: works(scene, truth) },
    number: unknownNumber(66 + scene.placement),
  };
}

const TRIAGE: TriageKey = {
  category: 'endpoint',
  subcategories: ['encryption', 'startup'],
  impact: 3,
  urgency: 1,
  isSecurityCase: false,
};
const SECURITY: TriageKey = {
  ...TRIAGE,
  category: 'security',
  subcategories: ['lost-device', 'impersonation'],
  isSecurityCase: true,
};

function cured(scene: Scene, truth: Truth): Condition {
  const { asset } = before(scene, truth);
  return truth === 'mixed-up' ? SWAPPED : { all: [starts(asset), isRotated(asset)] };
}

function ending(scene: Scene, truth: Truth): readonly DeskCommand[] {
  const ticket = scene.number;
  const { asset } = before(scene, truth);
  const end = { code: 'solved-permanent', cause: truth } as const;
  const given = (manager: string, evidence: readonly number[]): readonly DeskCommand[] => [
    ...fullyProven(scene, 'C2', manager),
    ...toldKey(asset, 'C2'),
    { kind: 'rotate-recovery-key', asset },
    ...finished(scene, 'C2', { ...end, evidence }),
  ];
  switch (truth) {
    case 'impostor':
      return [
        ask('C2', 'thanks', 'goodbye'),
        { kind: 'end-call', contact: 'C2' },
        classified(scene, SECURITY),
        { kind: 'set-affected-user', ticket, person: person(scene, 'owner').id },
        { kind: 'look', page: 'record.history', subject: person(scene, 'owner').id },
        { kind: 'link-earlier', ticket, earlier: lossReport(scene) },
        { kind: 'escalate', ticket, group: 'security', evidence: [3, 4] },
      ];
    case 'on-loan':
      return given('C3', [3, 4]);
    case 'misread':
      return [
        ask('C2', 'read-again'),
        { kind: 'look', page: 'devices.key', subject: shownId(scene) },
        ...given('C3', [3, 5]),
      ];
    case 'mixed-up':
      return [
        ask('C2', 'please-wait'),
        { kind: 'hold-call', contact: 'C2' },
        { kind: 'dial', ticket, number: person(scene, 'owner').phone },
        ask('C3', 'greeting', 'compare-laptops'),
        { kind: 'end-call', contact: 'C3' },
        { kind: 'resume-call', contact: 'C2' },
        ask('C2', 'swap-back'),
        ...finished(scene, 'C2', { ...end, evidence: [3, 5] }),
      ];
  }
}

function expert(scene: Scene, truth: Truth): readonly DeskCommand[] {
  return [
    ...firstCall(['key-id']),
    ...begun(scene, TRIAGE),
    ...lookAtPerson(scene),
    { kind: 'look', page: 'devices.key', subject: readId(scene) },
    callBack(scene),
    ask('C2', 'did-you-ask'),
    ...ending(scene, truth),
  ];
}

/** The security team sees both ends of it: the loss, and who tries to open what was lost. */
function lossGoal(scene: Scene, state: DeskState) {
  const links = findTicket(state, scene.number)?.record.links ?? [];
  return { id: 'loss-linked', met: links.some(({ number }) => number === lossReport(scene)) };
}

function goals(scene: Scene, state: DeskState, truth: Truth) {
  switch (truth) {
    case 'impostor':
      return [noKeyGoal(scene, state), lossGoal(scene, state), securityKnewInTime(scene, state)];
    case 'mixed-up':
      return [noKeyGoal(scene, state)];
    case 'on-loan':
      return [comparedGoal(scene, state, readId(scene))];
    case 'misread':
      return [comparedGoal(scene, state, shownId(scene))];
  }
}

function rightEnd(truth: Truth): RightEnd {
  return truth === 'impostor'
    ? { kind: 'escalated', group: 'security', mustName: ['key-holder@key', 'told:asked@requester'] }
    : { kind: 'resolved', codes: ['solved-permanent'] };
}

/** The truths of TK-36. */
export const TK_36_CASES: readonly TicketCase[] = TRUTHS.map((truth) => ({
  id: `TK-36-${truth}`,
  story: KEY_NO_MATCH,
  truth,
  placements: HOURS_AGO.length,
  parMinutes: 25,
  triage: truth === 'impostor' ? SECURITY : TRIAGE,
  setting: (scene) => setting(scene, truth),
  rightEnd: rightEnd(truth),
  cured: (scene) => cured(scene, truth),
  goals: (scene, state) => goals(scene, state, truth),
  expert: (scene) => expert(scene, truth),
}));
