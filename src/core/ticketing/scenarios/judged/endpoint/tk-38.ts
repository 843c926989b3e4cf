import { SECONDS_PER_DAY, SECONDS_PER_HOUR, SECONDS_PER_MINUTE } from '../../../../kernel/time.ts';
import { findTicket } from '../../../model/changed.ts';
import type { DeskCommand } from '../../../model/commands.ts';
import type { Condition } from '../../../model/condition.ts';
import type { DeskState } from '../../../model/state.ts';
import type { Voice } from '../../../model/voice.ts';
import type { WorldEffect } from '../../../world/effects.ts';
import { type Crash, ORDINARY_UPKEEP, type Upkeep } from '../../../world/upkeep.ts';
import type {
  RelatedTicket,
  RightEnd,
  Scene,
  TicketCase,
  TicketSetting,
  TriageKey,
} from '../../desk-case.ts';
import { say as ask, begun, finished } from '../shared/expert-steps.ts';
import { wasAnswered } from '../shared/goals.ts';
import { alsoReported, linkedGoal, madeChildren } from '../shared/related-tickets.ts';
import { drawn, laptop, ownDevice, person } from '../shared/scene.ts';
import { linesOf } from '../shared/voice-lines.ts';
import { requesterVoice } from '../shared/voices.ts';
import { BLUE_SINCE_PATCHES } from './tk-38-story.ts';

type Truth = 'graphics-driver' | 'security-update' | 'own-program' | 'memory';

const TRUTHS: readonly Truth[] = ['graphics-driver', 'security-update', 'own-program', 'memory'];

/** Whether it came with a roll-out, and others have it too. */
const isShared = (truth: Truth): truth is 'graphics-driver' | 'security-update' =>
  truth === 'graphics-driver' || truth === 'security-update';

/** Minutes before the ticket at which it crashed this morning, by the place that was drawn. */
const MINUTES_AGO = [
  [95, 30],
  [140, 20],
] as const;

const STOP: Readonly<Record<Exclude<Truth, 'memory'>, Pick<Crash, 'stop' | 'module'>>> = {
  'graphics-driver': { stop: '0x116 VIDEO_TDR_FAILURE', module: 'igdkmdn64.sys' },
  'security-update': { stop: '0x50 PAGE_FAULT_IN_NONPAGED_AREA', module: 'ntfs.sys' },
  'own-program': { stop: '0x50 PAGE_FAULT_IN_NONPAGED_AREA', module: 'deskpets.sys' },
};

const PATCH_NIGHT = 10 * SECONDS_PER_HOUR;

function crashes(scene: Scene, truth: Truth): readonly Crash[] {
  const minutes = drawn(scene, MINUTES_AGO);
  const today = minutes.map((before) => scene.at - before * SECONDS_PER_MINUTE);
  if (truth !== 'memory') return today.map((at) => ({ at, ...STOP[truth] }));
  const [first = scene.at, second = scene.at] = today;
  return [
    { at: scene.at - 12 * SECONDS_PER_DAY, stop: '0x1A MEMORY_MANAGEMENT', module: 'ntoskrnl.exe' },
    { at: scene.at - 6 * SECONDS_PER_DAY, stop: '0x3B SYSTEM_SERVICE_EXCEPTION', module: 'win32kfull.sys' },
    { at: first, stop: '0x1A MEMORY_MANAGEMENT', module: 'ntoskrnl.exe' },
    { at: second, stop: '0xC2 BAD_POOL_CALLER', module: 'tcpip.sys' },
  ];
}

/** What the night brought to every computer, and what else is new on this one. */
function upkeep(scene: Scene, truth: Truth): Partial<Upkeep> {
  const at = scene.at - PATCH_NIGHT;
  return {
    installs: [
      ...ORDINARY_UPKEEP.installs,
      ...(truth === 'own-program'
        ? [{ what: 'program' as const, name: 'Desk Pets 3.2', at: at - 4 * SECONDS_PER_HOUR }]
        : []),
      { what: 'security-update', name: 'KB5055523', at },
      ...(truth === 'graphics-driver'
        ? [{ what: 'graphics-driver' as const, name: 'Iris Xe Graphics 32.0.101.6790', at }]
        : []),
    ],
    crashes: crashes(scene, truth),
    crashCause: truth === 'own-program' ? 'program' : truth,
  };
}

/** Other computers that report the same. */
function alike(scene: Scene, truth: 'graphics-driver' | 'security-update'): readonly WorldEffect[] {
  const assets = [
    ownDevice(scene, 'laptop', 'second').asset,
    ownDevice(scene, 'laptop', 'third').asset,
    ...(truth === 'security-update' ? [ownDevice(scene, 'desktop', 'desktop').asset] : []),
  ];
  return assets.map((asset, count) => ({
    do: 'change-upkeep',
    asset,
    change: {
      crashes: [{ at: scene.at - (50 + 7 * count) * SECONDS_PER_MINUTE, ...STOP[truth] }],
      crashCause: truth,
    },
  }));
}

function isStable(scene: Scene): Condition {
  return { reading: 'stability', subject: laptop(scene).asset, is: ['stable'] };
}

/** It has not crashed since, for now. */
function runsNow(scene: Scene): Condition {
  return { reading: 'stability', subject: laptop(scene).asset, is: ['stable', 'comes-back'] };
}

const UNINSTALLED = 'requester.uninstall-program.done';

