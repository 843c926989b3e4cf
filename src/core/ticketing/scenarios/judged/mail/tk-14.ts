import { SECONDS_PER_DAY, SECONDS_PER_HOUR } from '../../../../kernel/time.ts';
import type { DeskCommand } from '../../../model/commands.ts';
import type { Condition } from '../../../model/condition.ts';
import type { DeskState } from '../../../model/state.ts';
import type { Voice } from '../../../model/voice.ts';
import type { WorldEffect } from '../../../world/effects.ts';
import type { Host } from '../../../world/host.ts';
import { MAIL_TARGET } from '../../../world/mail-programs.ts';
import type { Scene, TicketCase, TicketSetting, TriageKey } from '../../desk-case.ts';
import { say as ask, begun, finished } from '../shared/expert-steps.ts';
import { accountOf, computer, person } from '../shared/scene.ts';
import { linesOf } from '../shared/voice-lines.ts';
import { requesterVoice } from '../shared/voices.ts';
import { OUTLOOK_DISCONNECTED } from './tk-14-story.ts';

type Truth = 'stale-password' | 'damaged-profile' | 'work-offline' | 'proxy';

/** The password was changed yesterday, whatever the cause is. */
function changedAt(scene: Scene): number {
  return scene.at - (scene.placement === 0 ? 17 : 20) * SECONDS_PER_HOUR;
}

/** What is otherwise on the computer besides the saved password. */
function fault(truth: Truth): Partial<Host> {
  switch (truth) {
    case 'stale-password':
      return {};
    case 'damaged-profile':
      return { mailProgram: { profile: 'damaged', worksOffline: false } };
    case 'work-offline':
      return { mailProgram: { profile: 'sound', worksOffline: true } };
    case 'proxy':
      return { proxy: { enabled: true, server: 'proxy.harbour-hotel.example:3128' } };
  }
}

function causes(scene: Scene, truth: Truth): readonly WorldEffect[] {
  const { login } = person(scene);
  const account = accountOf(scene);
  const savedAt =
    truth === 'stale-password'
      ? changedAt(scene) - 40 * SECONDS_PER_DAY
      : changedAt(scene) + SECONDS_PER_HOUR / 2;
  const credentials = [{ target: MAIL_TARGET, kind: 'Generic', user: login, savedAt }] as const;
  return [
    { do: 'put-account', account: { ...account, passwordSetAt: changedAt(scene) } },
    { do: 'change-host', asset: computer(scene).asset, change: { credentials, ...fault(truth) } },
  ];
}

function isConnected(scene: Scene): Condition {
  return { reading: 'mail-connection', subject: computer(scene).asset, is: ['connected'] };
}

function requester(scene: Scene): Voice {
  const { say, tell, confirm } = linesOf('TK-14', 'requester');
  const { asset } = computer(scene);
  const isOffline: Condition = { reading: 'mail-connection', subject: asset, is: ['offline'] };
  const hasProxy: Condition = { reading: 'proxy', subject: asset, is: ['on'] };
  const online: WorldEffect = { do: 'change-mail-program', asset, change: { worksOffline: false } };
  return requesterVoice('TK-14', scene, { patience: 5, skill: 1, mood: 0 }, [
    tell('exact-wording', 'status-bar', 'offline', { when: isOffline }),
    tell('exact-wording', 'status-bar', 'disconnected', { when: { not: isOffline } }),
    tell('webmail', 'webmail', 'fails', { when: hasProxy }),
    tell('webmail', 'webmail', 'opens', { when: { not: hasProxy } }),
    say('go-online', 'online.done', { when: isOffline, effects: [online] }),
    say('go-online', 'online.nothing', { when: { not: isOffline } }),
    say('reinstall-outlook', 'reinstalled', { mood: -1, patience: -1 }),
    say('restart', 'restarted'),
    say('what-changed', scene.placement === 0 ? 'changed' : 'travelled'),
    say('since-when', 'since'),
    say('who-else', 'others'),
    say('how-urgent', 'urgent'),
    ...confirm(isConnected(scene)),
  ]);
}

function setting(truth: Truth): (scene: Scene) => TicketSetting {
  return (scene) => ({
    effects: causes(scene, truth),
    voices: [requester(scene)],
    trouble: { not: isConnected(scene) },
    number: person(scene).phone,
  });
}

const TRIAGE: TriageKey = {
  category: 'mail',
  subcategories: ['mail-client'],
  impact: 3,
  urgency: 2,
  isSecurityCase: false,
};

/** What shows each cause and mends it, once the desk is connected. */
function mending(scene: Scene, truth: Truth): readonly DeskCommand[] {
  const { asset } = computer(scene);
  switch (truth) {
    case 'stale-password':
      return [{ kind: 'run-console', asset, line: `cmdkey /delete:${MAIL_TARGET}` }];
    case 'damaged-profile':
      return [{ kind: 'change-setting', asset, setting: 'new-mail-profile' }];
    case 'work-offline':
      return [ask('C1', 'go-online')];
    case 'proxy':
      return [
        { kind: 'look', page: 'remote.network', subject: asset },
        { kind: 'change-setting', asset, setting: 'proxy-off' },
      ];
  }
}

/** Entries of the notebook: the words on the screen, webmail, the mail program, the settings of the network. */
const SHOWN_BY: Readonly<Record<Truth, readonly number[]>> = {
  'stale-password': [2, 3],
  'damaged-profile': [2, 3],
  'work-offline': [1, 3],
  proxy: [2, 4],
};

function expert(truth: Truth): (scene: Scene) => readonly DeskCommand[] {
  return (scene) => [
    { kind: 'answer-call', contact: 'C1' },
    ask('C1', 'greeting', 'exact-wording'),
    ask('C1', 'webmail'),
    ...begun(scene, TRIAGE),
    { kind: 'ask-remote-consent', contact: 'C1' },
    { kind: 'look', page: 'remote.mail', subject: computer(scene).asset },
    ...mending(scene, truth),
    ...finished(scene, 'C1', { code: 'solved-permanent', cause: truth, evidence: SHOWN_BY[truth] }),
  ];
}

/** Nobody hears of an outage that there is not. */
function goals(scene: Scene, { acts }: DeskState) {
  const alarms: readonly string[] = ['post-notice', 'declare-major'];
  return [
    {
      id: 'nobody-alarmed',
      met: acts.every(({ ticket, act }) => ticket !== scene.number || !alarms.includes(act)),
    },
  ];
}

const TRUTHS: readonly Truth[] = ['stale-password', 'damaged-profile', 'work-offline', 'proxy'];

/** The truths of TK-14. */
export const TK_14_CASES: readonly TicketCase[] = TRUTHS.map((truth) => ({
  id: `TK-14-${truth}`,
  story: OUTLOOK_DISCONNECTED,
  truth,
  placements: 2,
  parMinutes: 20,
  triage: TRIAGE,
  setting: setting(truth),
  rightEnd: { kind: 'resolved', codes: ['solved-permanent'] },
  cured: isConnected,
  goals,
  expert: expert(truth),
}));
