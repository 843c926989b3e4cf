import { SECONDS_PER_DAY, SECONDS_PER_HOUR } from '../../../../kernel/time.ts';
import { findTicket } from '../../../model/changed.ts';
import type { DeskCommand } from '../../../model/commands.ts';
import type { Condition } from '../../../model/condition.ts';
import type { DeskState } from '../../../model/state.ts';
import type { Voice, VoiceLine } from '../../../model/voice.ts';
import type { Startup } from '../../../world/devices.ts';
import type { WorldEffect } from '../../../world/effects.ts';
import { ORDINARY_UPKEEP, type Upkeep } from '../../../world/upkeep.ts';
import type { Scene, TicketCase, TicketSetting, TriageKey } from '../../desk-case.ts';
import { say as ask, begun, callBack, finished, firstCall } from '../shared/expert-steps.ts';
import { drawn, laptop, person } from '../shared/scene.ts';
import { linesOf } from '../shared/voice-lines.ts';
import { managerVoice } from '../shared/voices.ts';
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
import { RECOVERY_SCREEN } from './tk-35-story.ts';

type Truth = 'firmware-update' | 'board-replaced' | 'boot-stick' | 'boot-setting';

/** What the laptop finds changed. */
const CHANGED: Readonly<Record<Truth, NonNullable<Startup['changed']>>> = {
  'firmware-update': 'firmware',
  'board-replaced': 'board',
  'boot-stick': 'boot-media',
  'boot-setting': 'boot-setting',
};

/** Hours between the update or the repair and the call, by the place that was drawn. */
const HOURS_AGO = [9, 14] as const;

const keyOf = (scene: Scene): string => laptop(scene).recoveryKeyId ?? '';
/** Where the key has to be typed: nothing that was changed can be put back. */
const needsKey = (truth: Truth): boolean => truth === 'firmware-update' || truth === 'board-replaced';

function upkeep(scene: Scene, truth: Truth): Partial<Upkeep> {
  const hours = drawn(scene, HOURS_AGO) * SECONDS_PER_HOUR;
  switch (truth) {
    case 'firmware-update':
      return {
        installs: [
          ...ORDINARY_UPKEEP.installs,
          { what: 'firmware', name: 'System firmware 1.24', at: scene.at - hours },
        ],
      };
    case 'board-replaced':
      return {
        repairs: [
          {
            at: scene.at - SECONDS_PER_DAY - hours,
            part: 'main-board',
            reference: `WS-${2_100 + person(scene).index}`,
          },
        ],
      };
    case 'boot-stick':
    case 'boot-setting':
      // Another part, so that not every repair is the answer.
      return {
        repairs: [
          {
            at: scene.at - SECONDS_PER_DAY - hours,
            part: 'keyboard',
            reference: `WS-${2_100 + person(scene).index}`,
          },
        ],
      };
  }
}

function effects(scene: Scene, truth: Truth): readonly WorldEffect[] {
  const { asset } = laptop(scene);
  return [
    { do: 'change-upkeep', asset, change: upkeep(scene, truth) },
    { do: 'set-startup', asset, changed: CHANGED[truth] },
  ];
}

/** What is put back counts from the next start on. */
function mendingLines(scene: Scene, truth: Truth): readonly VoiceLine[] {
  const { say } = linesOf('TK-35', 'requester');
  const { asset } = laptop(scene);
  const isBack: Condition =
    truth === 'boot-stick' ? { said: 'requester.unplug.done' } : { said: 'requester.setup-back.done' };
  return [
    say('unplug', truth === 'boot-stick' ? 'unplug.done' : 'unplug.nothing'),
    say('setup-back', truth === 'boot-setting' ? 'setup-back.done' : 'setup-back.nothing'),
    say('restart', 'restart.works', {
      when: isBack,
      effects: [{ do: 'set-startup', asset, changed: null }],
    }),
    say('restart', 'restart.same', { when: { not: isBack }, effects: [{ do: 'start-anew', asset }] }),
    ...keyLines('TK-35', asset),
  ];
}

