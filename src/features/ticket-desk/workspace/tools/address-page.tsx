import type { PageContents } from '../../../../core/ticketing/tools/pages.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Facts, PageSection } from './facts.tsx';

export interface AddressPageProps {
  readonly contents: PageContents['network.address'];
}

/** Who answers on an address, and to whom the server gave it. */
export function AddressPage({ contents }: AddressPageProps) {
  const { t } = useTranslation('desk-tools');
  const { address, segment, leasedTo, leasedHost, holders } = contents;
  return (
    <>
      <p className="reading text-base font-medium">{address}</p>
      <Facts
        rows={[
          [t('address.network'), segment],
          [
            t('address.leasedTo'),
            leasedTo === null
              ? t('address.nobody')
              : [leasedHost, leasedTo].filter((one) => one !== null).join(', '),
          ],
        ]}
      />
      <PageSection title={t('address.holders')} aside={holders.length}>
        {holders.length === 0 ? <p className="text-xs text-ink-muted">{t('address.none')}</p> : null}
        <ul className="grid gap-1.5">
          {holders.map(({ mac, host, asset, kind, port, hasLease }) => (
            <li key={mac}>
              <strong className="font-medium">{t(`address.of.${kind}`)}</strong>{' '}
              <span className="reading text-xs">
                {[host, asset, mac].filter((one) => one !== null).join(', ')}
              </span>
              <span className="block text-xs text-ink-muted">
                {t('address.port', { port })}, {t(hasLease ? 'address.lease' : 'address.noLease')}
              </span>
            </li>
          ))}
        </ul>
      </PageSection>
    </>
  );
}
