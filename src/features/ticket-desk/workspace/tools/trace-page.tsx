import type { PageContents } from '../../../../core/ticketing/tools/pages.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { secondsOf } from '../../model/costs.ts';
import { dayAndTime } from '../../texts/desk-time.ts';
import type { PanelProps } from '../panel-props.ts';
import { ActButton } from './act-button.tsx';
import { Facts, PageSection } from './facts.tsx';

export interface TracePageProps extends Pick<PanelProps, 'view' | 'send'> {
  readonly contents: PageContents['mail.trace'];
}

/** What became of the newest messages to somebody, at the mail gateway. The messages themselves are not shown. */
export function TracePage({ contents: { login, messages }, view, send }: TracePageProps) {
  const { t } = useTranslation(['desk', 'desk-tools']);
  const { open } = view;
  const reportsText = ({ by, into }: NonNullable<(typeof messages)[number]['reports']>): string =>
    into === null
      ? t('desk-tools:trace.reportedBy', { count: by.length })
      : t('desk-tools:trace.reportsIn', { count: by.length, ticket: into });
  return (
    <>
      <p className="reading text-base font-medium">{login}</p>
      <PageSection title={t('desk-tools:trace.messages')} aside={messages.length}>
        {messages.length === 0 ? (
          <p className="text-xs text-ink-muted">{t('desk-tools:trace.none')}</p>
        ) : (
          <ul className="grid gap-3">
            {messages
              .toReversed()
              .map(({ id, at, from, address, recipients, subject, sizeMb, status, sender, reports }) => (
                <li key={id} className="grid gap-1.5 border-b border-line pb-3">
                  <p>
                    <strong className="font-medium">{t(`desk-tools:trace.subject.${subject}`)}</strong>
                    <span className="reading block text-xs text-ink-muted">{dayAndTime(at, view.now)}</span>
                  </p>
                  <Facts
                    rows={[
                      [t('desk-tools:trace.from'), from],
                      ...(address === null ? [] : [[t('desk-tools:trace.to'), address] as const]),
                      [t('desk-tools:trace.recipients'), recipientsText(recipients)],
                      [t('desk-tools:trace.size'), `${sizeMb} MB`],
                      [t('desk-tools:trace.id'), id],
                      [t('desk-tools:trace.sender'), t(`desk-tools:trace.vouched.${sender}`)],
                      [t('desk-tools:trace.status'), t(`desk-tools:trace.is.${status}`)],
                      ...(reports === undefined
                        ? []
                        : [[t('desk-tools:trace.reports'), reportsText(reports)] as const]),
                    ]}
                  />
                  {reports?.into === null && open !== null ? (
                    <ActButton
                      label={t('desk-tools:trace.addReports', {
                        count: reports.by.length,
                        ticket: open,
                      })}
                      seconds={secondsOf('add-reports')}
                      onAct={() => void send({ kind: 'add-reports', ticket: open, message: id })}
                    />
                  ) : null}
                  {status === 'quarantined' ? (
                    <ActButton
                      label={t('desk-tools:trace.release', { from })}
                      seconds={secondsOf('release-message')}
                      onAct={() => void send({ kind: 'release-message', message: id })}
                    />
                  ) : null}
                </li>
              ))}
          </ul>
        )}
      </PageSection>
    </>
  );
}

/** How many, and who. */
function recipientsText(recipients: readonly string[]): string {
  return recipients.length === 1 ? (recipients[0] ?? '') : `${recipients.length}: ${recipients.join(', ')}`;
}
