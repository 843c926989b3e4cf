import type { Check } from '../../../../assessment/run-record.ts';
import type { DeskCommand } from '../../../model/commands.ts';
import type { Condition } from '../../../model/condition.ts';
import type { DeskState } from '../../../model/state.ts';
import type { Voice } from '../../../model/voice.ts';
import { KIOSK_LOG, KIOSK_SERVICE } from '../../../world/kiosks.ts';
import type { RightEnd, Scene, TicketCase, TicketSetting, TriageKey } from '../../desk-case.ts';
import { say as ask, begun } from '../shared/expert-steps.ts';
import { wasAnswered } from '../shared/goals.ts';
import { person } from '../shared/scene.ts';
import { linesOf } from '../shared/voice-lines.ts';
import { requesterVoice } from '../shared/voices.ts';
import { broken, device, logOf, type Truth } from './tk-50-disk.ts';
import { KIOSK_FULL, kioskOf } from './tk-50-story.ts';

const TRUTHS: readonly Truth[] = ['log-grew', 'copies-piled-up', 'full-in-the-night', 'log-of-root'];

function showsPage(scene: Scene): Condition {
  return { reading: 'kiosk-page', subject: kioskOf(scene).asset, is: ['shows'] };
}

function requester(scene: Scene, truth: Truth): Voice {
  const { say, tell, confirm } = linesOf('TK-50', 'requester');
  const works = showsPage(scene);
  return requesterVoice('TK-50', scene, { patience: 5, skill: 1, mood: 0 }, [
    tell('who-worked', 'worked-on', truth === 'log-of-root' ? 'yes' : 'no'),
    say('what-screen', 'screen.blank', { when: { not: works } }),
    say('what-screen', 'screen.page', { when: works }),
    say('paper-list', 'paper-list.done', { mood: 1 }),
    say('since-when', 'since'),
    say('what-changed', 'changed'),
    say('who-else', 'others'),
    say('how-urgent', 'urgent'),
    say('restart', 'restarted'),
    ...confirm(works),
  ]);
}

function setting(scene: Scene, truth: Truth): TicketSetting {
  return {
    effects: [
      { do: 'put-device', device: device(scene) },
      { do: 'change-host', asset: kioskOf(scene).asset, change: broken(scene, truth) },
    ],
    voices: [requester(scene, truth)],
    trouble: { not: showsPage(scene) },
    number: null,
  };
}

const TRIAGE: TriageKey = {
  category: 'endpoint',
  subcategories: ['disk'],
  impact: 2,
  urgency: 2,
  isSecurityCase: false,
};

const START = `sudo systemctl restart ${KIOSK_SERVICE}`;

/** What is read besides the service and the disk, and what is typed to mend it. */
function lines(
  scene: Scene,
  truth: Truth,
): { readonly read: readonly string[]; readonly mend: readonly string[] } {
  switch (truth) {
    case 'log-grew':
      return { read: ['du -h /var/log'], mend: [`sudo logrotate -f ${logOf(scene).config}`, START] };
    case 'copies-piled-up':
      return { read: ['du -sh /var/*', 'ls -lh /var/backups/kiosk'], mend: [] };
    case 'full-in-the-night':
      return { read: [], mend: [START] };
    case 'log-of-root':
      return { read: ['ls -l /var/log/kiosk'], mend: [`sudo chown kiosk:kiosk ${KIOSK_LOG}`, START] };
  }
}

/** Entries of the notebook that show the cause. */
const SHOWN_BY: Readonly<Record<Truth, readonly number[]>> = {
  'log-grew': [2, 3],
  'copies-piled-up': [1, 2, 3],
  'full-in-the-night': [1, 2],
  'log-of-root': [1, 3],
};