function requester(scene: Scene, truth: Truth): Voice {
  const { say, tell, confirm } = linesOf('TK-38', 'requester');
  return requesterVoice('TK-38', scene, { patience: 5, skill: 1, mood: 0 }, [
    tell('installed-anything', 'own-program', truth === 'own-program' ? 'installed' : 'nothing'),
    truth === 'own-program'
      ? say('uninstall-program', 'uninstall-program.done', {
          effects: [{ do: 'remove-install', asset: laptop(scene).asset, what: 'program' }],
        })
      : say('uninstall-program', 'uninstall-program.nothing'),
    say('save-often', 'save-often'),
    say('exact-wording', 'wording'),
    say('since-when', truth === 'memory' ? 'since.longer' : 'since.morning'),
    say('what-changed', 'changed'),
    say('who-else', isShared(truth) ? 'others.heard' : 'others.none'),
    say('how-urgent', 'urgent'),
    ...confirm(runsNow(scene)),
  ]);
}

/** Two colleagues write about it, where more computers have it, until the roll-out is paused. */
function related(scene: Scene): readonly RelatedTicket[] {
  return alsoReported('TK-38', scene, 'e-mail', [
    { role: 'second', name: 'meeting', after: 120 },
    { role: 'third', name: 'twice', after: 210 },
  ]);
}

function setting(scene: Scene, truth: Truth): TicketSetting {
  return {
    effects: [
      { do: 'change-upkeep', asset: laptop(scene).asset, change: upkeep(scene, truth) },
      ...(isShared(truth) ? alike(scene, truth) : []),
    ],
    voices: [requester(scene, truth)],
    trouble: { not: isStable(scene) },
    number: person(scene).phone,
    ...(isShared(truth) ? { related: related(scene) } : {}),
  };
}

function triageOf(truth: Truth): TriageKey {
  return {
    category: 'endpoint',
    subcategories: ['blue-screen'],
    impact: isShared(truth) ? 2 : 3,
    urgency: 2,
    isSecurityCase: false,
  };
}

function expert(scene: Scene, truth: Truth): readonly DeskCommand[] {
  const ticket = scene.number;
  const { asset } = laptop(scene);
  const told: readonly DeskCommand[] = [
    { kind: 'answer-call', contact: 'C1' },
    ask('C1', 'greeting', 'exact-wording'),
    ...begun(scene, triageOf(truth)),
    { kind: 'look', page: 'devices.crashes', subject: asset },
    { kind: 'look', page: 'devices.upkeep', subject: asset },
  ];
  switch (truth) {
    case 'graphics-driver':
    case 'security-update':
      return [
        ...told,
        { kind: truth === 'graphics-driver' ? 'roll-back-driver' : 'remove-update', asset },
        { kind: 'pause-rollout', rollout: truth },
        { kind: 'open-problem', ticket },
        ...madeChildren(scene, 2),
        ...finished(scene, 'C1', { code: 'solved-workaround', cause: truth, evidence: [1, 2] }),
      ];
    case 'own-program':
      return [
        ...told,
        ask('C1', 'installed-anything'),
        ask('C1', 'uninstall-program'),
        ...finished(scene, 'C1', { code: 'solved-permanent', cause: truth, evidence: [1, 2, 3] }),
      ];
    case 'memory':
      return [
        ...told,
        ask('C1', 'save-often'),
        ask('C1', 'please-wait', 'goodbye'),
        { kind: 'end-call', contact: 'C1' },
        { kind: 'escalate', ticket, group: 'desktop', evidence: [1, 2] },
      ];
  }
}

/** The cause is looked into for all of them, and it is brought to nobody else meanwhile. */
function sharedGoals(scene: Scene, state: DeskState, truth: 'graphics-driver' | 'security-update') {
  const links = findTicket(state, scene.number)?.record.links ?? [];
  return [
    { id: 'problem-opened', met: links.some(({ kind }) => kind === 'problem') },
    { id: 'rollout-paused', met: state.world.pausedRollouts.includes(truth) },
    linkedGoal(scene, state, 2),
  ];
}

function goals(scene: Scene, state: DeskState, truth: Truth) {
  if (isShared(truth)) return sharedGoals(scene, state, truth);
  return truth === 'memory'
    ? [{ id: 'work-saved', met: wasAnswered(scene, state, 'requester.save-often') }]
    : [{ id: 'updates-kept', met: state.world.pausedRollouts.length === 0 }];
}

const RIGHT_END: Readonly<Record<Truth, RightEnd>> = {
  'graphics-driver': { kind: 'resolved', codes: ['solved-workaround'] },
  'security-update': { kind: 'resolved', codes: ['solved-workaround'] },
  'own-program': { kind: 'resolved', codes: ['solved-permanent'] },
  memory: { kind: 'escalated', group: 'desktop', mustName: ['stop-code@laptop', 'crash-start@laptop'] },
};

/** The truths of TK-38. */
export const TK_38_CASES: readonly TicketCase[] = TRUTHS.map((truth) => ({
  id: `TK-38-${truth}`,
  story: BLUE_SINCE_PATCHES,
  truth,
  placements: MINUTES_AGO.length,
  parMinutes: 22,
  triage: triageOf(truth),
  setting: (scene) => setting(scene, truth),
  rightEnd: RIGHT_END[truth],
  cured: (scene) =>
    truth === 'own-program' ? { all: [isStable(scene), { said: UNINSTALLED }] } : isStable(scene),
  goals: (scene, state) => goals(scene, state, truth),
  expert: (scene) => expert(scene, truth),
}));
