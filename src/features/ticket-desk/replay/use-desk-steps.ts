import { useMemo } from 'react';
import type { DeskCommand } from '../../../core/ticketing/model/commands.ts';
import type { ReplyPart } from '../../../core/ticketing/model/reply.ts';
import type { DeskView, TicketView } from '../../../core/ticketing/model/view.ts';
import { findArticle } from '../../../core/ticketing/tools/articles.ts';
import type { PageId } from '../../../core/ticketing/tools/pages.ts';
import type { KeyIn } from '../../../i18n/texts.ts';
import { type Translate, useTranslation } from '../../../i18n/use-translation.ts';
import type { ReplayStep } from '../../../runs/replay/replay-step.ts';
import { clockTime, lengthOf } from '../texts/desk-time.ts';
import { type DeskText, useDeskText } from '../texts/use-desk-text.ts';
import { useFindingText } from '../texts/use-finding-text.ts';
import { usePageName } from '../texts/use-page-name.ts';
import { usePlaceName } from '../texts/use-place-name.ts';
import type { DeskFrame } from './replay-frames.ts';
import { stepWork } from './step-work.ts';

interface Speaker {
  readonly t: Translate<KeyIn<readonly ['desk-debrief', 'desk', 'desk-tools']>>;
  readonly text: DeskText;
  pageName(page: PageId): string;
  placeName(subject: string): string;
  /** The shift as it was when the command was given. */
  readonly view: DeskView;
}

/** The frames of a shift as steps in words: what was done, and what it showed. */
export function useDeskSteps(frames: readonly DeskFrame[]): readonly ReplayStep[] {
  const { t } = useTranslation(['desk-debrief', 'desk', 'desk-tools']);
  const companySeed = frames.at(-1)?.view.companySeed ?? 0;
  const findingText = useFindingText(companySeed);
  const pageName = usePageName();
  const placeName = usePlaceName(companySeed);
  const text = useDeskText(frames.at(-1)?.view.tickets ?? []);
  return useMemo(
    () =>
      frames.map(({ command, view }, index): ReplayStep => {
        const before = frames[index - 1]?.view;
        const when = { simSeconds: view.now - view.startedAt, clock: clockTime(view.now), isBreach: false };
        if (command === null || before === undefined) return { text: null, ...when };
        const found = short(
          view.evidence
            .slice(before.evidence.length)
            .map((entry) => findingText(entry, true))
            .join('; '),
          MOST_FOUND,
        );
        return {
          text: stepText({ t, text, pageName, placeName, view: before }, command),
          ...(found === '' ? {} : { result: found }),
          work: stepWork(command),
          ...when,
        };
      }),
    [frames, t, text, findingText, pageName, placeName],
  );
}

/** Longer typed words are cut, and what a page with many readings showed. */
const MOST_WORDS = 90;
const MOST_FOUND = 140;

const short = (words: string, most = MOST_WORDS): string =>
  words.length <= most ? words : `${words.slice(0, most).trimEnd()} …`;

function ticketOf({ view }: Speaker, number: string | null): TicketView | undefined {
  return view.tickets.find(({ record }) => record.number === number);
}

function ticketOfContact(speaker: Speaker, contact: string): TicketView | undefined {
  return ticketOf(speaker, speaker.view.contacts.find(({ id }) => id === contact)?.ticket ?? null);
}

function replyWords(
  { t, text }: Speaker,
  ticket: TicketView | undefined,
  parts: readonly ReplyPart[],
): string {
  const words = parts.map((part) => {
    if (part.kind === 'words') return part.words;
    if (part.kind === 'article')
      return t('desk:timeline.article', { number: findArticle(part.article)?.number ?? part.article });
    if (part.kind === 'promise') return t('desk:timeline.promise', { minutes: part.seconds / 60 });
    return ticket === undefined ? '' : text.intent(ticket, part.intent);
  });
  return short(words.join(' '));
}

