import { SECONDS_PER_HOUR, SECONDS_PER_MINUTE } from '../../../../kernel/time.ts';
import { findTicket } from '../../../model/changed.ts';
import type { DeskCommand } from '../../../model/commands.ts';
import type { Condition } from '../../../model/condition.ts';
import type { DeskState } from '../../../model/state.ts';
import type { Voice } from '../../../model/voice.ts';
import type { Device, SavedPassword } from '../../../world/devices.ts';
import type { WorldEffect } from '../../../world/effects.ts';
import type { Scene, TicketCase, TicketSetting } from '../../desk-case.ts';
import { reply } from '../shared/expert-steps.ts';
import { drawn, earlierNumber, ownDevice, person } from '../shared/scene.ts';
import { linesOf } from '../shared/voice-lines.ts';
import { requesterVoice } from '../shared/voices.ts';
import { earlierLockouts, lockedAccount, opensFor, withOldPassword } from './lockout-scene.ts';
import { LOCKS_AGAIN, OLD_COMPUTER, SPARE_TABLET } from './tk-06-story.ts';

type Truth = 'old-computer' | 'colleague-computer' | 'scheduled-task' | 'tablet-mail';

const OLD_HOSTS = ['BR-PC-5311', 'BR-LT-5311'] as const;
const TABLETS = ['Heron T2', 'Heron T3'] as const;
/** The password was changed on Friday. */
const CHANGED_BEFORE = 96 * SECONDS_PER_HOUR;

/** In the warehouse: it went on running when the person who had it left. */
function oldComputer(scene: Scene): Device {
  const own = ownDevice(scene, 'desktop');
  return { ...own, asset: OLD_COMPUTER, host: drawn(scene, OLD_HOSTS), assignedTo: null };
}

function tablet(scene: Scene): Device {
  const model = drawn(scene, TABLETS);
  return { ...ownDevice(scene, 'phone'), asset: SPARE_TABLET, host: 'BR-TB-5312', model };
}

interface Source {
  readonly device: (scene: Scene) => Device;
  readonly app: SavedPassword['app'];
  /** What the event names; null for the computer itself. */
  readonly seenAs: string | null;
}

const SOURCES: Readonly<Record<Truth, Source>> = {
  'old-computer': { device: oldComputer, app: 'drive', seenAs: null },
  'colleague-computer': {
    device: (scene) => ownDevice(scene, 'desktop', 'colleague'),
    app: 'drive',
    seenAs: null,
  },
  'scheduled-task': { device: (scene) => ownDevice(scene, 'desktop'), app: 'service', seenAs: null },
  'tablet-mail': { device: tablet, app: 'mail', seenAs: 'MAILGW-01' },
};

function isOpen(scene: Scene): Condition {
  return { reading: 'account-state', subject: person(scene).login, is: ['open'] };
}

function requester(scene: Scene, truth: Truth): Voice {
  const { say, tell, confirm } = linesOf('TK-06', 'requester');
  const asset = SOURCES[truth].device(scene).asset;
  const isElsewhere = truth === 'old-computer' || truth === 'colleague-computer';
  const mends = (intent: string, cause: Truth, app: SavedPassword['app']) =>
    truth === cause
      ? say(intent, `${intent}.done`, { effects: [{ do: 'renew-saved-password', asset, app }] })
      : say(intent, `${intent}.nothing`);
  return requesterVoice('TK-06', scene, { patience: 4, skill: 1, mood: 0 }, [
    tell('where-signed-in', 'places', isElsewhere ? 'elsewhere-too' : 'only-mine'),
    mends('renew-mail', 'tablet-mail', 'mail'),
    mends('renew-task', 'scheduled-task', 'service'),
    say('remove-drive', 'remove-drive.nothing'),
    say('what-changed', 'changed'),
    say('since-when', 'changed-since'),
    say('how-urgent', 'urgent'),
    ...confirm(isOpen(scene)),
  ]);
}

/** The colleague, at whose computer the requester once opened a drive. */
function colleague(scene: Scene, truth: Truth): Voice {
  const { say, tell } = linesOf('TK-06', 'colleague');
  const { asset } = ownDevice(scene, 'desktop', 'colleague');
  const isIt = truth === 'colleague-computer';
  return {
    role: 'colleague',
    person: person(scene, 'colleague').id,
    persona: { patience: 3, skill: 1, mood: 0 },
    opens: 'tickets/tk-06:line.colleague.opens',
    lines: [
      tell('where-signed-in', 'visited', isIt ? 'yes' : 'no'),
      isIt
        ? say('remove-drive', 'remove-drive.done', {
            effects: [{ do: 'forget-saved-password', asset, app: 'drive' }],
          })
        : say('remove-drive', 'remove-drive.nothing'),
    ],
  };
}

