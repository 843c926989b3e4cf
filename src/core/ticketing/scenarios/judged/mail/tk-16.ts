import { SECONDS_PER_MINUTE } from '../../../../kernel/time.ts';
import type { DeskCommand } from '../../../model/commands.ts';
import type { Condition } from '../../../model/condition.ts';
import type { DeskState } from '../../../model/state.ts';
import type { Voice } from '../../../model/voice.ts';
import type { WorldEffect } from '../../../world/effects.ts';
import { mainAdapter } from '../../../world/hosts.ts';
import { DOMAIN } from '../../../world/sites.ts';
import type { RightEnd, Scene, TicketCase, TicketSetting, TriageKey } from '../../desk-case.ts';
import { say as ask, begun, callBack, finished } from '../shared/expert-steps.ts';
import { securityKnewInTime, wasAnswered } from '../shared/goals.ts';
import { computer, person } from '../shared/scene.ts';
import { foreignSignIn, isLockedOut, lockedOutGoals, lockOut } from '../shared/stolen-password.ts';
import { linesOf } from '../shared/voice-lines.ts';
import { requesterVoice } from '../shared/voices.ts';
import { manyRecipients, traced } from './mail-scene.ts';
import { appGoals, keptApps, leftApp, playerApp, voiceApp } from './tk-16-apps.ts';
import { VOICEMAIL_LINK } from './tk-16-story.ts';

type Harm = 'password-entered' | 'app-allowed' | 'only-opened' | 'file-run';
type Truth = Harm | 'real-voicemail';

/** The message came this long before the call. */
const CAME = 40;
/** So many people got it. */
const RECIPIENTS = 14;

function causes(scene: Scene, truth: Truth): readonly WorldEffect[] {
  const message = { subject: 'voicemail', sizeMb: 1, status: 'delivered', minutesAgo: CAME } as const;
  if (truth === 'real-voicemail') {
    const { login, site } = person(scene);
    const signIn = {
      at: scene.at - (CAME - 3) * SECONDS_PER_MINUTE,
      app: 'portal',
      from: computer(scene).host,
      place: site === 'remote' ? 'home' : site,
      result: 'ok',
    } as const;
    return [
      traced(scene, 0, { ...message, from: `phone-system@${DOMAIN}` }),
      { do: 'record-sign-in', login, signIn },
      ...(scene.placement === 0 ? [] : [voiceApp(scene, CAME - 3)]),
    ];
  }
  const from =
    scene.placement === 0 ? 'voice@larkfield-voicemail.example' : 'no-reply@larkfield-calls.example';
  return [
    traced(scene, 0, {
      ...message,
      from,
      sender: 'not-verified',
      recipients: manyRecipients(scene, RECIPIENTS),
    }),
    // Four minutes after the password was typed.
    ...(truth === 'password-entered'
      ? [foreignSignIn(scene, CAME - 8, scene.placement === 0 ? 'ok' : 'approval-refused')]
      : []),
    // Who got in with the password leaves an app behind: it stays when the password is gone.
    ...(truth === 'password-entered' && scene.placement === 0 ? [leftApp(scene, CAME - 11)] : []),
    ...(truth === 'app-allowed' ? [playerApp(scene, CAME - 4)] : []),
  ];
}

/** Off the network, by cable or radio. */
function isOffNetwork(scene: Scene): Condition {
  return { reading: 'link', subject: computer(scene).asset, is: ['down'] };
}

/** No app of a stranger may act in the person's name. */
function noStrangersApp(scene: Scene): Condition {
  return { not: { reading: 'app-grants', subject: person(scene).login, is: ['stranger'] } };
}

function cured(scene: Scene, truth: Truth): Condition {
  switch (truth) {
    case 'password-entered':
      return { all: [isLockedOut(scene), noStrangersApp(scene)] };
    case 'app-allowed':
      return noStrangersApp(scene);
    case 'only-opened':
      return { said: 'requester.kept' };
    case 'file-run':
      return isOffNetwork(scene);
    case 'real-voicemail':
      return { said: 'requester.genuine.relieved' };
  }
}

