import { SECONDS_PER_MINUTE } from '../../../../kernel/time.ts';
import type { DeskCommand } from '../../../model/commands.ts';
import type { Condition } from '../../../model/condition.ts';
import type { DeskState } from '../../../model/state.ts';
import type { Voice, VoiceLine } from '../../../model/voice.ts';
import type { Host } from '../../../world/host.ts';
import { hostOf } from '../../../world/hosts.ts';
import type { ReadingId } from '../../../world/readings.ts';
import type { SyncFix } from '../../../world/sync.ts';
import { ORDINARY_SYNC, type SyncItem } from '../../../world/sync-client.ts';
import type { Scene, TicketCase, TriageKey } from '../../desk-case.ts';
import { begun, finished, say } from '../shared/expert-steps.ts';
import { lastTold } from '../shared/goals.ts';
import { computer } from '../shared/scene.ts';
import { linesOf } from '../shared/voice-lines.ts';
import { requesterVoice } from '../shared/voices.ts';
import { RED_CROSSES } from './tk-19-story.ts';

type Truth = 'long-path' | 'kept-name' | 'full-disk' | 'signed-out';

const FIX: Readonly<Record<Truth, SyncFix>> = {
  'long-path': 'shorten-path',
  'kept-name': 'rename-item',
  'full-disk': 'free-space',
  'signed-out': 'sign-in-sync',
};
const TRUTHS = Object.keys(FIX) as readonly Truth[];

/** What a fix puts right, and what it reads before. */
const BROKEN: Readonly<
  Record<(typeof FIX)[Truth], { readonly reading: ReadingId; readonly is: string } | null>
> = {
  'shorten-path': { reading: 'sync-item', is: 'path-too-long' },
  'rename-item': { reading: 'sync-item', is: 'name-not-allowed' },
  'free-space': { reading: 'sync-disk', is: 'full' },
  'sign-in-sync': { reading: 'sync-account', is: 'signed-out' },
  'copy-pending': null,
  'recreate-folder': null,
};

const LONG: SyncItem = { name: 'Supplier visits and photographs', pathLength: 431 };
const DEEPER: SyncItem = { name: 'Final version for the printer', pathLength: 418 };
const KEPT: SyncItem = { name: '_vti_prices spring.xlsx', pathLength: 96 };
const LOCKED: SyncItem = { name: '.lock', pathLength: 61 };

/** How a computer is left: what waits, and what it waits for. */
function broken(scene: Scene, truth: Truth): Partial<Host> {
  const isFirst = scene.placement === 0;
  const sync = { ...ORDINARY_SYNC, pending: isFirst ? 4_012 : 3_987 };
  const volumes = hostOf(scene.world, computer(scene).asset)?.volumes ?? [];
  switch (truth) {
    case 'long-path':
      return { sync: { ...sync, item: isFirst ? LONG : DEEPER } };
    case 'kept-name':
      return { sync: { ...sync, item: isFirst ? KEPT : LOCKED } };
    case 'full-disk':
      return {
        sync,
        volumes: volumes.map((one) => (one.mount === 'C:' ? { ...one, freeMb: isFirst ? 212 : 64 } : one)),
      };
    case 'signed-out':
      return { sync: { ...sync, isSignedIn: false } };
  }
}

function isState(scene: Scene, ...is: readonly string[]): Condition {
  return { reading: 'sync-state', subject: computer(scene).asset, is };
}

const isGreen = (scene: Scene): Condition => isState(scene, 'up-to-date');
const isFreed = (scene: Scene): Condition => isState(scene, 'uploading', 'up-to-date');

/** What somebody does who is asked to, where there is anything to do. */
function fixLines(scene: Scene, fix: SyncFix): readonly VoiceLine[] {
  const { say: line } = linesOf('TK-19', 'requester');
  const { asset } = computer(scene);
  const effects = [{ do: 'fix-sync', asset, fix } as const];
  const wrong = BROKEN[fix];
  if (wrong === null) return [line(fix, `${fix}.done`, { effects })];
  const isWrong: Condition = { reading: wrong.reading, subject: asset, is: [wrong.is] };
  return [
    line(fix, `${fix}.done`, { when: isWrong, effects }),
    line(fix, `${fix}.nothing`, { when: { not: isWrong } }),
  ];
}