/** What was done, in words. */
function stepText(speaker: Speaker, command: DeskCommand): string {
  const { t, text } = speaker;
  switch (command.kind) {
    case 'open-ticket':
      return t('step.open-ticket', { ticket: command.ticket });
    case 'classify':
      return t('step.classify', {
        category: t(`desk:category.${command.category}`),
        subcategory: t(`desk:subcategory.${command.subcategory}`),
      });
    case 'set-asset':
      return t('step.set-asset', { asset: command.asset });
    case 'hold-ticket':
      return t('step.hold-ticket', { reason: t(`desk:holdReason.${command.reason}`) });
    case 'reply':
      return t('step.reply', {
        words: replyWords(speaker, ticketOf(speaker, command.ticket), command.parts),
      });
    case 'escalate':
      return t('step.escalate', { group: t(`desk:group.${command.group}`) });
    case 'resolve': {
      const ticket = ticketOf(speaker, command.ticket);
      const key = `tickets/${ticket?.story.toLowerCase()}:suspect.${command.cause}`;
      return t('step.resolve', {
        code: t(`desk:resolutionCode.${command.code}`),
        cause: ticket === undefined ? command.cause : text.of(ticket, key),
      });
    }
    case 'cancel':
      return t('step.cancel', { reason: t(`desk:cancelReason.${command.reason}`) });
    case 'merge':
    case 'make-child':
      return t(`step.${command.kind}`, { into: command.into });
    case 'link-earlier':
      return t('step.link-earlier', { earlier: command.earlier });
    case 'use-article':
    case 'drop-article':
      return t(`step.${command.kind}`, { number: findArticle(command.article)?.number ?? command.article });
    case 'dial':
      return t('step.dial', { number: command.number });
    case 'say': {
      const ticket = ticketOfContact(speaker, command.contact);
      const words = command.intents.map((id) => (ticket === undefined ? '' : text.intent(ticket, id)));
      return t('step.say', { words: words.join(' ') });
    }
    case 'send-to-bench':
      return t('step.send-to-bench', {
        asset: command.asset,
        job: t(`desk:bench.job.${command.job}`),
      });
    case 'say-words':
      return t('step.say-words', { words: short(command.words) });
    case 'run-console':
      return t('step.run-console', { line: command.line });
    case 'change-setting':
      return t('step.change-setting', { setting: t(`desk-tools:setting.${command.setting}`) });
    case 'look':
      return t('step.look', {
        page: speaker.pageName(command.page),
        subject: subjectOf(speaker, command.subject),
      });
    case 'erase-devices':
      return t('step.act', {
        act: t(`desk:tools.act.erase-${command.method}`),
        subject: command.assets.join(', '),
      });
    case 'route-devices':
      return t('step.act', {
        act: t(`desk:tools.act.route-${command.route}`),
        subject: command.assets.join(', '),
      });
    case 'malware-step':
      return t('step.act', { act: t(`desk:tools.act.${command.step}`), subject: command.asset });
    case 'upgrade-work':
      return t('step.act', { act: t(`desk:tools.act.${command.work}`), subject: command.asset });
    case 'order-part':
    case 'order-printer-part':
      return t('step.order-part', {
        act: t(`desk:tools.act.order-${command.part}`),
        subject: actSubject(speaker, command),
      });
    case 'promise-callback':
      return t('step.promise-callback', { length: lengthOf(command.seconds) });
    case 'transfer-call':
      return t('step.transfer-call', { group: t(`desk:group.${command.group}`) });
    case 'wait':
      return t('step.wait', { length: lengthOf(command.seconds) });
    case 'set-affected-user':
    case 'take':
    case 'start-work':
    case 'note':
    case 'resolve-silent':
    case 'open-problem':
    case 'answer-call':
    case 'hold-call':
    case 'resume-call':
    case 'end-call':
    case 'leave-voicemail':
    case 'join-calls':
    case 'ask-remote-consent':
    case 'send-push':
    case 'start-video':
    case 'check-badge':
    case 'check-photo-id':
    case 'wait-for-event':
    case 'stop-clocks':
    case 'start-clocks':
    case 'ask-hint':
    case 'take-bench-report':
      return t(`step.${command.kind}`);
    default:
      return t('step.act', {
        act: t(`desk:tools.act.${command.kind}`),
        subject: actSubject(speaker, command),
      });
  }
}

/** The number of an article; else what was looked up, as the reader calls it. */
function subjectOf({ placeName }: Speaker, subject: string): string {
  return findArticle(subject)?.number ?? placeName(subject);
}

function actSubject(speaker: Speaker, command: DeskCommand): string {
  if (command.kind === 'revoke-grant') return command.app;
  if ('login' in command) return command.login;
  if ('asset' in command) return command.asset;
  if (command.kind === 'release-message' || command.kind === 'add-reports') return command.message;
  if ('printer' in command) return command.printer;
  return 'starter' in command ? subjectOf(speaker, command.starter) : '';
}
