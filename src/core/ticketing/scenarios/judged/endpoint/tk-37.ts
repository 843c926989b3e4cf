import type { BenchJob } from '../../../../contracts/bench-stories.ts';
import type { DeskCommand } from '../../../model/commands.ts';
import type { Condition } from '../../../model/condition.ts';
import type { Voice } from '../../../model/voice.ts';
import type { WorldEffect } from '../../../world/effects.ts';
import type { Disk } from '../../../world/hardware.ts';
import { STARTUP_PROGRAMS, withScan, withStartup } from '../../../world/slow-computer.ts';
import type { Scene, TicketCase, TicketSetting, TriageKey } from '../../desk-case.ts';
import { say as ask, begun, finished } from '../shared/expert-steps.ts';
import { computer, drawn, person } from '../shared/scene.ts';
import { linesOf } from '../shared/voice-lines.ts';
import { requesterVoice } from '../shared/voices.ts';
import { changedHost, isAtBench, ordinaryHost, sentToBench } from './bench-scene.ts';
import { SLOW_FOREVER } from './tk-37-story.ts';

type Truth = 'startup-programs' | 'full-disk' | 'day-scan' | 'failing-disk' | 'disk-cable' | 'dusty-cooler';

/** What the bench has to do; null where the desk helps. */
const JOB: Readonly<Record<Truth, BenchJob | null>> = {
  'startup-programs': null,
  'full-disk': null,
  'day-scan': null,
  'failing-disk': 'disk',
  'disk-cable': 'disk-cable',
  'dusty-cooler': 'cooler',
};
const TRUTHS = Object.keys(JOB) as readonly Truth[];

/** The drive of an older desktop computer. */
const OLD_DISK: Disk = {
  model: 'Basalt Desk 1TB',
  kind: 'hdd',
  sizeMb: 953_869,
  health: 'good',
  pendingSectors: 0,
  crcErrors: 0,
};

const EFFECTS: Readonly<Record<Truth, (scene: Scene) => WorldEffect>> = {
  'startup-programs': (scene) =>
    changedHost(scene, withStartup(ordinaryHost(scene), drawn(scene, STARTUP_PROGRAMS))),
  'full-disk': (scene) =>
    changedHost(scene, {
      volumes: ordinaryHost(scene).volumes.map((volume) => ({
        ...volume,
        freeMb: drawn(scene, [310, 1_860]),
      })),
    }),
  'day-scan': (scene) => changedHost(scene, withScan(ordinaryHost(scene), drawn(scene, [71, 58]))),
  'failing-disk': (scene) =>
    changedHost(scene, {
      disks: [{ ...OLD_DISK, health: 'warning', pendingSectors: drawn(scene, [88, 312]) }],
    }),
  'disk-cable': (scene) =>
    changedHost(scene, { disks: [{ ...OLD_DISK, crcErrors: drawn(scene, [1_874, 640]) }] }),
  'dusty-cooler': (scene) =>
    changedHost(scene, {
      hardware: { ...ordinaryHost(scene).hardware, warmSpeedPercent: drawn(scene, [21, 34]) },
    }),
};

/** When it is slow, what is to be heard, and the reading that the bench needs. */
const SLOW_WHEN: Readonly<Record<Truth, string>> = {
  'startup-programs': 'always',
  'full-disk': 'always',
  'day-scan': 'always',
  'failing-disk': 'in-between',
  'disk-cable': 'in-between',
  'dusty-cooler': 'once-warm',
};

function noiseOf(truth: Truth): string {
  if (truth === 'failing-disk') return 'clicks';
  return truth === 'dusty-cooler' ? 'roars' : 'quiet';
}

const SHOWN_BY: Readonly<Record<BenchJob, string>> = {
  'clock-battery': 'console:clock-at-start@computer',
  disk: 'console:disk-condition@computer',
  'disk-cable': 'console:disk-condition@computer',
  cooler: 'console:processor-speed@computer',
};

function isFast(scene: Scene): Condition {
  return { reading: 'computer-speed', subject: computer(scene).asset, is: ['fine'] };
}

function requester(scene: Scene, truth: Truth): Voice {
  const { say, tell, confirm } = linesOf('TK-37', 'requester');
  return requesterVoice('TK-37', scene, { patience: 4, skill: 1, mood: 0 }, [
    tell('when-slow', 'slow-when', SLOW_WHEN[truth]),
    tell('any-noise', 'noise', noiseOf(truth)),
    say('restart', 'restart', { mood: -1 }),
    say('since-when', 'since'),
    say('what-changed', 'changed'),
    say('who-else', 'others'),
    say('how-urgent', 'urgent'),
    say('call-back', 'call-back'),
    ...confirm(isFast(scene)),
  ]);
}

function setting(scene: Scene, truth: Truth): TicketSetting {
  const isOnDesk: Condition = { reading: 'bench-job', subject: computer(scene).asset, is: ['none'] };
  return {
    effects: [EFFECTS[truth](scene)],
    voices: [requester(scene, truth)],
    trouble: { all: [isOnDesk, { not: isFast(scene) }] },
    number: person(scene).phone,
  };
}

const TRIAGE: TriageKey = {
  category: 'endpoint',
  subcategories: ['performance', 'disk'],
  impact: 3,
  urgency: 2,
  isSecurityCase: false,
};

/** The window that shows the cause, and the setting that mends it. */
const WAY = {
  'startup-programs': ['remote.services', 'startup-off'],
  'full-disk': ['remote.disks', 'clean-disk'],
  'day-scan': ['remote.services', 'scan-at-night'],
  'failing-disk': ['remote.disks', null],
  'disk-cable': ['remote.disks', null],
  'dusty-cooler': ['remote.services', null],
} as const satisfies Readonly<Record<Truth, readonly unknown[]>>;

function expert(truth: Truth): (scene: Scene) => readonly DeskCommand[] {
  return (scene) => {
    const { asset } = computer(scene);
    const [page, mends] = WAY[truth];
    const job = JOB[truth];
    const found: readonly DeskCommand[] = [
      { kind: 'answer-call', contact: 'C1' },
      ask('C1', 'greeting', 'when-slow'),
      ...begun(scene, TRIAGE),
      { kind: 'ask-remote-consent', contact: 'C1' },
      { kind: 'look', page, subject: asset },
    ];
    if (job !== null) return [...found, ...sentToBench(scene, job, [1, 2])];
    return [
      ...found,
      ...(mends === null ? [] : [{ kind: 'change-setting' as const, asset, setting: mends }]),
      ...finished(scene, 'C1', { code: 'solved-permanent', cause: truth, evidence: [1, 2] }),
    ];
  };
}

/** The truths of TK-37. */
export const TK_37_CASES: readonly TicketCase[] = TRUTHS.map((truth) => {
  const job = JOB[truth];
  return {
    id: `TK-37-${truth}`,
    story: SLOW_FOREVER,
    truth,
    placements: 2,
    parMinutes: 20,
    triage: TRIAGE,
    setting: (scene) => setting(scene, truth),
    rightEnd:
      job === null
        ? { kind: 'resolved', codes: ['solved-permanent'] }
        : { kind: 'benched', job, meanwhile: [], mustName: [SHOWN_BY[job]] },
    cured: (scene) => (job === null ? isFast(scene) : { any: [isFast(scene), isAtBench(scene, job)] }),
    goals: () => [],
    expert: expert(truth),
  };
});
