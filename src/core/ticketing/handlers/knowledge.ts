import type { CommandOf } from '../model/commands.ts';
import type { DeskState } from '../model/state.ts';
import { findArticle } from '../tools/articles.ts';
import { type Outcome, refuse } from './change.ts';
import { onRecord } from './recording.ts';

/** Notes in the record that an article was used. */
export function useArticle(state: DeskState, { ticket, article }: CommandOf<'use-article'>): Outcome {
  const found = findArticle(article);
  if (found === null) return refuse('no-such-record', article);
  return onRecord(state, ticket, { kind: 'use-article', article: found.id });
}

/** Takes an article out of the record again. */
export function dropArticle(state: DeskState, { ticket, article }: CommandOf<'drop-article'>): Outcome {
  const found = findArticle(article);
  if (found === null) return refuse('no-such-record', article);
  return onRecord(state, ticket, { kind: 'drop-article', article: found.id });
}
