import type { Ticket } from '../record/ticket.ts';
import type { TicketArticles, TicketCase } from '../scenarios/desk-case.ts';
import { findArticle } from '../tools/articles.ts';

/** Whoever attaches more than these has not read them. */
const MOST_ARTICLES = 3;

/** Whether the record names an article that helps, and none that is out of date. */
export function isArticleRight(
  { articlesUsed }: Pick<Ticket, 'articlesUsed'>,
  { right, outdated }: TicketArticles,
): boolean {
  return (
    articlesUsed.length <= MOST_ARTICLES &&
    right.some((article) => articlesUsed.includes(article)) &&
    outdated.every((article) => !articlesUsed.includes(article))
  );
}

/** Number of the article that helps best with a ticket; null where the record is not asked for one. */
export function bestArticle({ articles }: TicketCase): string | null {
  const [best] = articles?.right ?? [];
  return best === undefined ? null : (findArticle(best)?.number ?? null);
}
