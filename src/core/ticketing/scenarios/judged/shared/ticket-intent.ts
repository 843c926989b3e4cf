import type { Intent, IntentKind, TalkLanguage } from '../../../talk/talk.ts';

/** A question or a request that a ticket adds to those of the desk. Its button's text is in the ticket's file. */
export function ticketIntent(
  story: string,
  id: string,
  kind: IntentKind,
  patterns: Readonly<Record<TalkLanguage, readonly string[]>>,
): Intent {
  return { id, kind, labelKey: `tickets/${story.toLowerCase()}:intent.${id}`, patterns };
}
