import { SECONDS_PER_DAY, SECONDS_PER_HOUR } from '../../../../kernel/time.ts';
import { findTicket } from '../../../model/changed.ts';
import type { DeskCommand } from '../../../model/commands.ts';
import type { Condition } from '../../../model/condition.ts';
import type { DeskState } from '../../../model/state.ts';
import type { Voice } from '../../../model/voice.ts';
import type { WorldEffect } from '../../../world/effects.ts';
import { ORDINARY_WORKPLACE, SMALL_DOCK, type Workplace } from '../../../world/workplaces.ts';
import type { Scene, TicketCase, TriageKey } from '../../desk-case.ts';
import { begun, say, UNTIL_TOMORROW } from '../shared/expert-steps.ts';
import { readGoal, saidGoal } from '../shared/goals.ts';
import { earlierNumber, laptop, person } from '../shared/scene.ts';
import { linesOf } from '../shared/voice-lines.ts';
import { requesterVoice } from '../shared/voices.ts';
import { THIRD_CALL } from './tk-48-story.ts';

type Truth = 'weak-dock' | 'worn-battery' | 'charge-limit' | 'wrong-port';

const { dock, battery } = ORDINARY_WORKPLACE;

/** What is otherwise on the desk. A stronger laptop with the small dock, and the more it is used the sooner it is empty. */
const WORKPLACE: Readonly<Record<Truth, (placement: number) => Partial<Workplace>>> = {
  'weak-dock': (placement) => ({
    dock: { ...dock, ...SMALL_DOCK },
    needsWatts: placement === 0 ? 130 : 90,
  }),
  'worn-battery': (placement) => ({ battery: { ...battery, healthPercent: placement === 0 ? 38 : 47 } }),
  'charge-limit': (placement) => ({ battery: { ...battery, limitPercent: placement === 0 ? 60 : 50 } }),
  'wrong-port': () => ({}),
};

const MOVED = 'requester.use-power-port.done';

function cured(scene: Scene, truth: Truth): Condition {
  const subject = laptop(scene).asset;
  switch (truth) {
    case 'weak-dock':
      return {
        any: [
          { reading: 'dock-power', subject, is: ['enough'] },
          { reading: 'part-on-order', subject, is: ['dock'] },
        ],
      };
    case 'worn-battery':
      return {
        any: [
          { reading: 'battery-health', subject, is: ['good'] },
          { reading: 'part-on-order', subject, is: ['battery'] },
        ],
      };
    case 'charge-limit':
      return { reading: 'charge-limit', subject, is: ['off'] };
    case 'wrong-port':
      return { said: MOVED };
  }
}

/** Two tickets of the last two weeks, each closed with a restart. */
function history(scene: Scene): readonly WorldEffect[] {
  return [11, 4].map((days, count) => ({
    do: 'record-past-ticket',
    ticket: {
      number: earlierNumber(scene, count),
      requester: person(scene).id,
      resolvedAt: scene.at - (days + scene.placement) * SECONDS_PER_DAY + 3 * SECONDS_PER_HOUR,
      subcategory: 'docking',
      code: 'solved-permanent',
      act: 'restart',
    },
  }));
}

function requester(scene: Scene, truth: Truth): Voice {
  const { say: line, tell, confirm } = linesOf('TK-48', 'requester');
  const isWeak = truth === 'weak-dock' || truth === 'wrong-port';
  const isPort = truth === 'wrong-port';
  const unlimited: WorldEffect = {
    do: 'change-workplace',
    asset: laptop(scene).asset,
    change: { battery: { ...battery, limitPercent: 100 } },
  };
  return requesterVoice('TK-48', scene, { patience: 3, skill: 1, mood: 0 }, [
    tell('charger-message', 'charger-message', isWeak ? 'low-power' : 'none'),
    tell('which-port', 'port', isPort ? 'plain' : 'marked'),
    isPort ? line('use-power-port', 'use-power-port.done') : line('use-power-port', 'use-power-port.nothing'),
    truth === 'charge-limit'
      ? line('turn-off-limit', 'turn-off-limit.done', { effects: [unlimited] })
      : line('turn-off-limit', 'turn-off-limit.nothing'),
    line('restart', 'restart', { mood: -2, patience: -1 }),
    line('what-changed', 'changed'),
    line('since-when', 'since'),
    line('how-urgent', 'urgent'),
    line('call-back', 'call-back'),
    ...confirm(cured(scene, truth)),
  ]);
}

