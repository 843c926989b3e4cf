import { ChevronRight, Lock } from 'lucide-react';
import type { PageContents } from '../../../../core/ticketing/tools/pages.ts';
import { WRONG_TRIES_TO_LOCK } from '../../../../core/ticketing/world/accounts.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { dayAndTime } from '../../texts/desk-time.ts';
import type { PanelProps } from '../panel-props.ts';
import { ActButtons } from './act-buttons.tsx';
import { Facts, PageSection } from './facts.tsx';
import { GroupForm } from './group-form.tsx';
import { PersonHead } from './person-head.tsx';

export interface DirectoryPageProps extends Pick<PanelProps, 'view' | 'send'> {
  readonly contents: PageContents['directory.person'];
  onDevice(asset: string): void;
  onPerson(id: string): void;
}

/** Somebody in the directory: account, password, manager, number on record, devices, and acts on the account. */
export function DirectoryPage({ contents, view, send, onDevice, onPerson }: DirectoryPageProps) {
  const { t } = useTranslation('desk');
  const { person, manager, account, devices } = contents;
  const { now } = view;
  const { login } = account;
  const time = (at: number): string => dayAndTime(at, now);
  return (
    <>
      <PersonHead person={person} />
      <Facts
        rows={[
          [
            t('tools.field.login'),
            <span key="login" className="reading text-xs">
              {login}
            </span>,
          ],
          [t('tools.field.account'), t(account.isEnabled ? 'tools.value.enabled' : 'tools.value.disabled')],
          [
            t('tools.field.locked'),
            account.lockedAt === null ? (
              t('tools.value.no')
            ) : (
              <span key="locked" className="inline-flex items-center gap-1.5 font-semibold text-fault">
                <Lock aria-hidden="true" className="size-3.5" />
                {t('tools.value.lockedSince', { time: time(account.lockedAt) })}
              </span>
            ),
          ],
          [
            t('tools.field.tries'),
            t('tools.value.tries', { tries: account.wrongTries, all: WRONG_TRIES_TO_LOCK }),
          ],
          [t('tools.field.password'), time(account.passwordSetAt)],
          [
            t('tools.field.expires'),
            account.passwordExpiresAt === null ? t('tools.value.never') : time(account.passwordExpiresAt),
          ],
          [t('tools.field.mustChange'), t(account.mustChange ? 'tools.value.yes' : 'tools.value.no')],
          [t('tools.field.lastSignIn'), time(account.lastSignInAt)],
          [
            t('tools.field.manager'),
            manager === null ? (
              t('tools.value.none')
            ) : (
              <>
                <button
                  type="button"
                  aria-label={t('tools.lookUpOf', { subject: `${manager.given} ${manager.family}` })}
                  onClick={() => onPerson(manager.id)}
                  className="text-copper-text underline decoration-1 underline-offset-4 hover:decoration-2 pointer-coarse:min-h-11"
                >
                  {manager.given} {manager.family}
                </button>
                , <span className="whitespace-nowrap">{manager.phone}</span>
              </>
            ),
          ],
          [t('tools.field.groups'), account.groups.join(', ')],
        ]}
      />
      <PageSection title={t('tools.field.phone')}>
        <p className="flex items-center justify-between gap-2">
          <span className="reading font-medium">{person.phone}</span>
          {view.open === null ? null : (
            <Button
              variant="secondary"
              size="sm"
              className="min-h-8 px-3 text-[0.8125rem] max-[59.99875rem]:min-h-11"
              aria-label={t('call.ringRecord', { number: person.phone })}
              onClick={() =>
                view.open !== null && void send({ kind: 'dial', ticket: view.open, number: person.phone })
              }
            >
              {t('call.ring')}
            </Button>
          )}
        </p>
      </PageSection>
      <PageSection title={t('tools.field.devices')} aside={devices.length}>
        <ul className="grid">
          {devices.map(({ asset, kind, model }) => (
            <li key={asset}>
              <button
                type="button"
                aria-label={t('tools.lookUpOf', { subject: asset })}
                onClick={() => onDevice(asset)}
                className="flex min-h-8 w-full items-center gap-2 rounded-sm text-start hover:bg-hover max-[59.99875rem]:min-h-11"
              >
                <span className="grow">
                  <span className="reading me-1 text-xs">{asset}</span> {t(`tools.device.${kind}`)}, {model}
                </span>
                <ChevronRight aria-hidden="true" className="size-4 text-ink-muted" />
              </button>
            </li>
          ))}
        </ul>
      </PageSection>
      <ActButtons
        login={login}
        acts={['unlock-account', 'reset-password', account.isEnabled ? 'disable-account' : 'enable-account']}
        send={send}
      />
      <GroupForm login={login} send={send} />
    </>
  );
}
