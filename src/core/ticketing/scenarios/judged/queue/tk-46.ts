import { SECONDS_PER_DAY } from '../../../../kernel/time.ts';
import { findTicket } from '../../../model/changed.ts';
import type { DeskCommand } from '../../../model/commands.ts';
import type { Condition } from '../../../model/condition.ts';
import type { DeskState } from '../../../model/state.ts';
import type { Voice } from '../../../model/voice.ts';
import type { WorldEffect } from '../../../world/effects.ts';
import { hostOf } from '../../../world/hosts.ts';
import { UNBRANDED_GROUP } from '../../../world/workplace-effects.ts';
import { BRAND_POLICY } from '../../../world/workplace-readings.ts';
import type { RelatedTicket, RightEnd, Scene, TicketCase, TriageKey } from '../../desk-case.ts';
import { begun, callBack, finished, reply, say } from '../shared/expert-steps.ts';
import { alsoReported, relatedNumber } from '../shared/related-tickets.ts';
import { accountOf, laptop, person } from '../shared/scene.ts';
import { linesOf } from '../shared/voice-lines.ts';
import { requesterVoice } from '../shared/voices.ts';
import { WALLPAPER } from './tk-46-story.ts';

type Truth = 'not-out-yet' | 'policy-days-old' | 'policy-filtered' | 'contrast-theme';

function policyOf(scene: Scene) {
  const policy = hostOf(scene.world, laptop(scene).asset)?.policy;
  if (policy === undefined || policy === null) throw new Error('The laptop has no policy.');
  return policy;
}

const EFFECTS: Readonly<Record<Truth, (scene: Scene) => readonly WorldEffect[]>> = {
  'not-out-yet': () => [],
  'contrast-theme': () => [],
  'policy-days-old': (scene) => {
    const appliedAt = scene.at - (scene.placement === 0 ? 5 : 9) * SECONDS_PER_DAY;
    const policy = { ...policyOf(scene), appliedAt };
    return [{ do: 'change-host', asset: laptop(scene).asset, change: { policy } }];
  },
  'policy-filtered': (scene) => {
    const account = accountOf(scene);
    const { user, denied, ...policy } = policyOf(scene);
    const change = {
      policy: {
        ...policy,
        user: user.filter((name) => name !== BRAND_POLICY),
        denied: [...denied, { name: BRAND_POLICY, reason: 'Denied (Security)' }],
      },
    };
    return [
      { do: 'put-account', account: { ...account, groups: [...account.groups, UNBRANDED_GROUP] } },
      { do: 'change-host', asset: laptop(scene).asset, change },
    ];
  },
};

function cured(scene: Scene, truth: Truth): Condition {
  const subject = laptop(scene).asset;
  switch (truth) {
    case 'not-out-yet':
      return { said: 'requester.tell-schedule.heard' };
    case 'contrast-theme':
      return { said: 'requester.contrast-off.done' };
    case 'policy-days-old':
      return { reading: 'policy-age', subject, is: ['fresh'] };
    case 'policy-filtered':
      return { reading: 'brand-policy', subject, is: ['applied'] };
  }
}

function requester(scene: Scene, truth: Truth): Voice {
  const { say: line, tell, confirm } = linesOf('TK-46', 'requester');
  const refresh: readonly WorldEffect[] = [
    { do: 'sign-in-again', login: person(scene).login },
    { do: 'refresh-policy', asset: laptop(scene).asset },
  ];
  return requesterVoice('TK-46', scene, { patience: 3, skill: 1, mood: 0 }, [
    tell('which-picture', 'picture', truth === 'contrast-theme' ? 'black' : 'old-brand'),
    tell('who-else', 'others', truth === 'not-out-yet' ? 'same' : 'new'),
    truth === 'not-out-yet'
      ? line('tell-schedule', 'tell-schedule.heard')
      : line('tell-schedule', 'tell-schedule.protests', { mood: -1 }),
    truth === 'contrast-theme'
      ? line('contrast-off', 'contrast-off.done')
      : line('contrast-off', 'contrast-off.nothing'),
    line('explain-order', 'order'),
    line('sign-out-in', 'signed-in-again', { effects: refresh }),
    line('restart', 'restarted', { effects: refresh }),
    line('how-urgent', 'urgent'),
    line('blocked-work', 'blocked'),
    ...confirm(cured(scene, truth)),
  ]);
}

