import type { Check } from '../../../../assessment/run-record.ts';
import { SECONDS_PER_MINUTE } from '../../../../kernel/time.ts';
import type { DeskCommand } from '../../../model/commands.ts';
import type { Condition } from '../../../model/condition.ts';
import type { DeskState } from '../../../model/state.ts';
import type { Voice } from '../../../model/voice.ts';
import type { WorldEffect } from '../../../world/effects.ts';
import type { TracedMessage } from '../../../world/traced-message.ts';
import type {
  RelatedTicket,
  RightEnd,
  Scene,
  TicketCase,
  TicketSetting,
  TriageKey,
} from '../../desk-case.ts';
import { say as ask, begun, callBack, finished, reply } from '../shared/expert-steps.ts';
import { saidGoal, securityKnewInTime, wasAnswered } from '../shared/goals.ts';
import { alsoReported, linkedGoal, relatedNumbers } from '../shared/related-tickets.ts';
import { drawn, person } from '../shared/scene.ts';
import { linesOf } from '../shared/voice-lines.ts';
import { requesterVoice } from '../shared/voices.ts';
import { manyRecipients, messageId, traced } from './mail-scene.ts';
import { GOOD_CATCH } from './tk-17-story.ts';

type Truth = 'campaign' | 'awareness-drill' | 'false-director' | 'real-invoice';

const TRUTHS: readonly Truth[] = ['campaign', 'awareness-drill', 'false-director', 'real-invoice'];

/** The message came this long before the report. */
const CAME = 25;
/** So many people got what was sent to many. */
const RECIPIENTS = 24;
/** So many of them report it in a ticket of their own. */
const ALSO_REPORT = 2;
/** Colleagues who have reported another message, which is harmless. */
const OTHER_REPORTS = 3;

const SENDERS: Readonly<Record<Truth, readonly [string, string]>> = {
  campaign: ['billing@larkfield-invoices.example', 'accounts@invoice-larkfield.example'],
  'awareness-drill': ['billing@open-invoices.example', 'accounts@unpaid-notice.example'],
  'false-director': ['director@larkfield-office.example', 'management@larkfield-board.example'],
  'real-invoice': ['accounts@hollin-packaging.example', 'billing@pine-and-sons.example'],
};

const VOUCHED: Readonly<Record<Truth, TracedMessage['sender']>> = {
  campaign: 'not-verified',
  'awareness-drill': 'drill',
  'false-director': 'not-verified',
  'real-invoice': 'verified',
};

const WANTS: Readonly<Record<Truth, string>> = {
  campaign: 'sign-in',
  'awareness-drill': 'sign-in',
  'false-director': 'payment',
  'real-invoice': 'nothing',
};

/** Whether others got it too and report it. */
const isToMany = (truth: Truth): boolean => truth === 'campaign' || truth === 'awareness-drill';

function cured(truth: Truth): Condition {
  switch (truth) {
    case 'campaign':
      return { said: 'requester.did.not-opened' };
    case 'false-director':
      return { said: 'requester.payments.warned' };
    // Who was told the one and the other knows nothing.
    case 'awareness-drill':
      return { all: [{ said: 'requester.drill.pleased' }, { not: { said: 'requester.genuine.trusts' } }] };
    case 'real-invoice':
      return { all: [{ said: 'requester.genuine.relieved' }, { not: { said: 'requester.drill.believes' } }] };
  }
}

/** What the person does who was told that the message can be trusted. */
const TRUSTS: Readonly<Record<Truth, string>> = {
  campaign: 'genuine.trusts',
  'awareness-drill': 'genuine.trusts',
  'false-director': 'genuine.pays',
  'real-invoice': 'genuine.relieved',
};

function requester(scene: Scene, truth: Truth): Voice {
  const { say, tell, confirm } = linesOf('TK-17', 'requester');
  return requesterVoice('TK-17', scene, { patience: 5, skill: 2, mood: 0 }, [
    tell('what-done', 'did', 'not-opened'),
    tell('what-wants', 'wants', WANTS[truth]),
    tell('who-else', 'also-got', isToMany(truth) ? 'several' : 'nobody'),
    say('tell-genuine', TRUSTS[truth]),
    say('tell-drill', truth === 'awareness-drill' ? 'drill.pleased' : 'drill.believes'),
    say('warn-payments', truth === 'false-director' ? 'payments.warned' : 'payments.none'),
    say('warn-colleagues', 'spread'),
    say('delete-message', 'deleted'),
    say('what-changed', 'nothing-changed'),
    say('since-when', 'since'),
    ...confirm(cured(truth)),
  ]);
}

