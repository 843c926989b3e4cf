import { useState } from 'react';
import type { Article, ArticleId } from '../../../../core/ticketing/tools/articles.ts';
import type { PanelProps } from '../panel-props.ts';
import { ArticlePage } from './article-page.tsx';
import { ArticleSearch } from './article-search.tsx';

export interface KnowledgeToolProps extends Pick<PanelProps, 'view' | 'send'> {
  /** Puts a link to an article into the reply; left out where nothing is written. */
  onLink?: ((article: ArticleId) => void) | undefined;
}

/** The knowledge base: its articles by subject or by what is searched for, and the one that is read. */
export function KnowledgeTool({ view, send, onLink }: KnowledgeToolProps) {
  const [isListed, setListed] = useState(false);
  const open = view.pages['knowledge.article']?.contents as Article | undefined;
  if (open !== undefined && !isListed)
    return (
      <ArticlePage
        key={open.id}
        article={open}
        view={view}
        send={send}
        onLink={onLink}
        onList={() => setListed(true)}
      />
    );
  return (
    <ArticleSearch
      onRead={(id) => {
        setListed(false);
        // What is open already is not looked up again.
        if (open?.id !== id) void send({ kind: 'look', page: 'knowledge.article', subject: id });
      }}
    />
  );
}
