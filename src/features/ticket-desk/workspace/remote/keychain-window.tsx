import type { PageContents } from '../../../../core/ticketing/tools/pages.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { dayAndTime } from '../../texts/desk-time.ts';
import type { PanelProps } from '../panel-props.ts';
import { ActButton } from '../tools/act-button.tsx';
import { Facts, PageSection } from '../tools/facts.tsx';

export interface KeychainWindowProps extends Pick<PanelProps, 'send'> {
  readonly contents: PageContents['remote.keychain'];
  readonly now: number;
}

const LOGIN = 'login.keychain';

/** Keychain Access of a Mac: what is kept, never the passwords. Its buttons type the command for it. */
export function KeychainWindow({
  contents: { asset, keychains, computerPassword },
  now,
  send,
}: KeychainWindowProps) {
  const { t } = useTranslation('desk-tools');
  const type = (line: string): void => void send({ kind: 'run-console', asset, line: `security ${line}` });
  return (
    <>
      <Facts
        rows={[
          [t('keychain.computer'), t(computerPassword === 'older' ? 'keychain.older' : 'keychain.same')],
        ]}
      />
      {keychains.length === 0 ? <p className="text-ink-muted">{t('keychain.none')}</p> : null}
      {keychains.map(({ name, opensAtLogin, locksAfterSeconds, items }) => (
        <PageSection key={name} title={name} aside={items.length}>
          <Facts
            rows={[
              [t('keychain.state'), t(opensAtLogin ? 'keychain.opens' : 'keychain.closed')],
              [
                t('keychain.lockTime'),
                locksAfterSeconds === null
                  ? t('keychain.never')
                  : t('keychain.seconds', { count: locksAfterSeconds }),
              ],
            ]}
          />
          {items.length === 0 ? <p className="text-ink-muted">{t('keychain.noEntries')}</p> : null}
          <ul aria-label={t('keychain.entries')} className="grid gap-1.5">
            {items.map((item) => (
              <li key={item.name} className="grid gap-1.5 @min-[20rem]:grid-cols-[minmax(0,1fr)_auto]">
                <p>
                  <strong className="font-medium">{item.name}</strong>
                  <span className="block text-ink-muted">
                    {t('keychain.savedAt')} {dayAndTime(item.savedAt, now)}
                  </span>
                </p>
                <ActButton
                  label={t('keychain.remove', { name: item.name })}
                  seconds={60}
                  onAct={() => type(`delete-generic-password -l "${item.name}" ${LOGIN}`)}
                />
              </li>
            ))}
          </ul>
          <div className="grid gap-1.5">
            <ActButton
              label={t('keychain.setPassword')}
              seconds={90}
              onAct={() => type(`set-keychain-password ${LOGIN}`)}
            />
            <ActButton
              label={t('keychain.stayOpen')}
              seconds={60}
              onAct={() => type(`set-keychain-settings ${LOGIN}`)}
            />
            <ActButton
              label={t('keychain.delete')}
              seconds={30}
              onAct={() => type(`delete-keychain ${LOGIN}`)}
            />
          </div>
        </PageSection>
      ))}
      <ActButton label={t('keychain.create')} seconds={60} onAct={() => type(`create-keychain ${LOGIN}`)} />
    </>
  );
}
