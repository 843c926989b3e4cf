import { SECONDS_PER_DAY, SECONDS_PER_HOUR, SECONDS_PER_MINUTE } from '../../../../kernel/time.ts';
import { findTicket } from '../../../model/changed.ts';
import type { DeskCommand } from '../../../model/commands.ts';
import type { Condition } from '../../../model/condition.ts';
import type { DeskState } from '../../../model/state.ts';
import type { Voice } from '../../../model/voice.ts';
import type { WorldEffect } from '../../../world/effects.ts';
import { ORDINARY_WORKPLACE, type Workplace } from '../../../world/workplaces.ts';
import type { Scene, TicketCase, TriageKey } from '../../desk-case.ts';
import { begun, callBack, finished, reply, say } from '../shared/expert-steps.ts';
import { earlierNumber, laptop, person } from '../shared/scene.ts';
import { linesOf } from '../shared/voice-lines.ts';
import { NO_DETAILS } from './tk-47-story.ts';

type Truth = 'worn-cable' | 'low-rate' | 'dock-firmware' | 'screen-driver';

const { dock, screen } = ORDINARY_WORKPLACE;
/** The person sits in a meeting until then, and their phone is off. */
const BUSY_SECONDS = 45 * SECONDS_PER_MINUTE;
/** The dock was changed two days ago. */
const DOCKED_BEFORE = 2 * SECONDS_PER_DAY;

/** What is otherwise on the desk, beside the new dock. */
const WORKPLACE: Readonly<Record<Truth, Partial<Workplace>>> = {
  'worn-cable': {},
  'low-rate': { screen: { ...screen, hertz: 30 } },
  'dock-firmware': { dock: { ...dock, firmware: 'old' } },
  'screen-driver': { screen: { ...screen, driver: 'old' } },
};

const REQUEST: Readonly<Record<Truth, string>> = {
  'worn-cable': 'other-cable',
  'low-rate': 'set-rate',
  'dock-firmware': 'update-dock',
  'screen-driver': 'update-driver',
};

function changed(scene: Scene, change: Partial<Workplace>): readonly WorldEffect[] {
  return [{ do: 'change-workplace', asset: laptop(scene).asset, change }];
}

function cured(scene: Scene, truth: Truth): Condition {
  const subject = laptop(scene).asset;
  switch (truth) {
    case 'worn-cable':
      return { said: 'requester.cable.steady' };
    case 'low-rate':
      return { reading: 'screen-rate', subject, is: ['normal'] };
    case 'dock-firmware':
      return { reading: 'dock-firmware', subject, is: ['current'] };
    case 'screen-driver':
      return { reading: 'screen-driver', subject, is: ['current'] };
  }
}

function requester(scene: Scene, truth: Truth): Voice {
  const { say: line, tell, confirm } = linesOf('TK-47', 'requester');
  const since = scene.at - DOCKED_BEFORE;
  const done = (intent: string, effects: readonly WorldEffect[]) =>
    REQUEST[truth] === intent
      ? line(intent, `${intent}.done`, { effects })
      : line(intent, `${intent}.nothing`);
  return {
    role: 'requester',
    person: person(scene).id,
    persona: { patience: 4, skill: 1, mood: 0 },
    answersFrom: scene.at + BUSY_SECONDS,
    opens: 'tickets/tk-47:line.requester.opens',
    lines: [
      tell('what-you-see', 'screen', 'flickers'),
      tell('describe-problem', 'screen', 'flickers'),
      tell('where-seen', 'where', truth === 'screen-driver' ? 'both' : 'dock-only'),
      tell('what-changed', 'changed', 'new-dock'),
      line('since-when', 'since'),
      tell('other-cable', 'cable', truth === 'worn-cable' ? 'steady' : 'same'),
      done('set-rate', changed(scene, { screen })),
      done('update-dock', changed(scene, { dock: { ...dock, since } })),
      done('update-driver', changed(scene, { screen })),
      line('how-urgent', 'urgent'),
      ...confirm(cured(scene, truth)),
    ],
  };
}