function requester(scene: Scene, truth: Truth, role: 'requester' | 'on-record'): Voice {
  const { say, tell, confirm } = linesOf('TK-35', 'requester');
  return {
    role,
    person: person(scene).id,
    persona: { patience: 5, skill: 1, mood: 0 },
    opens: `tickets/tk-35:line.${role}.opens`,
    lines: [
      tell('key-id', 'key-id', 'read'),
      tell('attached', 'attached', truth === 'boot-stick' ? 'stick' : 'nothing'),
      tell('setup-changed', 'setup', truth === 'boot-setting' ? 'changed' : 'untouched'),
      say('exact-wording', 'wording'),
      say('since-when', 'since'),
      say('what-changed', 'nothing-known'),
      say('who-else', 'others'),
      say('how-urgent', 'urgent'),
      say('verify-identity', 'verify'),
      ...mendingLines(scene, truth),
      ...confirm(runs(laptop(scene).asset)),
    ],
  };
}

function setting(scene: Scene, truth: Truth): TicketSetting {
  return {
    effects: effects(scene, truth),
    // Who answers on the number on record is the same person.
    voices: [
      requester(scene, truth, 'on-record'),
      requester(scene, truth, 'requester'),
      managerVoice('TK-35', scene, true),
    ],
    trouble: { not: starts(laptop(scene).asset) },
    number: person(scene).phone,
  };
}

const TRIAGE: TriageKey = {
  category: 'endpoint',
  subcategories: ['encryption', 'startup'],
  impact: 3,
  urgency: 1,
  isSecurityCase: false,
};

function cured(scene: Scene, truth: Truth): Condition {
  const { asset } = laptop(scene);
  return needsKey(truth) ? { all: [starts(asset), isRotated(asset)] } : starts(asset);
}

function expert(scene: Scene, truth: Truth): readonly DeskCommand[] {
  const { asset } = laptop(scene);
  const ticket = scene.number;
  const told: readonly DeskCommand[] = [
    ...firstCall(['key-id', ...(needsKey(truth) ? [] : ['attached', 'setup-changed'])]),
    ...begun(scene, TRIAGE),
    { kind: 'look', page: 'devices.upkeep', subject: asset },
    { kind: 'look', page: 'devices.key', subject: keyOf(scene) },
    callBack(scene),
  ];
  const end = { code: 'solved-permanent', cause: truth } as const;
  switch (truth) {
    case 'firmware-update':
    case 'board-replaced':
      return [
        ...told,
        ...fullyProven(scene, 'C2', 'C3'),
        ...toldKey(asset, 'C2'),
        { kind: 'rotate-recovery-key', asset },
        ...(truth === 'firmware-update' ? [{ kind: 'open-problem' as const, ticket }] : []),
        ...finished(scene, 'C2', { ...end, evidence: [2, 3] }),
      ];
    case 'boot-stick':
      return [
        ...told,
        ask('C2', 'unplug'),
        ask('C2', 'restart'),
        ...finished(scene, 'C2', { ...end, evidence: [2, 4] }),
      ];
    case 'boot-setting':
      return [
        ...told,
        ask('C2', 'setup-back'),
        ask('C2', 'restart'),
        ...finished(scene, 'C2', { ...end, evidence: [3, 4] }),
      ];
  }
}

/** Every laptop of the roll-out will ask: somebody has to look into it. */
function problemGoal(scene: Scene, state: DeskState) {
  const links = findTicket(state, scene.number)?.record.links ?? [];
  return { id: 'problem-opened', met: links.some(({ kind }) => kind === 'problem') };
}

function goals(scene: Scene, state: DeskState, truth: Truth) {
  return [
    ...(needsKey(truth) ? [comparedGoal(scene, state, keyOf(scene))] : [noKeyGoal(scene, state)]),
    ...(truth === 'firmware-update' ? [problemGoal(scene, state)] : []),
  ];
}

/** The truths of TK-35. */
export const TK_35_CASES: readonly TicketCase[] = (Object.keys(CHANGED) as readonly Truth[]).map((truth) => ({
  id: `TK-35-${truth}`,
  story: RECOVERY_SCREEN,
  truth,
  placements: HOURS_AGO.length,
  parMinutes: 25,
  triage: TRIAGE,
  setting: (scene) => setting(scene, truth),
  rightEnd: { kind: 'resolved', codes: ['solved-permanent'] },
  cured: (scene) => cured(scene, truth),
  goals: (scene, state) => goals(scene, state, truth),
  expert: (scene) => expert(scene, truth),
}));
