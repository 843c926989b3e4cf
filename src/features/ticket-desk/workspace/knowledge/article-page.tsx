import { ArrowLeft, CalendarX2, Check, NotebookPen, Send } from 'lucide-react';
import type { Article } from '../../../../core/ticketing/tools/articles.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { dayWithYear } from '../../texts/desk-time.ts';
import { Facts } from '../tools/facts.tsx';
import type { KnowledgeToolProps } from './knowledge-tool.tsx';
import { useArticleText } from './use-article-text.ts';

export interface ArticlePageProps extends KnowledgeToolProps {
  readonly article: Article;
  onList(): void;
}

const ACT = 'min-h-8 px-2.5 text-[0.8125rem] max-[59.99875rem]:min-h-11';

/** An article: whose it is and when it was reviewed, its steps, and what can be done with it in the open ticket. */
export function ArticlePage({ article, view, send, onLink, onList }: ArticlePageProps) {
  const { t } = useTranslation(['desk-knowledge', 'desk']);
  const textOf = useArticleText();
  const { id, number, subject, owner, reviewedAt, isOverdue, isPublic } = article;
  const { title, about, steps, note } = textOf(id);
  const ticket = view.tickets.find(({ record }) => record.number === view.open)?.record;
  // On a call there is no reply to put a link into.
  const isTalking = view.contacts.some((one) => one.ticket === view.open && one.status === 'active');
  const isUsed = ticket?.articlesUsed.includes(id) === true;
  return (
    <article aria-labelledby="article-title" className="grid gap-3">
      <Button variant="ghost" size="sm" className={`${ACT} -ms-2 justify-self-start`} onClick={onList}>
        <ArrowLeft aria-hidden="true" className="rtl:rotate-180" />
        {t('all')}
      </Button>
      <header className="grid gap-2">
        <p className="text-xs text-ink-muted">
          <span className="reading">{number}</span> · {t(`subject.${subject}`)}
        </p>
        <h3 id="article-title" className="text-base leading-5.5 font-semibold text-balance">
          {title}
        </h3>
        <Facts
          rows={[
            [t('owner'), t(`desk:group.${owner}`)],
            [t('reviewed'), dayWithYear(reviewedAt)],
            [t('audience'), t(isPublic ? 'everyone' : 'deskOnly')],
          ]}
        />
        {isOverdue ? (
          <p className="flex gap-2 text-standby">
            <CalendarX2 aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span>
              <strong className="font-semibold">{t('overdue')}.</strong> {t('overdueText')}
            </span>
          </p>
        ) : null}
      </header>
      <p className="text-sm leading-5.5">{about}</p>
      <ol
        aria-label={t('steps')}
        className="grid list-decimal gap-2 ps-5 text-sm leading-5.5 marker:text-ink-faint"
      >
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="border-t border-line pt-3 text-sm leading-5.5">
        <strong className="font-semibold">{t('note')}:</strong> {note}
      </p>
      {ticket === undefined ? (
        <p className="text-xs text-ink-muted">{t('noTicket')}</p>
      ) : (
        <div className="flex flex-wrap gap-1.5 border-t border-line pt-3">
          <Button
            variant="secondary"
            size="sm"
            className={ACT}
            aria-pressed={isUsed}
            aria-label={t(isUsed ? 'dropOf' : 'useOf', { number, ticket: ticket.number })}
            onClick={() =>
              void send({
                kind: isUsed ? 'drop-article' : 'use-article',
                ticket: ticket.number,
                article: id,
              })
            }
          >
            {isUsed ? (
              <Check aria-hidden="true" className="text-passed" />
            ) : (
              <NotebookPen aria-hidden="true" />
            )}
            {t(isUsed ? 'drop' : 'use')}
          </Button>
          {isPublic && onLink !== undefined && !isTalking ? (
            <Button variant="secondary" size="sm" className={ACT} onClick={() => onLink(id)}>
              <Send aria-hidden="true" />
              {t('link')}
            </Button>
          ) : null}
        </div>
      )}
    </article>
  );
}