/** The cloud gives no reason for one item: a path and a name look alike to the person. */
function messageLines(scene: Scene): readonly VoiceLine[] {
  const { tell, say: line } = linesOf('TK-19', 'requester');
  const subject = computer(scene).asset;
  const out: Condition = { reading: 'sync-account', subject, is: ['signed-out'] };
  const full: Condition = { reading: 'sync-disk', subject, is: ['full'] };
  const item: Condition = { reading: 'sync-item', subject, is: ['path-too-long', 'name-not-allowed'] };
  return [
    tell('sync-message', 'sync-message', 'account', { when: out }),
    tell('sync-message', 'sync-message', 'no-room', { when: full }),
    tell('sync-message', 'sync-message', 'one-item', { when: item }),
    line('sync-message', 'message-gone', { when: { not: { any: [out, full, item] } } }),
  ];
}

function requester(scene: Scene): Voice {
  const { say: line } = linesOf('TK-19', 'requester');
  const told = (outcome: 'yes' | 'no') => [{ fact: 'works', outcome }];
  return requesterVoice('TK-19', scene, { patience: 5, skill: 1, mood: 0 }, [
    ...messageLines(scene),
    ...(Object.keys(BROKEN) as readonly SyncFix[]).flatMap((fix) => fixLines(scene, fix)),
    line('try-again', 'works', { when: isGreen(scene), tells: told('yes'), mood: 1 }),
    line('try-again', 'counting', { when: isState(scene, 'uploading'), tells: told('no') }),
    line('try-again', 'still', { when: isState(scene, 'stuck'), tells: told('no') }),
    line('try-again', 'lost', { when: isState(scene, 'lost'), tells: told('no'), mood: -2 }),
    line('may-close', 'may-close', { when: isGreen(scene), tells: told('yes') }),
    line('restart', 'restart'),
    line('what-changed', scene.placement === 0 ? 'moved-folders' : 'took-over'),
    line('since-when', 'since'),
    line('who-else', 'others'),
    line('how-urgent', 'urgent'),
  ]);
}

const TRIAGE: TriageKey = {
  category: 'collaboration',
  subcategories: ['file-sync'],
  impact: 3,
  urgency: 2,
  isSecurityCase: false,
};

/** Reads what stands in the way, has the person put it right, and waits until all of it is in the cloud. */
function expert(truth: Truth): (scene: Scene) => readonly DeskCommand[] {
  return (scene) => [
    { kind: 'answer-call', contact: 'C1' },
    say('C1', 'greeting', 'what-changed'),
    ...begun(scene, TRIAGE),
    { kind: 'ask-remote-consent', contact: 'C1' },
    { kind: 'look', page: 'remote.sync', subject: computer(scene).asset },
    say('C1', FIX[truth]),
    say('C1', 'please-wait'),
    { kind: 'wait', seconds: 5 * SECONDS_PER_MINUTE },
    ...finished(scene, 'C1', { code: 'solved-permanent', cause: truth, evidence: [1] }),
  ];
}

/** The person saw the last change arrive. */
function goals(scene: Scene, state: DeskState) {
  return [{ id: 'sync-confirmed', met: lastTold(scene, state, 'works') === 'yes' }];
}

/** The truths of TK-19. */
export const TK_19_CASES: readonly TicketCase[] = TRUTHS.map((truth) => ({
  id: `TK-19-${truth}`,
  story: RED_CROSSES,
  truth,
  placements: 2,
  parMinutes: 20,
  triage: TRIAGE,
  setting: (scene) => ({
    effects: [{ do: 'change-host', asset: computer(scene).asset, change: broken(scene, truth) }],
    voices: [requester(scene)],
    trouble: { not: isFreed(scene) },
    number: null,
  }),
  rightEnd: { kind: 'resolved', codes: ['solved-permanent'] },
  cured: isFreed,
  goals,
  gates: (scene) => [{ id: 'data-lost', when: isState(scene, 'lost') }],
  expert: expert(truth),
}));
