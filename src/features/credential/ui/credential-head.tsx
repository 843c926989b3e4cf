import { Check } from 'lucide-react';
import { CREDENTIAL_NAME } from '../../../core/assessment/credential/claims.ts';
import { Trans } from '../../../i18n/trans.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { CheckedCredential } from '../model/use-credential.ts';
import { BadgeImage } from './badge-image.tsx';
import { CredentialFrame } from './credential-frame.tsx';
import { useCertificateDates } from './use-certificate-dates.ts';

export interface CredentialHeadProps {
  readonly number: string;
  readonly credential: CheckedCredential & { readonly told: NonNullable<CheckedCredential['told']> };
}

/** The first card of a genuine certificate: whether it counts, what it is, whose it is, and since when. */
export function CredentialHead({ number, credential }: CredentialHeadProps) {
  const { t } = useTranslation('credential');
  const { day } = useCertificateDates();
  const { stored, status, told, signature } = credential;
  const isRevoked = status === 'revoked';
  const dates: readonly (readonly [string, string])[] = [
    ...(stored.revokedAt === null ? [] : [[t('date.revoked'), day(stored.revokedAt)] as const]),
    [t('date.issued'), day(told.issuedAt)],
    ...(isRevoked
      ? []
      : [[t(status === 'expired' ? 'date.expired' : 'date.until'), day(told.expiresAt)] as const]),
    [t('form'), told.forms],
    [t('number'), number],
  ];
  const title = `${CREDENTIAL_NAME}, ${t(`track.${told.track}`)}`;
  return (
    <CredentialFrame
      state={signature === null ? 'checking' : status}
      picture={isRevoked ? null : <BadgeImage track={told.track} className="w-36 sm:w-56" />}
    >
      {status === 'valid' ? (
        <>
          <h1 className="text-title font-semibold">{CREDENTIAL_NAME}</h1>
          <p className="silk mt-1 text-lg text-copper-text">{t(`track.${told.track}`)}</p>
        </>
      ) : (
        <>
          <h1 className="text-title font-semibold">{t(isRevoked ? 'revoked.heading' : 'expired.heading')}</h1>
          <p className="mt-1 text-lg text-ink-muted">{title}</p>
        </>
      )}
      <p className="mt-2 text-lg text-ink-muted">
        {stored.name === null ? (
          t('nameless')
        ) : (
          <Trans
            t={t}
            i18nKey="heldBy"
            values={{ name: stored.name }}
            components={{ name: <strong className="font-semibold text-ink" /> }}
          />
        )}
      </p>
      {status === 'expired' ? <p className="mt-2 text-ink-muted">{t('expired.text')}</p> : null}
      <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-4 border-t border-line pt-5 sm:flex sm:flex-wrap sm:gap-x-10">
        {dates.map(([term, value]) => (
          <div key={term}>
            <dt className="text-sm text-ink-muted">{term}</dt>
            <dd className={term === t('number') ? 'reading text-sm font-medium' : 'font-medium'}>{value}</dd>
          </div>
        ))}
      </dl>
      <p role="status" className="mt-5 flex items-center gap-2 text-sm text-ink-muted">
        {signature === 'genuine' ? (
          <Check aria-hidden="true" className="size-4 shrink-0 text-passed" />
        ) : null}
        {t(`signature.${signature === 'unreachable' || signature === 'genuine' ? signature : 'checking'}`)}
      </p>
    </CredentialFrame>
  );
}
