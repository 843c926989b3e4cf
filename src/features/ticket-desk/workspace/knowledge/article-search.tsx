import { CalendarX2, Search } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import {
  ARTICLE_SUBJECTS,
  ARTICLES,
  type Article,
  type ArticleId,
} from '../../../../core/ticketing/tools/articles.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Input } from '../../../../ui/input.tsx';
import { secondsOf } from '../../model/costs.ts';
import { costOf } from '../../texts/desk-time.ts';
import { articlesWith, useArticleText } from './use-article-text.ts';

export interface ArticleSearchProps {
  onRead(article: ArticleId): void;
}

/** The search of the knowledge base and what it finds: by subject, or what fits best first. Enter reads the first. */
export function ArticleSearch({ onRead }: ArticleSearchProps) {
  const { t } = useTranslation('desk-knowledge');
  const textOf = useArticleText();
  const [words, setWords] = useState('');
  const found = articlesWith(words, textOf);
  const isAsked = words.trim() !== '';
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const [first] = found;
    if (isAsked && first !== undefined) onRead(first.id);
  };
  const row = (article: Article) => (
    <ArticleRow key={article.id} article={article} title={textOf(article.id).title} onRead={onRead} />
  );
  return (
    <>
      <form onSubmit={submit} className="grid gap-1.5">
        <div className="relative">
          <Search
            aria-hidden="true"
            className="absolute inset-y-0 inset-s-2.5 my-auto size-4 text-ink-faint"
          />
          <Input
            data-focus="find"
            aria-label={t('find')}
            placeholder={t('find')}
            autoComplete="off"
            value={words}
            onChange={({ target }) => setWords(target.value)}
            className="h-9 ps-8.5 max-[59.99875rem]:h-11"
          />
        </div>
        <p className="flex justify-between gap-2 text-xs text-ink-faint">
          <span role="status">{t('found', { count: found.length, all: ARTICLES.length })}</span>
          {t('takes', { time: costOf(secondsOf('look')) })}
        </p>
      </form>
      {found.length === 0 ? <p className="text-xs text-ink-muted">{t('none')}</p> : null}
      {isAsked ? (
        <ul aria-label={t('list')} className="grid">
          {found.map(row)}
        </ul>
      ) : (
        ARTICLE_SUBJECTS.map((subject) => (
          <section key={subject} aria-label={t(`subject.${subject}`)} className="grid gap-0.5">
            <h3 className="silk text-ink-faint">{t(`subject.${subject}`)}</h3>
            <ul className="grid">{found.filter((article) => article.subject === subject).map(row)}</ul>
          </section>
        ))
      )}
    </>
  );
}

interface ArticleRowProps extends ArticleSearchProps {
  readonly article: Article;
  readonly title: string;
}

function ArticleRow({ article: { id, number, isOverdue }, title, onRead }: ArticleRowProps) {
  const { t } = useTranslation('desk-knowledge');
  return (
    <li>
      <button
        type="button"
        onClick={() => onRead(id)}
        className="grid min-h-9 w-full grid-cols-[3.75rem_minmax(0,1fr)_auto] items-baseline gap-2 rounded-sm px-1 py-1.5 text-start hover:bg-hover max-[59.99875rem]:min-h-11"
      >
        <span className="reading text-xs text-ink-faint">{number}</span>
        <span>{title}</span>
        {isOverdue ? (
          <span className="self-center text-standby">
            <CalendarX2 aria-hidden="true" className="size-4" />
            <span className="sr-only">{t('overdue')}</span>
          </span>
        ) : null}
      </button>
    </li>
  );
}