/** What is more urgent: a line of the warehouse at which nobody can scan. */
function warehouse(scene: Scene): readonly RelatedTicket[] {
  return alsoReported('TK-46', scene, 'portal', [{ role: 'lead', name: 'warehouse', after: 0 }]).map(
    (ticket) => ({ ...ticket, handOver: { group: 'applications', needs: [] } }),
  );
}

const TRIAGE: TriageKey = {
  category: 'endpoint',
  subcategories: ['other-endpoint', 'display'],
  impact: 3,
  urgency: 3,
  isSecurityCase: false,
};

const LINE_STOPPED: TriageKey = {
  category: 'application',
  subcategories: ['warehouse-system'],
  impact: 2,
  urgency: 1,
  isSecurityCase: false,
};

function mending(scene: Scene, truth: Truth): readonly DeskCommand[] {
  const { login } = person(scene);
  switch (truth) {
    case 'not-out-yet':
      return [say('C1', 'tell-schedule')];
    case 'contrast-theme':
      return [say('C1', 'contrast-off')];
    case 'policy-days-old':
      return [say('C1', 'sign-out-in')];
    case 'policy-filtered':
      return [{ kind: 'leave-group', login, group: UNBRANDED_GROUP }, say('C1', 'sign-out-in')];
  }
}

/** The line of the warehouse first, whoever says what is P1; then the director, courteously and in turn. */
function expert(truth: Truth): (scene: Scene) => readonly DeskCommand[] {
  return (scene) => {
    const ticket = scene.number;
    const other = relatedNumber(scene, 0);
    const first: Scene = { ...scene, number: other };
    return [
      { kind: 'open-ticket', ticket: other },
      ...begun(first, LINE_STOPPED),
      reply(other, ['empathy', 'how-urgent']),
      { kind: 'escalate', ticket: other, group: 'applications', evidence: [] },
      { kind: 'open-ticket', ticket },
      ...begun(scene, TRIAGE),
      callBack(scene),
      say('C1', 'greeting', 'which-picture'),
      say('C1', 'empathy', 'explain-order'),
      say('C1', 'who-else'),
      { kind: 'look', page: 'devices.workplace', subject: laptop(scene).asset },
      ...mending(scene, truth),
      ...finished(scene, 'C1', {
        code: truth === 'not-out-yet' ? 'no-fault-found' : 'solved-permanent',
        cause: truth,
        evidence: [1, 2, 3],
      }),
    ];
  };
}

/** The more urgent ticket was with those who can help before this one was done, and a loud word changed no priority. */
function goals(scene: Scene, state: DeskState) {
  const line = findTicket(state, relatedNumber(scene, 0))?.record;
  const own = findTicket(state, scene.number)?.record;
  const handed = line?.audit.find(({ field, to }) => field === 'group' && to === 'applications')?.at;
  const doneAt = own?.resolution?.at ?? Number.MAX_SAFE_INTEGER;
  return [
    { id: 'urgent-first', met: handed !== undefined && handed <= doneAt },
    { id: 'line-is-urgent', met: line?.priority === 'P1' || line?.priority === 'P2' },
    { id: 'priority-kept', met: own?.priority === 'P5' || own?.priority === 'P4' },
  ];
}

const RIGHT_END: Readonly<Record<Truth, RightEnd>> = {
  'not-out-yet': { kind: 'resolved', codes: ['no-fault-found', 'rejected', 'request-fulfilled'] },
  'policy-days-old': { kind: 'resolved', codes: ['solved-permanent'] },
  'policy-filtered': { kind: 'resolved', codes: ['solved-permanent'] },
  'contrast-theme': { kind: 'resolved', codes: ['solved-permanent', 'solved-by-user'] },
};

/** The truths of TK-46. */
export const TK_46_CASES: readonly TicketCase[] = (Object.keys(RIGHT_END) as readonly Truth[]).map(
  (truth) => ({
    id: `TK-46-${truth}`,
    story: WALLPAPER,
    truth,
    placements: 2,
    parMinutes: 25,
    triage: TRIAGE,
    setting: (scene) => ({
      effects: EFFECTS[truth](scene),
      voices: [requester(scene, truth)],
      trouble: truth === 'not-out-yet' ? null : { not: cured(scene, truth) },
      number: null,
      related: warehouse(scene),
    }),
    rightEnd: RIGHT_END[truth],
    cured: (scene) => cured(scene, truth),
    goals,
    expert: expert(truth),
  }),
);
