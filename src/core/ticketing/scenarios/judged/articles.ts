import type { DeskCommand } from '../../model/commands.ts';
import type { ArticleId } from '../../tools/articles.ts';
import type { Scene, TicketArticles, TicketCase } from '../desk-case.ts';

/** Articles whose steps are wrong by now, each beside a newer one that is right. */
const OUTDATED: readonly ArticleId[] = [
  'lockout-quick-fix',
  'caller-questions',
  'address-by-hand',
  'vpn-reinstall',
];

/** Story -> the articles that help with it, the best first. */
const RIGHT: Readonly<Record<string, readonly [ArticleId, ...ArticleId[]]>> = {
  'TK-01': ['account-lockouts'],
  'TK-02': ['proof-and-passwords', 'vpn'],
  'TK-03': ['proof-and-passwords'],
  'TK-04': ['proof-and-passwords', 'approval-phones'],
  'TK-05': ['approval-phones', 'proof-and-passwords'],
  'TK-06': ['account-lockouts'],
  'TK-07': ['joiners-and-leavers'],
  'TK-08': ['joiners-and-leavers'],
  'TK-09': ['access-to-data'],
  'TK-10': ['access-to-data'],
  'TK-11': ['approval-phones', 'suspicious-mail'],
  'TK-12': ['mail-and-licences'],
  'TK-13': ['mail-and-licences'],
  'TK-14': ['mail-and-licences'],
  'TK-15': ['suspicious-mail'],
  'TK-16': ['suspicious-mail'],
  'TK-17': ['suspicious-mail'],
  'TK-18': ['meetings-and-sync'],
  'TK-19': ['meetings-and-sync'],
  'TK-20': ['data-exposure'],
  'TK-21': ['no-address'],
  'TK-22': ['no-address', 'site-outages'],
  'TK-23': ['names-and-drives'],
  'TK-24': ['vpn'],
  'TK-25': ['names-and-drives', 'vpn'],
  'TK-26': ['site-outages'],
  'TK-27': ['no-address'],
  'TK-28': ['certificate-warnings'],
  'TK-29': ['site-outages'],
  'TK-30': ['home-and-remote-access'],
  'TK-31': ['printing'],
  'TK-32': ['printing'],
  'TK-33': ['printing'],
  'TK-34': ['data-exposure', 'printing'],
  'TK-35': ['recovery-keys'],
  'TK-36': ['recovery-keys', 'proof-and-passwords'],
  'TK-37': ['computer-health'],
  'TK-38': ['computer-health'],
  'TK-39': ['unwanted-programs'],
  'TK-40': ['unwanted-programs', 'site-outages'],
  'TK-41': ['phones-and-lost-devices'],
  'TK-42': ['software-and-scripts'],
  'TK-43': ['names-and-drives'],
  'TK-44': ['computer-health'],
  'TK-45': ['phones-and-lost-devices'],
  'TK-46': ['queue-and-priority'],
  'TK-47': ['queue-and-priority'],
  'TK-48': ['computer-health'],
  'TK-49': ['mac-and-linux'],
  'TK-50': ['mac-and-linux'],
  'TK-51': ['disposal'],
  'TK-52': ['phones-and-lost-devices', 'unwanted-programs'],
  'TK-53': ['home-and-remote-access'],
  'TK-54': ['unwanted-programs'],
  'TK-55': ['software-and-scripts', 'recovery-keys'],
  'TK-56': ['data-exposure', 'software-and-scripts'],
};

/** What the knowledge base is worth for a story; throws for one that has no article. */
function articlesFor(story: string): TicketArticles {
  const right = RIGHT[story];
  if (right === undefined) throw new Error(`No article helps with ${story}.`);
  return { right, outdated: OUTDATED };
}

/** What ends the work on a ticket, or lets it rest. */
const ENDS: readonly DeskCommand['kind'][] = [
  'resolve',
  'resolve-silent',
  'escalate',
  'transfer-call',
  'hold-ticket',
  'cancel',
  'merge',
  'make-child',
];

/** Nobody who needs the ticket soon waits for an article. */
const PASSED_ON: readonly DeskCommand['kind'][] = ['escalate', 'transfer-call'];

/** The expert's way with the best article put into the record: before the ticket ends, or once it was passed on. */
function withArticle(
  way: readonly DeskCommand[],
  ticket: string,
  article: ArticleId,
): readonly DeskCommand[] {
  const end = way.findLastIndex(
    (command) => ENDS.includes(command.kind) && (!('ticket' in command) || command.ticket === ticket),
  );
  const last = way[end];
  const place = last === undefined ? way.length : PASSED_ON.includes(last.kind) ? end + 1 : end;
  return way.toSpliced(place, 0, { kind: 'use-article', ticket, article });
}

/** A case with what the knowledge base is worth for it, and an expert who notes it in the record. */
export function withArticles(ticketCase: TicketCase): TicketCase {
  const articles = articlesFor(ticketCase.story.id);
  const [best] = articles.right;
  if (best === undefined) return { ...ticketCase, articles };
  return {
    ...ticketCase,
    articles,
    expert: (scene: Scene) => withArticle(ticketCase.expert(scene), scene.number, best),
  };
}
