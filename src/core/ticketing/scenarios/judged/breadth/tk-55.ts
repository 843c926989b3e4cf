import { SECONDS_PER_DAY } from '../../../../kernel/time.ts';
import type { DeskCommand } from '../../../model/commands.ts';
import type { Condition } from '../../../model/condition.ts';
import type { DeskState } from '../../../model/state.ts';
import type { Voice } from '../../../model/voice.ts';
import { take } from '../../../world/readings.ts';
import type { UpgradeReport, UpgradeWork } from '../../../world/upgrade-reports.ts';
import type { Scene, TicketCase, TicketSetting, TriageKey } from '../../desk-case.ts';
import { begun, callBack, finished, reply, say } from '../shared/expert-steps.ts';
import { computer, drawn } from '../shared/scene.ts';
import { linesOf } from '../shared/voice-lines.ts';
import { requesterVoice } from '../shared/voices.ts';
import { NO_UPGRADE } from './tk-55-story.ts';

type Truth = 'tpm-off' | 'legacy-boot' | 'old-processor' | 'secure-boot-off';

const OLD_PROCESSORS = ['Intel(R) Core(TM) i5-7200U', 'AMD Ryzen 5 1600'] as const;

const IS_WRONG: Readonly<Record<Truth, (scene: Scene) => Partial<UpgradeReport>>> = {
  'tpm-off': () => ({ tpm: 'off' }),
  'legacy-boot': () => ({ boot: 'legacy', secureBoot: 'off' }),
  'old-processor': (scene) => ({
    processor: { name: drawn(scene, OLD_PROCESSORS), isSupported: false },
  }),
  'secure-boot-off': () => ({ secureBoot: 'off' }),
};
const TRUTHS = Object.keys(IS_WRONG) as readonly Truth[];

const TOLD: Condition = { said: 'requester.tell-replacement.accepts' };

function isReady(scene: Scene): Condition {
  return { reading: 'upgrade-fit', subject: computer(scene).asset, is: ['ready'] };
}

/** The computer is ready for the next version, or the person knows when another one comes. */
function isHelped(scene: Scene, truth: Truth): Condition {
  const planned: Condition = { reading: 'replacement', subject: computer(scene).asset, is: ['planned'] };
  return truth === 'old-processor' ? { all: [planned, TOLD] } : isReady(scene);
}

function requester(scene: Scene, truth: Truth): Voice {
  const { say: line, tell, confirm } = linesOf('TK-55', 'requester');
  const { asset } = computer(scene);
  const isOff: Condition = { reading: 'tpm-chip', subject: asset, is: ['off'] };
  const bootIs = (mode: 'uefi' | 'legacy' | 'open'): Condition => ({
    reading: 'boot-mode',
    subject: asset,
    is: [mode],
  });
  const asksForKey: Condition = { reading: 'disk-protection', subject: asset, is: ['asks-for-key'] };
  return requesterVoice('TK-55', scene, { patience: 5, skill: 1, mood: 0 }, [
    line('read-tpm', 'blue-screen', { when: asksForKey, mood: -1 }),
    line('restart', 'restart.key', { when: asksForKey, mood: -1 }),
    tell('read-tpm', 'tpm', 'not-found', { when: isOff }),
    tell('read-tpm', 'tpm', 'ready', { when: { not: isOff } }),
    ...(['legacy', 'open', 'uefi'] as const).map((mode) =>
      tell('read-boot', 'boot', mode, { when: bootIs(mode) }),
    ),
    line('restart', 'restart.done', {
      when: { not: asksForKey },
      effects: [{ do: 'resume-protection', asset }],
    }),
    truth === 'old-processor'
      ? line('tell-replacement', 'tell-replacement.accepts')
      : line('tell-replacement', 'tell-replacement.doubts', { mood: -1 }),
    line('exact-wording', 'wording'),
    line('since-when', 'since'),
    line('who-else', 'others'),
    line('how-urgent', 'urgent'),
    ...confirm(isHelped(scene, truth)),
  ]);
}

