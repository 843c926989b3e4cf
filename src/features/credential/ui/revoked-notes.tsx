import { appealUntil } from '../../../core/assessment/credential/appeal.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { Card, CardTitle } from '../../../ui/card.tsx';
import type { StoredCredential } from '../api/credential.query.ts';
import { useCertificateDates } from './use-certificate-dates.ts';

/** Why a certificate was revoked, and what that means for whoever was given its link. */
export function RevokedNotes({ stored }: { readonly stored: StoredCredential }) {
  const { t } = useTranslation('credential');
  const { day } = useCertificateDates();
  return (
    <>
      <Card aria-labelledby="credential-why" className="grid gap-2 p-5 sm:p-6">
        <CardTitle id="credential-why">{t('revoked.why')}</CardTitle>
        <p className="max-w-prose whitespace-pre-line wrap-anywhere">{stored.revokedReason}</p>
        {stored.revokedAt === null ? null : (
          <p className="text-sm text-ink-muted">
            {t('revoked.decided', { day: day(stored.revokedAt) })}{' '}
            {t(appealUntil(stored.revokedAt) > serverNow() ? 'revoked.appeal' : 'revoked.appealOver', {
              day: day(appealUntil(stored.revokedAt)),
            })}{' '}
            {t('revoked.hidden')}
          </p>
        )}
      </Card>
      <Card aria-labelledby="credential-link" className="grid gap-2 p-5 sm:p-6">
        <CardTitle id="credential-link">{t('revoked.link')}</CardTitle>
        <p className="max-w-prose">{t('revoked.text')}</p>
      </Card>
    </>
  );
}
