import { type SyntheticEvent, useState } from 'react';
import type { PageContents } from '../../../../core/ticketing/tools/pages.ts';
import { MAILBOX_LIMIT_MB } from '../../../../core/ticketing/world/mailboxes.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { secondsOf } from '../../model/costs.ts';
import { costOf, dayAndTime } from '../../texts/desk-time.ts';
import type { PanelProps } from '../panel-props.ts';
import { ActButton } from './act-button.tsx';
import { ActButtons } from './act-buttons.tsx';
import { Facts, PageSection } from './facts.tsx';
import { PersonField } from './person-field.tsx';

export interface MailboxPageProps extends Pick<PanelProps, 'view' | 'send'> {
  readonly contents: PageContents['mail.mailbox'];
}

const MB_PER_GB = 1024;
const gigabytes = (mb: number): string => `${(mb / MB_PER_GB).toFixed(1)} GB`;

/** A mailbox as an administrator sees it: settings, rules, readers, and no mail. */
export function MailboxPage({ contents, view, send }: MailboxPageProps) {
  const { t } = useTranslation(['desk', 'desk-tools']);
  const { login, rules, isDeleted, isOnHold, hasAutoReply, readers } = contents;
  const { deletedMb, hasArchive, aliases, formerAddresses, blockedSenders, forwardsTo } = contents;
  const state = isDeleted ? 'deleted' : isOnHold ? 'onHold' : 'kept';
  return (
    <>
      <p className="reading text-base font-medium">{login}</p>
      <Facts
        rows={[
          [t('desk-tools:mail.state'), t(`desk-tools:mail.is.${state}`)],
          [t('desk-tools:mail.autoReply'), t(hasAutoReply ? 'tools.value.yes' : 'tools.value.no')],
          [t('desk-tools:mail.readers'), readers.join(', ') || t('tools.value.none')],
          [
            t('desk-tools:mail.size'),
            t('desk-tools:mail.sizeOf', {
              used: gigabytes(contents.usedMb),
              limit: gigabytes(MAILBOX_LIMIT_MB),
            }),
          ],
          [t('desk-tools:mail.deletedItems'), gigabytes(deletedMb)],
          [t('desk-tools:mail.archive'), t(hasArchive ? 'tools.value.yes' : 'tools.value.no')],
          [t('desk-tools:mail.forwardsTo'), forwardsTo ?? t('tools.value.none')],
          [t('desk-tools:mail.aliases'), aliases.join(', ') || t('tools.value.none')],
          [t('desk-tools:mail.blocked'), blockedSenders.join(', ') || t('tools.value.none')],
        ]}
      />
      {formerAddresses.length === 0 ? null : (
        <PageSection title={t('desk-tools:mail.former')} aside={t('tools.minutes')}>
          {formerAddresses.map(({ address, removedAt }) => (
            <div key={address} className="grid gap-1">
              <span>
                <span className="reading wrap-anywhere">{address}</span>
                <span className="block text-xs text-ink-muted">
                  {t('desk-tools:mail.removedAt', { time: dayAndTime(removedAt, view.now) })}
                </span>
              </span>
              <ActButton
                label={t('desk-tools:mail.giveBack', { address })}
                seconds={secondsOf('restore-address')}
                onAct={() => void send({ kind: 'restore-address', login, address })}
              />
            </div>
          ))}
        </PageSection>
      )}
      <PageSection title={t('desk-tools:mail.rules')} aside={rules.length}>
        {rules.length === 0 ? (
          <p className="text-xs text-ink-muted">{t('desk-tools:mail.noRules')}</p>
        ) : (
          <ul className="grid gap-1.5">
            {rules.map(({ name, does, madeAt, isRemoved, isCaptured }) => (
              <li key={name}>
                <strong className="font-medium">{name}</strong>
                <span className="block text-xs text-ink-muted">
                  {t(`desk-tools:mail.does.${does}`)},{' '}
                  {t('desk-tools:mail.madeAt', { time: dayAndTime(madeAt, view.now) })}
                  {isRemoved ? `, ${t('desk-tools:mail.removed')}` : ''}
                  {isCaptured ? `, ${t('desk-tools:mail.captured')}` : ''}
                </span>
              </li>
            ))}
          </ul>
        )}
      </PageSection>
      <ActButtons
        login={login}
        acts={[
          'empty-deleted-items',
          'enable-archive',
          'set-auto-reply',
          'hold-mailbox',
          'remove-inbox-rules',
          'delete-account',
        ]}
        send={send}
      />
      <ShareForm login={login} view={view} send={send} />
    </>
  );
}

/** Lets somebody else read the mailbox. */
function ShareForm({ login, view, send }: Pick<PanelProps, 'view' | 'send'> & { readonly login: string }) {
  const { t } = useTranslation(['desk', 'desk-tools']);
  const [reader, setReader] = useState('');
  const share = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (reader.trim() !== '') void send({ kind: 'share-mailbox', login, reader: reader.trim() });
  };
  return (
    <form onSubmit={share} className="grid gap-1.5">
      <PersonField
        label={t('desk-tools:mail.reader')}
        value={reader}
        companySeed={view.companySeed}
        onChange={setReader}
      />
      <Button
        variant="secondary"
        size="sm"
        type="submit"
        className="min-h-8 px-2 text-xs max-[59.99875rem]:min-h-11"
      >
        {t('tools.actFor', {
          act: t('tools.act.share-mailbox'),
          time: costOf(secondsOf('share-mailbox')),
        })}
      </Button>
    </form>
  );
}