/** Two more of those who got it report it by the same button. */
function related(scene: Scene): readonly RelatedTicket[] {
  return alsoReported('TK-17', scene, 'report-button', [
    { role: 'second', name: 'strange', after: 50 },
    { role: 'third', name: 'address', after: 110 },
  ]);
}

/** The mass of them reports it by the button; three of them write tickets. */
function toMany(scene: Scene): Pick<TracedMessage, 'recipients' | 'reports'> {
  const recipients = manyRecipients(scene, RECIPIENTS);
  const own = Object.values(scene.cast).map(({ login }) => login);
  return { recipients, reports: { by: recipients.filter((login) => !own.includes(login)), into: null } };
}

/** Was reported by the careful as well, and has nothing to do with the other message. */
function newsletter(scene: Scene): WorldEffect {
  const recipients = manyRecipients(scene, RECIPIENTS);
  return traced(scene, 1, {
    from: 'news@trade-garden.example',
    subject: 'newsletter',
    sizeMb: 1,
    status: 'delivered',
    minutesAgo: 190,
    recipients,
    reports: { by: recipients.slice(-OTHER_REPORTS), into: null },
  });
}

function setting(truth: Truth): (scene: Scene) => TicketSetting {
  return (scene) => ({
    effects: [
      ...(isToMany(truth) ? [newsletter(scene)] : []),
      traced(scene, 0, {
        from: drawn(scene, SENDERS[truth]),
        subject: 'invoice',
        sizeMb: 1,
        status: 'delivered',
        minutesAgo: CAME,
        sender: VOUCHED[truth],
        ...(isToMany(truth) ? toMany(scene) : {}),
      }),
    ],
    voices: [requester(scene, truth)],
    trouble: null,
    number: null,
    ...(isToMany(truth) ? { related: related(scene) } : {}),
  });
}

const HARMLESS: TriageKey = {
  category: 'security',
  subcategories: ['phishing'],
  impact: 3,
  urgency: 3,
  isSecurityCase: false,
};

const TRIAGE: Readonly<Record<Truth, TriageKey>> = {
  campaign: { ...HARMLESS, impact: 2, urgency: 1, isSecurityCase: true },
  'awareness-drill': HARMLESS,
  // One person, and nothing was paid; as a security case it is P2 all the same.
  'false-director': {
    ...HARMLESS,
    subcategories: ['phishing', 'impersonation'],
    isSecurityCase: true,
  },
  'real-invoice': HARMLESS,
};

/** Takes all reports in by one act, thanks those who wrote tickets, and makes these children too. */
function gathered(scene: Scene): readonly DeskCommand[] {
  const written = relatedNumbers(scene, ALSO_REPORT).flatMap((ticket): readonly DeskCommand[] => [
    reply(ticket, ['thanks']),
    { kind: 'make-child', ticket, into: scene.number },
  ]);
  return [{ kind: 'add-reports', ticket: scene.number, message: messageId(scene, 0) }, ...written];
}

/** The person is thanked and told that it goes on with Security, who have to know before anybody else. */
function toSecurity(scene: Scene, ...after: readonly DeskCommand[]): readonly DeskCommand[] {
  return [
    ask('C1', 'thanks', 'please-wait', 'goodbye'),
    { kind: 'end-call', contact: 'C1' },
    { kind: 'escalate', ticket: scene.number, group: 'security', evidence: [1, 2, 3] },
    ...after,
    { kind: 'wait', seconds: 6 * SECONDS_PER_MINUTE },
  ];
}

