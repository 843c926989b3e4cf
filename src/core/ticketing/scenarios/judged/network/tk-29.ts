import { SECONDS_PER_DAY, SECONDS_PER_MINUTE } from '../../../../kernel/time.ts';
import type { DeskCommand } from '../../../model/commands.ts';
import type { Condition } from '../../../model/condition.ts';
import type { DeskState } from '../../../model/state.ts';
import type { Voice } from '../../../model/voice.ts';
import type { WorldEffect } from '../../../world/effects.ts';
import { take } from '../../../world/readings.ts';
import type { SiteLink } from '../../../world/site-records.ts';
import type { RelatedTicket, Scene, TicketCase, TicketSetting } from '../../desk-case.ts';
import { callAbout } from '../../expert-shift.ts';
import { say as ask, begun, classified, reply } from '../shared/expert-steps.ts';
import { linkedGoal, relatedNumber } from '../shared/related-tickets.ts';
import { drawn, person } from '../shared/scene.ts';
import { linesOf } from '../shared/voice-lines.ts';
import { requesterVoice } from '../shared/voices.ts';
import { failsIntranet, opensIntranet } from './network-scene.ts';
import { STORE_DARK } from './tk-29-story.ts';

type Truth = 'line-cut' | 'power-out' | 'router-change' | 'router-dead' | 'false-alarm';

const SITE = 'coln';
/** The provider needs this long, by the place of the cut. */
const REPAIR_MINUTES = [80, 110] as const;
const repairMinutes = (scene: Scene): number => drawn(scene, REPAIR_MINUTES);

function links(scene: Scene): Readonly<Record<Truth, Partial<SiteLink>>> {
  const minutesAgo = scene.placement === 0 ? 12 : 35;
  return {
    'line-cut': {
      circuits: ['A', 'B'].map((line) => ({
        id: `CO-WAN-${line}`,
        provider: 'Northway Fibre',
        isCut: true,
      })),
      repairSeconds: repairMinutes(scene) * SECONDS_PER_MINUTE,
    },
    'power-out': { power: 'off' },
    'router-change': {
      settings: 'broken',
      lastChange: { reference: 'CHG-2214', at: scene.at - minutesAgo * SECONDS_PER_MINUTE },
    },
    'router-dead': { router: 'stopped' },
    // A change of last week is no reason.
    'false-alarm': {
      lastChange: { reference: 'CHG-2198', at: scene.at - (5 + scene.placement) * SECONDS_PER_DAY },
    },
  };
}

const at = (
  reading: Extract<Condition, { readonly reading: unknown }>['reading'],
  ...is: readonly string[]
) => ({ reading, subject: SITE, is }) as const;

function inCharge(scene: Scene): Voice {
  const { say, tell, confirm } = linesOf('TK-29', 'requester');
  const works = opensIntranet(scene);
  const hotspot: WorldEffect = { do: 'change-site', building: SITE, change: { isOnHotspot: true } };
  const hasPower = at('site-power', 'mains');
  return requesterVoice('TK-29', scene, { patience: 6, skill: 1, mood: 0 }, [
    tell('lights', 'lights', 'on', { when: hasPower }),
    tell('lights', 'lights', 'off', { when: at('site-power', 'off') }),
    tell('router-lights', 'router', 'lit', { when: at('router-lit', 'lit') }),
    tell('router-lights', 'router', 'dark', { when: at('router-lit', 'dark') }),
    tell('tills-work', 'tills', 'working', { when: at('tills', 'working') }),
    tell('tills-work', 'tills', 'offline', { when: at('tills', 'offline') }),
    tell('mobile-works', 'mobile', 'yes'),
    say('use-hotspot', 'hotspot.done', { when: hasPower, effects: [hotspot], mood: 1 }),
    say('use-hotspot', 'hotspot.nothing', { when: at('site-power', 'off') }),
    say('what-changed', 'changed'),
    say('since-when', 'changed-since'),
    say('who-else', 'others', { when: { not: works } }),
    say('who-else', 'others-fine', { when: works }),
    say('how-urgent', 'urgent'),
    ...confirm(works),
  ]);
}

/** Somebody of the store who reports the same. */
function reporter(scene: Scene, role: 'cashier' | 'adviser'): Voice {
  const { say } = linesOf('TK-29', role);
  return {
    role: 'requester',
    person: person(scene, role).id,
    persona: { patience: 3, skill: 0, mood: 0 },
    opens: `tickets/tk-29:line.${role}.opens`,
    lines: [say('please-wait', 'waits'), say('who-else', 'others')],
  };
}

