import { type Article, findArticle } from './articles.ts';
import type { PageRow } from './page-row.ts';

export interface KnowledgePageContents {
  /** An article of the knowledge base; subject: its id or number. */
  readonly 'knowledge.article': Article;
}

export const KNOWLEDGE_PAGES: {
  readonly [Id in keyof KnowledgePageContents]: PageRow<KnowledgePageContents[Id]>;
} = {
  'knowledge.article': {
    show: (_, subject) => findArticle(subject),
    readings: () => [],
  },
};