/** Reads what the gateway knows before a word is said: it tells the four apart. */
function expert(truth: Truth): (scene: Scene) => readonly DeskCommand[] {
  return (scene) => {
    const found: readonly DeskCommand[] = [
      { kind: 'open-ticket', ticket: scene.number },
      { kind: 'look', page: 'mail.trace', subject: person(scene).login },
      ...begun(scene, TRIAGE[truth]),
      callBack(scene),
      ask('C1', 'greeting', 'what-done'),
    ];
    const solved: readonly DeskCommand[] = finished(scene, 'C1', {
      code: 'no-fault-found',
      cause: truth,
      evidence: [1, 2, 3],
    });
    switch (truth) {
      case 'campaign':
        return [...found, ask('C1', 'who-else'), ...toSecurity(scene, ...gathered(scene))];
      case 'false-director':
        return [...found, ask('C1', 'what-wants'), ask('C1', 'warn-payments'), ...toSecurity(scene)];
      case 'awareness-drill':
        return [
          ...found,
          ask('C1', 'who-else'),
          ask('C1', 'thanks', 'tell-drill'),
          ...gathered(scene),
          ...solved,
        ];
      case 'real-invoice':
        return [...found, ask('C1', 'what-wants'), ask('C1', 'thanks', 'tell-genuine'), ...solved];
    }
  };
}

/** Everybody who reported it heard that it was right to do so. */
function thankedGoal(scene: Scene, state: DeskState, count: number): ReturnType<typeof saidGoal> {
  const id = 'reporters-thanked';
  const others = relatedNumbers(scene, count).filter((number) =>
    state.tickets.some(({ record }) => record.number === number),
  );
  const numbers = [scene.number, ...others];
  return {
    id,
    met: numbers.every((number) => saidGoal(id, state, { ...scene, number }, 'thanks', true).met),
  };
}

/** All reports of the message are in this ticket, and none of another message. */
function reportsGoal({ number }: Scene, { world }: DeskState): Check {
  const filed = world.messages.filter(({ reports }) => reports !== undefined);
  return {
    id: 'reports-added',
    met: filed.every(({ sender, reports }) => (reports?.into === number) === (sender !== 'verified')),
  };
}

function goals(truth: Truth): TicketCase['goals'] {
  return (scene, state) => {
    const count = isToMany(truth) ? ALSO_REPORT : 0;
    const isHarmful = truth === 'campaign' || truth === 'false-director';
    return [
      thankedGoal(scene, state, count),
      ...(count === 0 ? [] : [linkedGoal(scene, state, count), reportsGoal(scene, state)]),
      // Neither a stranger's link nor a drill goes round the company by our word.
      { id: 'link-not-spread', met: !wasAnswered(scene, state, 'requester.spread') },
      ...(isHarmful
        ? [
            { id: 'message-kept', met: !wasAnswered(scene, state, 'requester.deleted') },
            securityKnewInTime(scene, state),
          ]
        : []),
    ];
  };
}

const RESOLVED: RightEnd = { kind: 'resolved', codes: ['no-fault-found'] };

const RIGHT_END: Readonly<Record<Truth, RightEnd>> = {
  campaign: {
    kind: 'escalated',
    group: 'security',
    mustName: ['doubtful-mail@account', 'told:did@requester', 'told:also-got@requester'],
  },
  'false-director': {
    kind: 'escalated',
    group: 'security',
    mustName: ['doubtful-mail@account', 'told:wants@requester'],
  },
  'awareness-drill': RESOLVED,
  'real-invoice': RESOLVED,
};

/** Whoever is told that a stranger's message is real does what it asks for. */
const GATES: Readonly<Record<Truth, readonly string[]>> = {
  campaign: ['sent-to-a-stranger'],
  'false-director': ['paid-a-stranger'],
  'awareness-drill': [],
  'real-invoice': [],
};

/** The truths of TK-17. */
export const TK_17_CASES: readonly TicketCase[] = TRUTHS.map((truth) => ({
  id: `TK-17-${truth}`,
  story: GOOD_CATCH,
  truth,
  placements: 2,
  parMinutes: 20,
  triage: TRIAGE[truth],
  setting: setting(truth),
  rightEnd: RIGHT_END[truth],
  cured: () => cured(truth),
  goals: goals(truth),
  gates: () => GATES[truth].map((id) => ({ id, when: { said: `requester.${TRUSTS[truth]}` } })),
  expert: expert(truth),
}));
