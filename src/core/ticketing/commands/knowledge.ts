import { dropArticle, useArticle } from '../handlers/knowledge.ts';
import type { CommandRows } from './command-row.ts';
import { id } from './fields.ts';

/** The articles that helped with a ticket. */
export const KNOWLEDGE: CommandRows<'use-article' | 'drop-article'> = {
  'use-article': { fields: { ticket: id, article: id }, identity: null, handle: useArticle },
  'drop-article': {
    fields: { ticket: id, article: id },
    identity: null,
    handle: dropArticle,
  },
};