/** Who calls because nothing works: fewer once the status page says that the desk knows. */
function flood(scene: Scene): readonly RelatedTicket[] {
  const unless = at('site-status', 'announced', 'restored');
  return [
    {
      role: 'cashier',
      channel: 'phone',
      after: 9 * SECONDS_PER_MINUTE,
      name: 'tills',
      voices: [reporter(scene, 'cashier')],
    },
    {
      role: 'adviser',
      channel: 'e-mail',
      after: 14 * SECONDS_PER_MINUTE,
      name: 'orders',
      voices: [reporter(scene, 'adviser')],
      unless,
    },
  ];
}

function setting(truth: Truth): (scene: Scene) => TicketSetting {
  return (scene) => ({
    effects: [{ do: 'change-site', building: SITE, change: links(scene)[truth] }],
    voices: [inCharge(scene)],
    trouble: failsIntranet(scene),
    number: null,
    related: truth === 'false-alarm' ? [] : flood(scene),
  });
}

const DARK = {
  category: 'network',
  subcategories: ['site-down'],
  impact: 1,
  urgency: 1,
  isSecurityCase: false,
} as const;
const QUIET = { ...DARK, impact: 3, urgency: 3 } as const;

/** Who mends what the desk cannot. */
const HANDED_TO = {
  'power-out': { group: 'facilities', mustName: ['site-modem@site', 'told:lights@requester'] },
  'router-change': { group: 'network', mustName: ['wan-lines@site', 'router-change@site'] },
  'router-dead': { group: 'desktop', mustName: ['site-modem@site', 'told:router@requester'] },
} as const;

function isHandedOver(truth: Truth): truth is keyof typeof HANDED_TO {
  return truth in HANDED_TO;
}

/** Looks at the site from outside, has the outage led, says so to everybody, and asks on the spot. */
function opening(scene: Scene, questions: readonly string[]): readonly DeskCommand[] {
  const ticket = scene.number;
  return [
    { kind: 'open-ticket', ticket },
    ...begun(scene, DARK),
    { kind: 'look', page: 'network.wan', subject: SITE },
    { kind: 'declare-major', ticket, building: SITE },
    { kind: 'post-notice', building: SITE, message: 'investigating' },
    { kind: 'dial', ticket, number: person(scene).phone },
    ask('C1', 'greeting', 'empathy', ...questions),
    ask('C1', 'use-hotspot'),
    ask('C1', 'please-wait', 'goodbye'),
    { kind: 'end-call', contact: 'C1' },
    ...answered(scene),
  ];
}

/** The call from the tills belongs to the same trouble: it is linked, and goes where the alert goes. */
function answered(scene: Scene): readonly DeskCommand[] {
  const ticket = scene.number;
  const related = relatedNumber(scene, 0);
  const contact = callAbout(related);
  return [
    { kind: 'answer-call', contact },
    ask(contact, 'greeting', 'empathy', 'please-wait'),
    ask(contact, 'goodbye'),
    { kind: 'end-call', contact },
    { kind: 'make-child', ticket: related, into: ticket },
    { kind: 'open-ticket', ticket },
  ];
}

const UPDATE = 30 * SECONDS_PER_MINUTE;
const WRITING = 3 * SECONDS_PER_MINUTE;
/** Until the store has answered in writing: an answer ends a hold. */
const ANSWER = 22 * SECONDS_PER_MINUTE;

/** Updates every half hour until the provider is done. */
function updates(scene: Scene): readonly DeskCommand[] {
  const ticket = scene.number;
  const count = Math.ceil((repairMinutes(scene) * SECONDS_PER_MINUTE) / UPDATE) - 1;
  return Array.from({ length: count }).flatMap((): readonly DeskCommand[] => [
    { kind: 'wait', seconds: UPDATE - WRITING - SECONDS_PER_MINUTE },
    reply(ticket, [], UPDATE),
  ]);
}

