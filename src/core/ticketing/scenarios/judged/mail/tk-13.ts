import { SECONDS_PER_DAY } from '../../../../kernel/time.ts';
import type { DeskCommand } from '../../../model/commands.ts';
import type { Condition } from '../../../model/condition.ts';
import type { DeskState } from '../../../model/state.ts';
import type { Voice, VoiceLine } from '../../../model/voice.ts';
import type { ResolutionCode } from '../../../record/vocabulary.ts';
import type { WorldEffect } from '../../../world/effects.ts';
import { MAILBOX_LIMIT_MB } from '../../../world/mailboxes.ts';
import { DOMAIN } from '../../../world/sites.ts';
import type { Scene, TicketCase, TicketSetting, TriageKey } from '../../desk-case.ts';
import { say as ask, begun, callBack, finished, reply } from '../shared/expert-steps.ts';
import { saidGoal, toldBefore } from '../shared/goals.ts';
import { person } from '../shared/scene.ts';
import { linesOf } from '../shared/voice-lines.ts';
import { requesterVoice } from '../shared/voices.ts';
import { mailboxOf, traced } from './mail-scene.ts';
import { MAIL_COMES_BACK } from './tk-13-story.ts';

type Truth = 'deleted-items' | 'old-mail' | 'lost-address' | 'too-large';

const GB = 1024;
const MINUTES_PER_DAY = SECONDS_PER_DAY / 60;

/** Who writes: a hotel, or a park. */
function customer({ placement }: Scene): string {
  return placement === 0 ? 'office@alder-hotel.example' : 'planning@quayside-park.example';
}

/** The address that the desk took away too much: of an earlier task, or of the company's old name. */
function formerAddress(scene: Scene): string {
  const { login } = person(scene);
  return scene.placement === 0 ? `offers.${login}@${DOMAIN}` : `${login}@larkfield-nurseries.example`;
}

/** What came back, twice, after something else had arrived. */
function comesBack(
  scene: Scene,
  message: Pick<Parameters<typeof traced>[2], 'sizeMb' | 'status' | 'subject' | 'address'>,
): readonly WorldEffect[] {
  const from = customer(scene);
  const isEarlier = {
    from: 'news@trade-garden.example',
    subject: 'newsletter',
    status: 'delivered',
  } as const;
  return [
    traced(scene, 0, { ...isEarlier, minutesAgo: 2 * MINUTES_PER_DAY, sizeMb: 1 }),
    traced(scene, 1, { ...message, from, minutesAgo: 130 }),
    traced(scene, 2, { ...message, from, minutesAgo: 45 }),
  ];
}

const ORDER = { subject: 'order', sizeMb: 2, address: null } as const;

/** A mailbox that is full to the last megabyte. */
function fullOf(scene: Scene, deletedMb: number, oldMailMb: number, keepsInDeleted = false): WorldEffect {
  return mailboxOf(scene, { mailMb: MAILBOX_LIMIT_MB - deletedMb, deletedMb, oldMailMb, keepsInDeleted });
}

function causes(scene: Scene, truth: Truth): readonly WorldEffect[] {
  switch (truth) {
    case 'deleted-items':
      return [
        fullOf(scene, (scene.placement === 0 ? 18 : 22) * GB, 300, scene.placement === 1),
        ...comesBack(scene, { ...ORDER, status: 'mailbox-full' }),
      ];
    case 'old-mail':
      return [
        fullOf(scene, 180, (scene.placement === 0 ? 24 : 31) * GB),
        ...comesBack(scene, { ...ORDER, status: 'mailbox-full' }),
      ];
    case 'lost-address': {
      const address = formerAddress(scene);
      return [
        mailboxOf(scene, { formerAddresses: [{ address, removedAt: scene.at - 3 * SECONDS_PER_DAY }] }),
        ...comesBack(scene, { ...ORDER, address, status: 'unknown-address' }),
      ];
    }
    case 'too-large':
      return comesBack(scene, {
        subject: 'drawings',
        sizeMb: scene.placement === 0 ? 38 : 61,
        address: null,
        status: 'too-large',
      });
  }
}

const SENT_LINK: Condition = { said: 'requester.upload-link.done' };

/** What the customers write arrives from then on. */
function cured(scene: Scene, truth: Truth): Condition {
  const { login } = person(scene);
  if (truth === 'too-large') return SENT_LINK;
  return truth === 'lost-address'
    ? { reading: 'written-address', subject: login, is: ['known'] }
    : { reading: 'mailbox-size', subject: login, is: ['room'] };
}

const BOUNCE: Readonly<Record<Truth, string>> = {
  'deleted-items': 'full',
  'old-mail': 'full',
  'lost-address': 'unknown',
  'too-large': 'too-large',
};

/** What the person says about the deleted items, and does with them. */
function aboutDeleted(scene: Scene, truth: Truth): readonly VoiceLine[] {
  const { say, tell } = linesOf('TK-13', 'requester');
  const { login } = person(scene);
  const keeps = truth === 'deleted-items' && scene.placement === 1;
  const moves: WorldEffect = { do: 'change-mailbox', login, change: { keepsInDeleted: false } };
  const empties: WorldEffect = { do: 'empty-deleted-items', login };
  const isMuch: Condition = { reading: 'deleted-items', subject: login, is: ['large'] };
  return [
    tell(
      'needs-deleted',
      'needs-deleted',
      keeps ? 'something' : 'nothing',
      keeps ? { effects: [moves] } : {},
    ),
    say('empty-deleted', 'emptied.much', { when: isMuch, effects: [moves, empties] }),
    say('empty-deleted', 'emptied.little', { when: { not: isMuch }, effects: [moves, empties] }),
  ];
}