function setting(scene: Scene, truth: Truth): TicketSetting {
  const backupAt = scene.at - (scene.placement === 0 ? 21 : 40) * SECONDS_PER_DAY;
  return {
    effects: [
      {
        do: 'put-upgrade',
        asset: computer(scene).asset,
        report: { ...IS_WRONG[truth](scene), backupAt },
      },
    ],
    voices: [requester(scene, truth)],
    trouble: truth === 'old-processor' ? null : { not: isReady(scene) },
    number: null,
  };
}

const TRIAGE: TriageKey = {
  category: 'request',
  subcategories: ['software', 'hardware', 'change'],
  impact: 3,
  urgency: 3,
  isSecurityCase: false,
};

const WORKS: Readonly<Record<Truth, readonly UpgradeWork[]>> = {
  'tpm-off': ['back-up', 'suspend-encryption', 'tpm-on'],
  'legacy-boot': ['back-up', 'suspend-encryption', 'convert-disk'],
  'old-processor': ['plan-replacement'],
  'secure-boot-off': ['back-up', 'suspend-encryption', 'secure-boot-on'],
};

/** Questions that are still open after the inventory's page, and what is said once the work is done. */
const ASKED: Readonly<Record<Truth, readonly string[]>> = {
  'tpm-off': ['read-tpm'],
  'legacy-boot': ['read-boot'],
  'old-processor': ['how-urgent'],
  'secure-boot-off': ['read-boot'],
};
const AFTERWARDS: Readonly<Record<Truth, string>> = {
  'tpm-off': 'restart',
  'legacy-boot': 'restart',
  'old-processor': 'tell-replacement',
  'secure-boot-off': 'restart',
};

function expert(scene: Scene, truth: Truth): readonly DeskCommand[] {
  const ticket = scene.number;
  const { asset } = computer(scene);
  const isOfFirmware = truth !== 'old-processor';
  return [
    { kind: 'open-ticket', ticket },
    ...begun(scene, TRIAGE),
    reply(ticket, ['thanks', 'exact-wording']),
    { kind: 'look', page: 'devices.upgrade', subject: asset },
    callBack(scene),
    say('C1', 'greeting', ...ASKED[truth]),
    ...WORKS[truth].map((work): DeskCommand => ({ kind: 'upgrade-work', asset, work })),
    say('C1', AFTERWARDS[truth]),
    ...finished(scene, 'C1', {
      code: 'request-fulfilled',
      cause: truth,
      evidence: isOfFirmware ? [1, 2] : [1],
    }),
  ];
}

/** No trick, and what guards the disk is on again. */
function goals(scene: Scene, state: DeskState, truth: Truth) {
  const { asset } = computer(scene);
  const is = (reading: 'upgrade-rules' | 'disk-protection' | 'last-backup', outcome: string): boolean =>
    take(state.world, reading, asset, state.now) === outcome;
  const kept = { id: 'no-bypass', met: is('upgrade-rules', 'kept') };
  return truth !== 'old-processor'
    ? [
        kept,
        { id: 'backed-up', met: is('last-backup', 'fresh') },
        { id: 'protected-again', met: is('disk-protection', 'on') },
      ]
    : [kept];
}

/** The truths of TK-55. */
export const TK_55_CASES: readonly TicketCase[] = TRUTHS.map((truth) => ({
  id: `TK-55-${truth}`,
  story: NO_UPGRADE,
  truth,
  placements: 2,
  parMinutes: 30,
  triage: TRIAGE,
  setting: (scene) => setting(scene, truth),
  rightEnd: { kind: 'resolved', codes: ['request-fulfilled', 'solved-permanent'] },
  cured: (scene) => isHelped(scene, truth),
  goals: (scene, state) => goals(scene, state, truth),
  gates: (scene) => [
    { id: 'data-lost', when: { reading: 'upgrade-data', subject: computer(scene).asset, is: ['lost'] } },
  ],
  expert: (scene) => expert(scene, truth),
}));
