import type { PageContents } from '../../../../core/ticketing/tools/pages.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { dayAndTime } from '../../texts/desk-time.ts';
import type { PanelProps } from '../panel-props.ts';
import { ActButtons } from './act-buttons.tsx';
import { Facts, PageSection } from './facts.tsx';

export interface SharingPageProps extends Pick<PanelProps, 'view' | 'send'> {
  readonly contents: PageContents['cloud.sharing'];
}

/** The sharing report: what somebody has shared, with whom, and who has opened it. */
export function SharingPage({ contents: { login, folder }, view, send }: SharingPageProps) {
  const { t } = useTranslation('desk-tools');
  if (folder === null)
    return (
      <>
        <p className="reading text-base font-medium">{login}</p>
        <p className="text-xs text-ink-muted">{t('sharing.none')}</p>
      </>
    );
  const { name, label, link, madeAt, guest, opens } = folder;
  return (
    <>
      <p>
        <strong className="reading block text-base font-medium wrap-anywhere">{name}</strong>
        <span className="reading text-xs text-ink-muted">{login}</span>
      </p>
      <Facts
        rows={[
          [t('sharing.label'), t(`sharing.labelled.${label}`)],
          [t('sharing.link'), t(`sharing.opensFor.${link}`)],
          [t('sharing.madeAt'), dayAndTime(madeAt, view.now)],
          [t('sharing.guest'), guest ?? t('sharing.noGuest')],
        ]}
      />
      <PageSection title={t('sharing.opens')} aside={opens.length}>
        {opens.length === 0 ? (
          <p className="text-xs text-ink-muted">{t('sharing.noOpens')}</p>
        ) : (
          <ul className="grid gap-1.5">
            {opens.map(({ at, from, who }) => (
              <li key={`${at} ${from}`} className="text-xs">
                <strong className="reading block font-medium wrap-anywhere">{from}</strong>
                <span className="text-ink-muted">
                  {dayAndTime(at, view.now)}, {t(`sharing.who.${who}`)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </PageSection>
      <ActButtons login={login} acts={['remove-link', 'remove-guest']} send={send} />
    </>
  );
}