/** Nobody can hurry the provider: it is told, people are kept informed, and the end is confirmed on the spot. */
function waited(scene: Scene): readonly DeskCommand[] {
  const ticket = scene.number;
  const reference = ticket.replace(/^\D+/, 'VND-');
  return [
    { kind: 'open-vendor-case', ticket, building: SITE },
    reply(ticket, ['apology', 'tills-work'], UPDATE),
    { kind: 'wait', seconds: ANSWER },
    { kind: 'hold-ticket', ticket, reason: 'vendor', seconds: UPDATE, reference },
    reply(ticket, [], UPDATE),
    ...updates(scene),
    { kind: 'wait', seconds: WRITING },
    { kind: 'start-work', ticket },
    { kind: 'dial', ticket, number: person(scene).phone },
    ask('C2', 'greeting', 'try-again'),
    ask('C2', 'may-close', 'thanks', 'goodbye'),
    { kind: 'end-call', contact: 'C2' },
    { kind: 'post-notice', building: SITE, message: 'restored' },
    { kind: 'book-review', ticket },
    { kind: 'resolve', ticket, code: 'solved-permanent', cause: 'line-cut', evidence: [1, 2] },
  ];
}

const ASKED = {
  'line-cut': ['lights', 'tills-work'],
  'power-out': ['lights', 'tills-work'],
  'router-change': ['lights', 'tills-work'],
  'router-dead': ['lights', 'router-lights'],
} as const;

function expert(truth: Truth): (scene: Scene) => readonly DeskCommand[] {
  return (scene) => {
    const ticket = scene.number;
    if (truth === 'false-alarm')
      return [
        { kind: 'open-ticket', ticket },
        ...begun(scene, DARK),
        { kind: 'look', page: 'network.wan', subject: SITE },
        { kind: 'dial', ticket, number: person(scene).phone },
        ask('C1', 'greeting', 'tills-work'),
        ask('C1', 'try-again'),
        ask('C1', 'may-close', 'thanks', 'goodbye'),
        { kind: 'end-call', contact: 'C1' },
        classified(scene, QUIET),
        { kind: 'resolve', ticket, code: 'no-fault-found', cause: truth, evidence: [1, 2] },
      ];
    const opened = opening(scene, ASKED[truth]);
    return isHandedOver(truth)
      ? [...opened, { kind: 'escalate', ticket, group: HANDED_TO[truth].group, evidence: [1, 2] }]
      : [...opened, ...waited(scene)];
  };
}

/** An outage is led, announced without a promise that nobody can keep, and its tickets are one; a false alarm alarms nobody. */
function goals(truth: Truth) {
  return (scene: Scene, state: DeskState) => {
    const { notices, majorIncidents } = state.world;
    if (truth === 'false-alarm')
      return [{ id: 'nobody-alarmed', met: notices.length === 0 && majorIncidents.length === 0 }];
    const record = state.tickets.find(({ record: one }) => one.number === scene.number)?.record;
    const replies = record?.timeline.filter(({ kind }) => kind === 'public-reply').length ?? 0;
    return [
      linkedGoal(scene, state, flood(scene).length),
      { id: 'declared', met: majorIncidents.length > 0 },
      { id: 'announced', met: notices.length > 0 },
      { id: 'no-empty-promise', met: notices.every(({ until }) => until === null) },
      ...(truth === 'line-cut'
        ? [
            { id: 'kept-informed', met: replies > 2 },
            { id: 'tills-meanwhile', met: state.world.siteLinks[SITE]?.isOnHotspot === true },
            { id: 'review-booked', met: record?.links.some(({ kind }) => kind === 'review') === true },
            { id: 'said-when-over', met: take(state.world, 'site-status', SITE, state.now) === 'restored' },
          ]
        : []),
    ];
  };
}

function rightEnd(truth: Truth): TicketCase['rightEnd'] {
  if (isHandedOver(truth)) return { kind: 'escalated', ...HANDED_TO[truth] };
  return { kind: 'resolved', codes: [truth === 'false-alarm' ? 'no-fault-found' : 'solved-permanent'] };
}

const TRUTHS: readonly Truth[] = ['line-cut', 'power-out', 'router-change', 'router-dead', 'false-alarm'];

/** The truths of TK-29. */
export const TK_29_CASES: readonly TicketCase[] = TRUTHS.map((truth) => ({
  id: `TK-29-${truth}`,
  story: STORE_DARK,
  truth,
  placements: 2,
  parMinutes: truth === 'line-cut' ? 150 : 20,
  triage: truth === 'false-alarm' ? QUIET : DARK,
  setting: setting(truth),
  rightEnd: rightEnd(truth),
  // An alarm for nothing is over once somebody on the spot has said so.
  cured: (scene) => (truth === 'false-alarm' ? { said: 'requester.works' } : opensIntranet(scene)),
  goals: goals(truth),
  expert: expert(truth),
}));