function did(scene: Scene, truth: Truth): string {
  switch (truth) {
    case 'password-entered':
      return 'password';
    case 'real-voicemail':
      return scene.placement === 0 ? 'password' : 'accepted';
    case 'app-allowed':
      return 'accepted';
    case 'only-opened':
      return 'only-opened';
    case 'file-run':
      return 'ran-file';
  }
}

function requester(scene: Scene, truth: Truth): Voice {
  const { say, tell, confirm } = linesOf('TK-16', 'requester');
  const { asset } = computer(scene);
  const adapter = mainAdapter(scene.world, asset)?.name ?? '';
  const unplugs: WorldEffect = { do: 'change-adapter', asset, adapter, change: { segment: null } };
  return requesterVoice('TK-16', scene, { patience: 5, skill: 1, mood: 0 }, [
    tell('what-done', 'did', did(scene, truth)),
    say('keep-message', 'kept'),
    say('delete-message', 'deleted'),
    say('unplug-network', 'unplugged', { effects: [unplugs] }),
    say('scan-computer', 'scanned'),
    say('tell-genuine', truth === 'real-voicemail' ? 'genuine.relieved' : 'genuine.trusts'),
    say('restart', 'restarted'),
    say('what-changed', 'nothing-changed'),
    say('since-when', 'since'),
    say('who-else', 'others'),
    ...confirm(cured(scene, truth)),
  ]);
}

function setting(truth: Truth): (scene: Scene) => TicketSetting {
  return (scene) => ({
    effects: causes(scene, truth),
    voices: [requester(scene, truth)],
    trouble: truth === 'real-voicemail' ? { not: cured(scene, truth) } : null,
    number: person(scene).phone,
  });
}

const SECURITY: TriageKey = {
  category: 'security',
  subcategories: ['phishing', 'compromised-account', 'malware'],
  impact: 2,
  urgency: 1,
  isSecurityCase: true,
};
const HARMLESS: TriageKey = {
  category: 'security',
  subcategories: ['phishing'],
  impact: 3,
  urgency: 3,
  isSecurityCase: false,
};

/** Asks without blame what was done, and reads what the gateway and the log of sign-ins say. */
function finding(scene: Scene, triage: TriageKey, ...atOnce: readonly DeskCommand[]): readonly DeskCommand[] {
  const { login } = person(scene);
  return [
    { kind: 'answer-call', contact: 'C1' },
    ask('C1', 'greeting', 'what-done'),
    ...atOnce,
    { kind: 'look', page: 'mail.trace', subject: login },
    { kind: 'look', page: 'cloud.sign-ins', subject: login },
    ...begun(scene, triage),
  ];
}

function lookAtApps(scene: Scene): DeskCommand {
  return { kind: 'look', page: 'cloud.grants', subject: person(scene).login };
}

function revoked(scene: Scene, { grant }: ReturnType<typeof leftApp>): DeskCommand {
  return { kind: 'revoke-grant', login: person(scene).login, app: grant.app };
}

/** Security has to know at once; what the person has to leave alone is said while they are on the line. */
function toSecurity(scene: Scene, contact: string, evidence: readonly number[]): readonly DeskCommand[] {
  return [
    { kind: 'escalate', ticket: scene.number, group: 'security', evidence },
    ask(contact, 'thanks', 'keep-message', 'please-wait', 'goodbye'),
    { kind: 'end-call', contact },
    { kind: 'wait', seconds: 6 * SECONDS_PER_MINUTE },
  ];
}