const TRIAGE: TriageKey = {
  category: 'endpoint',
  subcategories: ['docking'],
  impact: 3,
  urgency: 1,
  isSecurityCase: false,
};

function mending(scene: Scene, truth: Truth): DeskCommand {
  const ticket = scene.number;
  const { asset } = laptop(scene);
  switch (truth) {
    case 'weak-dock':
      return { kind: 'order-part', ticket, asset, part: 'dock' };
    case 'worn-battery':
      return { kind: 'order-part', ticket, asset, part: 'battery' };
    case 'charge-limit':
      return say('C1', 'turn-off-limit');
    case 'wrong-port':
      return say('C1', 'use-power-port');
  }
}

const isOrdered = (truth: Truth): boolean => truth === 'weak-dock' || truth === 'worn-battery';

/** Owns it, reads what was done twice, finds what nobody looked for, and promises to ask tomorrow. */
function expert(truth: Truth): (scene: Scene) => readonly DeskCommand[] {
  return (scene) => {
    const ticket = scene.number;
    const digits = ticket.replace(/^\D+/, '');
    return [
      { kind: 'answer-call', contact: 'C1' },
      say('C1', 'greeting', 'apology'),
      say('C1', 'empathy', 'charger-message'),
      ...begun(scene, TRIAGE),
      { kind: 'look', page: 'record.history', subject: person(scene).id },
      say('C1', 'which-port'),
      { kind: 'look', page: 'devices.workplace', subject: laptop(scene).asset },
      mending(scene, truth),
      say('C1', 'try-again'),
      { kind: 'promise-callback', contact: 'C1', seconds: UNTIL_TOMORROW },
      say('C1', 'thanks', 'goodbye'),
      { kind: 'end-call', contact: 'C1' },
      { kind: 'open-problem', ticket },
      { kind: 'note', ticket, evidence: [1, 2, 3, 4] },
      {
        kind: 'hold-ticket',
        ticket,
        reason: isOrdered(truth) ? 'parts' : 'problem',
        seconds: UNTIL_TOMORROW,
        reference: `${isOrdered(truth) ? 'ORD' : 'PRB'}-${digits}`,
      },
    ];
  };
}

function goals(scene: Scene, state: DeskState) {
  const links = findTicket(state, scene.number)?.record.links ?? [];
  return [
    readGoal('history-read', state, scene, 'earlier-tickets'),
    { id: 'problem-opened', met: links.some(({ kind }) => kind === 'problem') },
    saidGoal('owned', state, scene, 'apology', true),
    saidGoal('no-third-restart', state, scene, 'restart', false),
  ];
}

const TRUTHS: readonly Truth[] = ['weak-dock', 'worn-battery', 'charge-limit', 'wrong-port'];

/** The truths of TK-48. */
export const TK_48_CASES: readonly TicketCase[] = TRUTHS.map((truth) => ({
  id: `TK-48-${truth}`,
  story: THIRD_CALL,
  truth,
  placements: 2,
  parMinutes: 20,
  triage: TRIAGE,
  setting: (scene) => ({
    effects: [
      { do: 'change-workplace', asset: laptop(scene).asset, change: WORKPLACE[truth](scene.placement) },
      ...history(scene),
    ],
    voices: [requester(scene, truth)],
    trouble: { not: cured(scene, truth) },
    number: person(scene).phone,
  }),
  rightEnd: { kind: 'held', reasons: ['parts', 'problem', 'caller'] },
  cured: (scene) => cured(scene, truth),
  goals,
  expert: expert(truth),
}));