const TRIAGE: TriageKey = {
  category: 'endpoint',
  subcategories: ['display', 'docking'],
  impact: 3,
  urgency: 2,
  isSecurityCase: false,
};

/** Looks up what there is, asks three things at once with a time, waits for the answer, and mends it on the phone. */
function expert(truth: Truth): (scene: Scene) => readonly DeskCommand[] {
  return (scene) => {
    const ticket = scene.number;
    const evidence = truth === 'screen-driver' ? [1, 2] : [2, 1];
    return [
      { kind: 'open-ticket', ticket },
      ...begun(scene, TRIAGE),
      reply(ticket, ['greeting', 'what-you-see', 'where-seen', 'what-changed'], 2 * SECONDS_PER_HOUR),
      { kind: 'hold-ticket', ticket, reason: 'caller', seconds: SECONDS_PER_HOUR },
      { kind: 'wait', seconds: 21 * SECONDS_PER_MINUTE },
      { kind: 'look', page: 'devices.workplace', subject: laptop(scene).asset },
      { kind: 'wait', seconds: 20 * SECONDS_PER_MINUTE },
      callBack(scene),
      say('C1', 'greeting', REQUEST[truth]),
      ...finished(scene, 'C1', { code: 'solved-permanent', cause: truth, evidence }),
    ];
  };
}

/** One message with few questions and a time, and a hold that really waits for its answer. */
function goals(scene: Scene, state: DeskState) {
  const ticket = findTicket(state, scene.number);
  const first = ticket?.record.timeline.find(({ kind }) => kind === 'public-reply');
  const isFirst = first?.kind === 'public-reply';
  const lines = isFirst ? first.text.split('\n').filter((line) => line.startsWith('{intent:')).length : 0;
  const holds = ticket?.record.clockEvents.filter((event) => event.kind === 'hold-began') ?? [];
  return [
    { id: 'asked-precisely', met: isFirst && first.question === 'real' && lines <= MOST_SENTENCES },
    { id: 'time-promised', met: (ticket?.promises.length ?? 0) > 0 },
    {
      id: 'held-for-the-answer',
      met: holds.some((event) => event.kind === 'hold-began' && event.reason === 'caller' && event.asked),
    },
  ];
}

/** A greeting, thanks and three questions: who gets more answers none. */
const MOST_SENTENCES = 5;

const TRUTHS: readonly Truth[] = ['worn-cable', 'low-rate', 'dock-firmware', 'screen-driver'];

/** The truths of TK-47. */
export const TK_47_CASES: readonly TicketCase[] = TRUTHS.map((truth) => ({
  id: `TK-47-${truth}`,
  story: NO_DETAILS,
  truth,
  placements: 2,
  parMinutes: 55,
  triage: TRIAGE,
  setting: (scene) => ({
    effects: [
      ...changed(scene, {
        dock: { ...dock, since: scene.at - DOCKED_BEFORE - scene.placement * SECONDS_PER_DAY },
        ...WORKPLACE[truth],
      }),
      {
        do: 'put-appointment',
        person: person(scene).id,
        appointment: { kind: 'meeting', from: scene.at - SECONDS_PER_HOUR, to: scene.at + BUSY_SECONDS },
      },
      {
        do: 'record-past-ticket',
        ticket: {
          number: earlierNumber(scene, 0),
          requester: person(scene).id,
          resolvedAt: scene.at - 40 * SECONDS_PER_DAY,
          subcategory: 'display',
          code: 'solved-by-user',
          act: 'restart',
        },
      },
    ],
    voices: [requester(scene, truth)],
    trouble: { not: cured(scene, truth) },
    number: null,
  }),
  rightEnd: { kind: 'resolved', codes: ['solved-permanent'] },
  cured: (scene) => cured(scene, truth),
  goals,
  expert: expert(truth),
}));