function expert(scene: Scene, truth: Truth): readonly DeskCommand[] {
  const ticket = scene.number;
  const { asset } = kioskOf(scene);
  const types = (line: string): DeskCommand => ({ kind: 'run-console', asset, line });
  const { read, mend } = lines(scene, truth);
  const looked: readonly DeskCommand[] = [
    { kind: 'open-ticket', ticket },
    ...begun(scene, TRIAGE),
    { kind: 'connect-unattended', asset },
    ...[`systemctl status ${KIOSK_SERVICE}`, 'df -h', ...read].map(types),
    { kind: 'dial', ticket, number: person(scene).phone },
    ask('C1', 'greeting', 'who-worked'),
    ask('C1', 'paper-list'),
  ];
  if (truth === 'copies-piled-up')
    return [
      ...looked,
      ask('C1', 'please-wait', 'thanks', 'goodbye'),
      { kind: 'end-call', contact: 'C1' },
      { kind: 'escalate', ticket, group: 'applications', evidence: SHOWN_BY[truth] },
    ];
  const isRelief = truth !== 'log-of-root';
  return [
    ...looked,
    ask('C1', 'please-wait'),
    ...mend.map(types),
    ask('C1', 'try-again'),
    ask('C1', 'may-close', 'thanks', 'goodbye'),
    { kind: 'end-call', contact: 'C1' },
    ...(isRelief ? [{ kind: 'open-problem' as const, ticket }] : []),
    {
      kind: 'resolve',
      ticket,
      code: isRelief ? 'solved-workaround' : 'solved-permanent',
      cause: truth,
      evidence: SHOWN_BY[truth],
    },
  ];
}

/** Acts on the console that harm what somebody else needs. */
function hasDone(state: DeskState, scene: Scene, ...codes: readonly string[]): boolean {
  return state.acts.some(
    ({ act, subject }) =>
      subject.startsWith(kioskOf(scene).asset) && codes.some((code) => act === `console:${code}`),
  );
}

function goals(scene: Scene, state: DeskState, truth: Truth): readonly Check[] {
  const ticket = state.tickets.find(({ record }) => record.number === scene.number);
  const hasProblem = ticket?.record.links.some(({ kind }) => kind === 'problem') === true;
  return [
    { id: 'permissions-kept', met: !hasDone(state, scene, 'permissions-opened') },
    { id: 'files-kept', met: !hasDone(state, scene, 'file-deleted', 'file-emptied', 'recursive-delete') },
    ...(truth === 'log-grew' || truth === 'full-in-the-night'
      ? [{ id: 'problem-opened', met: hasProblem }]
      : []),
    ...(truth === 'copies-piled-up'
      ? [
          {
            id: 'works-meanwhile',
            met: wasAnswered(scene, state, 'requester.paper-list.done'),
          },
        ]
      : []),
  ];
}

const RIGHT_END: Readonly<Record<Truth, RightEnd>> = {
  'log-grew': { kind: 'resolved', codes: ['solved-workaround'] },
  'copies-piled-up': {
    kind: 'escalated',
    group: 'applications',
    mustName: ['console:full-volume@kiosk', 'console:space-taken-by@kiosk'],
  },
  'full-in-the-night': { kind: 'resolved', codes: ['solved-workaround'] },
  'log-of-root': { kind: 'resolved', codes: ['solved-permanent'] },
};

/** The truths of TK-50. */
export const TK_50_CASES: readonly TicketCase[] = TRUTHS.map((truth) => ({
  id: `TK-50-${truth}`,
  story: KIOSK_FULL,
  truth,
  placements: 2,
  parMinutes: 25,
  triage: TRIAGE,
  setting: (scene) => setting(scene, truth),
  rightEnd: RIGHT_END[truth],
  cured: (scene) => ({
    all: [
      showsPage(scene),
      { reading: 'full-volume', subject: kioskOf(scene).asset, is: ['room'] },
      { reading: 'log-owner', subject: kioskOf(scene).asset, is: ['service'] },
    ],
  }),
  goals: (scene, state) => goals(scene, state, truth),
  gates: (scene) => [
    {
      id: 'data-lost',
      when: {
        any: [
          { reading: 'kiosk-data', subject: kioskOf(scene).asset, is: ['gone'] },
          ...(truth === 'copies-piled-up'
            ? [{ not: { reading: 'space-taken-by' as const, subject: kioskOf(scene).asset, is: ['copies'] } }]
            : []),
        ],
      },
    },
  ],
  expert: (scene) => expert(scene, truth),
}));