function setting(truth: Truth): (scene: Scene) => TicketSetting {
  return (scene) => {
    const { device, app, seenAs } = SOURCES[truth];
    const source = device(scene);
    const caller = seenAs ?? source.host;
    const standing: readonly WorldEffect[] = [oldComputer(scene), tablet(scene)].map((one) => ({
      do: 'put-device',
      device: one,
    }));
    return {
      effects: [
        ...standing,
        ...lockedAccount(scene, caller, CHANGED_BEFORE),
        withOldPassword(scene, source, { app, everySeconds: SECONDS_PER_MINUTE, seenAs: caller }),
        ...earlierLockouts(scene),
      ],
      voices: [requester(scene, truth), colleague(scene, truth)],
      trouble: { reading: 'account-state', subject: person(scene).login, is: ['locked'] },
      number: null,
    };
  };
}

/** The act that takes the old password away. */
function mend(scene: Scene, truth: Truth): readonly DeskCommand[] {
  switch (truth) {
    case 'old-computer':
    case 'colleague-computer':
      return [{ kind: 'clear-credentials', asset: SOURCES[truth].device(scene).asset }];
    case 'scheduled-task':
      return [{ kind: 'say', contact: 'C1', intents: ['renew-task'] }];
    case 'tablet-mail':
      return [{ kind: 'say', contact: 'C1', intents: ['renew-mail'] }];
  }
}

function expert(truth: Truth): (scene: Scene) => readonly DeskCommand[] {
  return (scene) => {
    const ticket = scene.number;
    const { id, login, phone } = person(scene);
    const { asset } = SOURCES[truth].device(scene);
    return [
      { kind: 'open-ticket', ticket },
      {
        kind: 'classify',
        ticket,
        category: 'account',
        subcategory: 'lockout',
        impact: 3,
        urgency: 2,
        isSecurityCase: false,
      },
      { kind: 'take', ticket },
      { kind: 'start-work', ticket },
      reply(ticket, ['apology', 'call-back'], 30 * SECONDS_PER_MINUTE),
      { kind: 'look', page: 'record.history', subject: id },
      { kind: 'look', page: 'lockouts.account', subject: login },
      { kind: 'look', page: 'devices.asset', subject: asset },
      { kind: 'dial', ticket, number: phone },
      { kind: 'say', contact: 'C1', intents: ['greeting', 'where-signed-in'] },
      ...mend(scene, truth),
      { kind: 'unlock-account', login },
      { kind: 'wait', seconds: 10 * SECONDS_PER_MINUTE },
      { kind: 'say', contact: 'C1', intents: ['try-again'] },
      { kind: 'say', contact: 'C1', intents: ['may-close', 'goodbye'] },
      { kind: 'end-call', contact: 'C1' },
      { kind: 'link-earlier', ticket, earlier: earlierNumber(scene, 3) },
      { kind: 'open-problem', ticket },
      { kind: 'resolve', ticket, code: 'solved-permanent', cause: truth, evidence: [2, 3] },
    ];
  };
}

/** Whether the ticket is linked to what it repeats, and its cause to a problem record. */
function links(scene: Scene, state: DeskState) {
  const kinds = findTicket(state, scene.number)?.record.links.map(({ kind }) => kind) ?? [];
  return [
    { id: 'linked-earlier', met: kinds.includes('follows') },
    { id: 'problem-record', met: kinds.includes('problem') },
  ];
}

/** The truths of TK-06. */
export const TK_06_CASES: readonly TicketCase[] = (Object.keys(SOURCES) as readonly Truth[]).map((truth) => ({
  id: `TK-06-${truth}`,
  story: LOCKS_AGAIN,
  truth,
  placements: 2,
  parMinutes: 35,
  triage: {
    category: 'account',
    subcategories: ['lockout'],
    impact: 3,
    urgency: 2,
    isSecurityCase: false,
  },
  setting: setting(truth),
  rightEnd: { kind: 'resolved', codes: ['solved-permanent'] },
  cured: (scene) => opensFor(person(scene).login, SOURCES[truth].device(scene).asset),
  goals: links,
  expert: expert(truth),
}));
