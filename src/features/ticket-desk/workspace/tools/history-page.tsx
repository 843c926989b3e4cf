import type { PageContents } from '../../../../core/ticketing/tools/pages.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { secondsOf } from '../../model/costs.ts';
import { dayAndTime } from '../../texts/desk-time.ts';
import type { PanelProps } from '../panel-props.ts';
import { ActButton } from './act-button.tsx';
import { PageSection } from './facts.tsx';
import { PersonHead } from './person-head.tsx';

export interface HistoryPageProps extends Pick<PanelProps, 'view' | 'send'> {
  readonly contents: PageContents['record.history'];
}

/** Tickets that somebody had in the last weeks. The open ticket can be linked to them, and their cause be looked into. */
export function HistoryPage({ contents: { person, tickets }, view, send }: HistoryPageProps) {
  const { t } = useTranslation(['desk', 'desk-tools']);
  const { open } = view;
  return (
    <>
      <PersonHead person={person} />
      <PageSection title={t('desk-tools:history.tickets')} aside={tickets.length}>
        {tickets.length === 0 ? (
          <p className="text-xs text-ink-muted">{t('desk-tools:history.none')}</p>
        ) : (
          <ul className="grid gap-2.5">
            {tickets.toReversed().map(({ number, resolvedAt, subcategory, code, act }, index) => (
              <li key={number} className="grid gap-1.5">
                <p>
                  <span className="reading me-1.5 text-xs">{number}</span>
                  <strong className="font-medium">{t(`subcategory.${subcategory}`)}</strong>
                  <span className="block text-xs text-ink-muted">
                    {dayAndTime(resolvedAt, view.now)}, {t(`resolutionCode.${code}`)}, {t(`tools.act.${act}`)}
                  </span>
                </p>
                {open === null ? null : (
                  <ActButton
                    label={t('desk-tools:history.link', { number })}
                    seconds={secondsOf('link-earlier')}
                    focus={index === 0 ? 'earlier' : undefined}
                    onAct={() => void send({ kind: 'link-earlier', ticket: open, earlier: number })}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
      </PageSection>
      {open === null ? null : (
        <PageSection title={t('desk-tools:history.problem')}>
          <p className="text-xs text-ink-muted">{t('desk-tools:history.problemText')}</p>
          <ActButton
            label={t('desk-tools:history.openProblem', { number: open })}
            seconds={secondsOf('open-problem')}
            onAct={() => void send({ kind: 'open-problem', ticket: open })}
          />
        </PageSection>
      )}
    </>
  );
}