function requester(scene: Scene, truth: Truth): Voice {
  const { say, tell, confirm } = linesOf('TK-13', 'requester');
  const { login } = person(scene);
  const file: WorldEffect = {
    do: 'change-mailbox',
    login,
    change: { hasLocalFile: true, ...(truth === 'old-mail' ? { mailMb: 20 * GB, oldMailMb: 0 } : {}) },
  };
  return requesterVoice('TK-13', scene, { patience: 5, skill: 1, mood: 0 }, [
    tell('exact-wording', 'bounce', BOUNCE[truth]),
    tell('which-address', 'written-to', truth === 'lost-address' ? 'other' : 'usual'),
    ...aboutDeleted(scene, truth),
    say('local-file', 'local-file', { effects: [file] }),
    say('upload-link', truth === 'too-large' ? 'upload-link.done' : 'upload-link.nothing'),
    say('tell-deleted', 'deleted-told'),
    say('what-changed', 'nothing-changed'),
    say('since-when', 'since'),
    say('who-else', 'others'),
    say('how-urgent', 'urgent'),
    ...confirm(cured(scene, truth)),
  ]);
}

function setting(truth: Truth): (scene: Scene) => TicketSetting {
  return (scene) => ({
    effects: causes(scene, truth),
    voices: [requester(scene, truth)],
    trouble: { not: cured(scene, truth) },
    number: null,
  });
}

function triage(truth: Truth): TriageKey {
  const isFull = truth === 'deleted-items' || truth === 'old-mail';
  return {
    category: 'mail',
    subcategories: isFull ? ['mailbox', 'delivery'] : ['delivery', 'mailbox'],
    impact: 3,
    urgency: 2,
    isSecurityCase: false,
  };
}

/** What mends each cause, on the call. */
function mending(scene: Scene, truth: Truth): readonly DeskCommand[] {
  const { login } = person(scene);
  switch (truth) {
    case 'deleted-items':
      return [ask('C1', 'needs-deleted'), { kind: 'empty-deleted-items', login }, ask('C1', 'tell-deleted')];
    case 'old-mail':
      return [{ kind: 'enable-archive', login }];
    case 'lost-address':
      return [ask('C1', 'which-address'), { kind: 'restore-address', login, address: formerAddress(scene) }];
    case 'too-large':
      return [ask('C1', 'upload-link')];
  }
}

const CODES: Readonly<Record<Truth, readonly [ResolutionCode, ...ResolutionCode[]]>> = {
  'deleted-items': ['solved-permanent'],
  'old-mail': ['solved-permanent'],
  'lost-address': ['solved-permanent'],
  // The limit stays, and the person has another way.
  'too-large': ['solved-workaround', 'solved-permanent'],
};

function expert(truth: Truth): (scene: Scene) => readonly DeskCommand[] {
  return (scene) => {
    const ticket = scene.number;
    const { login } = person(scene);
    return [
      { kind: 'open-ticket', ticket },
      ...begun(scene, triage(truth)),
      reply(ticket, ['thanks', 'call-back']),
      { kind: 'look', page: 'mail.trace', subject: login },
      { kind: 'look', page: 'mail.mailbox', subject: login },
      callBack(scene),
      ask('C1', 'greeting', 'exact-wording'),
      ...mending(scene, truth),
      ...finished(scene, 'C1', { code: CODES[truth][0], cause: truth, evidence: [1, 2] }),
    ];
  };
}

/** Nobody's mail is emptied before they were asked, they hear what was deleted and by whom, and none of it lies on one computer alone in the end. */
function goals(scene: Scene, state: DeskState) {
  const mailbox = state.world.mailboxes[person(scene).login];
  const isEmptied = state.acts.some(
    ({ ticket, act }) => ticket === scene.number && act === 'empty-deleted-items',
  );
  const told = saidGoal('told-what-was-deleted', state, scene, 'tell-deleted', true);
  return [
    { ...told, met: told.met || !isEmptied },
    toldBefore('asked-before-emptying', scene, state, 'needs-deleted', ['empty-deleted-items']),
    { id: 'no-local-file', met: mailbox?.hasLocalFile !== true },
  ];
}

const TRUTHS: readonly Truth[] = ['deleted-items', 'old-mail', 'lost-address', 'too-large'];

/** The truths of TK-13. */
export const TK_13_CASES: readonly TicketCase[] = TRUTHS.map((truth) => ({
  id: `TK-13-${truth}`,
  story: MAIL_COMES_BACK,
  truth,
  placements: 2,
  parMinutes: 25,
  triage: triage(truth),
  setting: setting(truth),
  rightEnd: { kind: 'resolved', codes: CODES[truth] },
  cured: (scene) => cured(scene, truth),
  goals,
  gates: (scene) => [
    { id: 'data-lost', when: { reading: 'mail-loss', subject: person(scene).login, is: ['lost'] } },
  ],
  expert: expert(truth),
}));
