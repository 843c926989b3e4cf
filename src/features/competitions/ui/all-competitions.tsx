import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { competitionState } from '../../../core/assessment/competition/state.ts';
import type { Competition } from '../../../core/contracts/competition-answers.ts';
import { formatMoment } from '../../../lib/format-moment.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { competitionsQuery, entriesQuery } from '../api/competitions.queries.ts';
import { type Choice, DecideDialog } from './decide-dialog.tsx';
import { Loading, NotLoaded, ShowMore } from './waiting.tsx';

export interface AllCompetitionsProps {
  readonly personId: string;
  readonly now: number;
}

/** Every competition, each with its runs and who takes part, where both can be voided. */
export function AllCompetitions({ personId, now }: AllCompetitionsProps) {
  const { t } = useTranslation('competitions');
  const read = useInfiniteQuery(competitionsQuery(personId));
  const [open, setOpen] = useState<string | null>(null);
  const competitions = read.data?.pages.flat();
  return (
    <Card aria-labelledby="all-competitions">
      <h2 id="all-competitions" className="p-5 pb-3 text-lg font-semibold tracking-tight sm:px-6">
        {t('all.title')}
      </h2>
      {read.isError ? <NotLoaded onRetry={() => void read.refetch()} /> : null}
      {competitions === undefined && !read.isError ? <Loading /> : null}
      {competitions?.length === 0 ? <p className="p-5 pt-2 text-ink-muted sm:px-6">{t('none')}</p> : null}
      <ul className="divide-y divide-line border-t border-line">
        {competitions?.map((one) => (
          <li key={one.id}>
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-3 sm:px-6">
              <div className="grid gap-0.5">
                <span className="font-medium">{one.title}</span>
                <span className="text-sm text-ink-muted">
                  {t('all.window', { opens: formatMoment(one.opensAt), closes: formatMoment(one.closesAt) })}
                </span>
              </div>
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <Badge>{t(`state.${competitionState(one, now)}`)}</Badge>
                <span className="text-sm text-ink-muted">{t('people', { count: one.people })}</span>
                <Button
                  size="sm"
                  variant="secondary"
                  aria-expanded={open === one.id}
                  aria-label={t('all.openOf', { title: one.title })}
                  onClick={() => setOpen(open === one.id ? null : one.id)}
                >
                  {t('all.open')}
                </Button>
              </div>
            </div>
            {open === one.id ? <Runs competition={one} /> : null}
          </li>
        ))}
      </ul>
      <ShowMore read={read} label={t('all.title')} />
    </Card>
  );
}

/** What is being voided: the words of the question, and the act. */
interface Voiding {
  readonly title: string;
  readonly choice: Choice;
}

/** The runs of a competition and the attempts at it. */
function Runs({ competition }: { readonly competition: Competition }) {
  const { t } = useTranslation('competitions');
  const { id: formId, items } = competition;
  const [voiding, setVoiding] = useState<Voiding | null>(null);
  const read = useInfiniteQuery(entriesQuery(formId));
  const entries = read.data?.pages.flat();
  return (
    <div className="grid gap-5 border-t border-line bg-ground px-5 py-4 sm:px-6 lg:grid-cols-2">
      <section aria-label={t('all.runs')} className="grid content-start gap-2">
        <h3 className="text-sm font-semibold">{t('all.runs')}</h3>
        <ul className="grid gap-2">
          {items.map(({ position, voidReason }) => (
            <li key={position} className="flex flex-wrap items-center justify-between gap-3 text-sm">
              <span>{t('run', { number: position })}</span>
              {voidReason === null ? (
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={t('outcome.void-run', { number: position })}
                  onClick={() =>
                    setVoiding({
                      title: t('decide.item', { number: position, title: competition.title }),
                      choice: {
                        outcome: 'void-item',
                        decided: { about: 'item', formId, position },
                        position,
                      },
                    })
                  }
                >
                  {t('all.void')}
                </Button>
              ) : (
                <span className="text-standby">{t('all.isVoid', { reason: voidReason })}</span>
              )}
            </li>
          ))}
        </ul>
      </section>
      <section aria-label={t('all.entries')} className="grid content-start gap-2">
        <h3 className="text-sm font-semibold">{t('all.entries')}</h3>
        {read.isError ? <NotLoaded onRetry={() => void read.refetch()} /> : null}
        {entries === undefined && !read.isError ? <Loading /> : null}
        {entries?.length === 0 ? <p className="text-sm text-ink-muted">{t('all.nobody')}</p> : null}
        <ul className="grid gap-2">
          {entries?.map(({ attemptId, name, played, score, voidReason }) => {
            const who = name ?? t('review.nameless');
            return (
              <li key={attemptId} className="flex flex-wrap items-center justify-between gap-3 text-sm">
                <span>
                  <span className="font-medium">{who}</span>{' '}
                  <span className="text-ink-muted">
                    {t('own.played', { played, count: items.length })}
                    {score === null ? null : ` ${t('own.score', { score })}`}
                  </span>
                </span>
                {voidReason === null ? (
                  <Button
                    size="sm"
                    variant="secondary"
                    aria-label={t('all.voidOf', { name: who })}
                    onClick={() =>
                      setVoiding({
                        title: t('decide.entry', { name: who, title: competition.title }),
                        choice: {
                          outcome: 'void-entry',
                          decided: { about: 'entry', attemptId },
                          position: null,
                        },
                      })
                    }
                  >
                    {t('all.void')}
                  </Button>
                ) : (
                  <span className="text-standby">{t('all.isVoid', { reason: voidReason })}</span>
                )}
              </li>
            );
          })}
        </ul>
        <ShowMore read={read} label={t('all.entries')} />
      </section>
      {voiding === null ? null : (
        <DecideDialog title={voiding.title} choices={[voiding.choice]} onClose={() => setVoiding(null)} />
      )}
    </div>
  );
}
