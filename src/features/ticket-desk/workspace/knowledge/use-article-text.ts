import { useCallback } from 'react';
import { ARTICLES, type Article, type ArticleId } from '../../../../core/ticketing/tools/articles.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { plain } from '../../model/find-records.ts';

interface ArticleText {
  readonly title: string;
  readonly about: string;
  readonly steps: readonly string[];
  readonly note: string;
}

/** The texts of an article in the reader's language. */
export function useArticleText(): (id: ArticleId) => ArticleText {
  const { t } = useTranslation('desk-knowledge');
  return useCallback(
    (id) => ({
      title: t(`article.${id}.title`),
      about: t(`article.${id}.about`),
      // One step a line.
      steps: t(`article.${id}.steps`).split('\n'),
      note: t(`article.${id}.note`),
    }),
    [t],
  );
}

/** The articles that hold all these words, those first that have them in their titles; all of them for no words. */
export function articlesWith(words: string, textOf: (id: ArticleId) => ArticleText): readonly Article[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  const holds = (text: string): boolean => wanted.every((word) => plain(text).includes(word));
  const isTitled = ({ id, number }: Article): boolean => holds(`${number} ${textOf(id).title}`);
  const found = ARTICLES.filter((article) => {
    const { title, about, steps, note } = textOf(article.id);
    return holds([article.number, title, about, ...steps, note].join(' '));
  });
  return [...found.filter(isTitled), ...found.filter((article) => !isTitled(article))];
}