function expert(truth: Truth): (scene: Scene) => readonly DeskCommand[] {
  switch (truth) {
    case 'password-entered':
      return (scene) => [
        ...finding(scene, SECURITY),
        lookAtApps(scene),
        ask('C1', 'call-back'),
        { kind: 'end-call', contact: 'C1' },
        callBack(scene),
        ...lockOut(scene, 'C2'),
        ...(scene.placement === 0 ? [revoked(scene, leftApp(scene, 0))] : []),
        ...toSecurity(scene, 'C2', [1, 2, 3, 4]),
      ];
    case 'app-allowed':
      return (scene) => [
        ...finding(scene, SECURITY),
        lookAtApps(scene),
        revoked(scene, playerApp(scene, 0)),
        ...toSecurity(scene, 'C1', [1, 2, 4]),
      ];
    case 'only-opened':
      return (scene) => [...finding(scene, SECURITY), ...toSecurity(scene, 'C1', [1, 2, 3])];
    case 'file-run':
      return (scene) => [
        ...finding(scene, SECURITY, ask('C1', 'unplug-network')),
        ...toSecurity(scene, 'C1', [1, 2, 3]),
      ];
    case 'real-voicemail':
      return (scene) => [
        ...finding(scene, HARMLESS),
        ask('C1', 'tell-genuine'),
        ...finished(scene, 'C1', { code: 'no-fault-found', cause: truth, evidence: [2, 3] }),
      ];
  }
}

/** What the person was told to leave alone is still there. */
function goals(truth: Harm): (scene: Scene, state: DeskState) => ReturnType<TicketCase['goals']> {
  return (scene, state) => {
    const kept = { id: 'message-kept', met: !wasAnswered(scene, state, 'requester.deleted') };
    const resetAt = state.world.accounts[person(scene).login]?.passwordSetAt ?? 0;
    const isOff = mainAdapter(state.world, computer(scene).asset)?.segment === null;
    switch (truth) {
      case 'password-entered':
        return [
          kept,
          ...lockedOutGoals(scene, state),
          ...appGoals(scene, state),
          securityKnewInTime(scene, state),
        ];
      case 'app-allowed':
        return [kept, ...appGoals(scene, state), securityKnewInTime(scene, state)];
      case 'only-opened':
        return [
          kept,
          { id: 'account-untouched', met: resetAt <= scene.at },
          // Nothing ran there: nobody is cut off from their work.
          { id: 'works-meanwhile', met: !isOff },
          securityKnewInTime(scene, state),
        ];
      case 'file-run':
        return [
          kept,
          { id: 'off-the-network', met: isOff },
          { id: 'left-running', met: !wasAnswered(scene, state, 'requester.restarted') },
          securityKnewInTime(scene, state),
        ];
    }
  };
}

const MUST_NAME: Readonly<Record<Harm, readonly string[]>> = {
  'password-entered': ['told:did@requester', 'doubtful-mail@account', 'foreign-sign-ins@account'],
  'app-allowed': ['told:did@requester', 'doubtful-mail@account', 'app-grants@account'],
  // Nothing was given away: the log says that nobody has the password all the same.
  'only-opened': ['told:did@requester', 'doubtful-mail@account', 'foreign-sign-ins@account'],
  'file-run': ['told:did@requester', 'doubtful-mail@account'],
};

const BASE = { story: VOICEMAIL_LINK, placements: 2, parMinutes: 20 } as const;

const HARMFUL = (['password-entered', 'app-allowed', 'only-opened', 'file-run'] as const).map(
  (truth): TicketCase => {
    const rightEnd: RightEnd = { kind: 'escalated', group: 'security', mustName: MUST_NAME[truth] };
    return {
      ...BASE,
      id: `TK-16-${truth}`,
      truth,
      triage: SECURITY,
      setting: setting(truth),
      rightEnd,
      cured: (scene) => cured(scene, truth),
      goals: goals(truth),
      // Who is told that the page is the company's own goes back to it.
      gates: () => [{ id: 'sent-to-a-stranger', when: { said: 'requester.genuine.trusts' } }],
      expert: expert(truth),
    };
  },
);

/** The truths of TK-16. */
export const TK_16_CASES: readonly TicketCase[] = [
  ...HARMFUL,
  {
    ...BASE,
    id: 'TK-16-real-voicemail',
    truth: 'real-voicemail',
    triage: HARMLESS,
    setting: setting('real-voicemail'),
    rightEnd: { kind: 'resolved', codes: ['no-fault-found'] },
    cured: (scene) => cured(scene, 'real-voicemail'),
    goals: (scene, state) => [
      {
        id: 'account-untouched',
        met: (state.world.accounts[person(scene).login]?.passwordSetAt ?? 0) <= scene.at,
      },
      keptApps(scene, state),
    ],
    expert: expert('real-voicemail'),
  },
];
