import { useQuery } from '@tanstack/react-query';
import { Download, Printer } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { CertificateTrack } from '../../../core/assessment/certificate/award.ts';
import { badgeAddresses, verifyAddress } from '../../../core/assessment/credential/addresses.ts';
import { CREDENTIAL_NAME, credentialTitle } from '../../../core/assessment/credential/claims.ts';
import { linkedInAddress } from '../../../core/assessment/credential/linked-in.ts';
import { credentialStatus } from '../../../core/assessment/credential/status.ts';
import { readCredential } from '../../../core/assessment/credential/told.ts';
import { BRAND_NAME } from '../../../core/brand.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { loadWhenOnline } from '../../../lib/load-when-online.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardFooter, CardTitle } from '../../../ui/card.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import type { OwnCertificate } from '../api/own-certificates.query.ts';
import { badgeUrl, signatureQuery } from '../api/signature.query.ts';
import { readJwt } from '../model/badge-jwt.ts';
import { Appeal } from './appeal.tsx';
import { BadgeImage } from './badge-image.tsx';
import type { Paper } from './print-sheet.tsx';
import { StateChip } from './state-chip.tsx';
import { useCertificateDates } from './use-certificate-dates.ts';

/** Lazy: most visits print nothing. */
const PrintSheet = lazy(async () => ({
  default: (await loadWhenOnline(() => import('./print-sheet.tsx'))).PrintSheet,
}));

const PAPERS = ['a4', 'letter'] as const satisfies readonly Paper[];

export interface OwnCertificateCardProps {
  readonly track: CertificateTrack;
  readonly certificate: OwnCertificate;
  readonly personId: string;
  readonly personName: string;
  readonly siteUrl: string;
  /** The newest: its page is what to open first. */
  readonly isFirst: boolean;
  readonly isSavingName: boolean;
  readonly onShowName: (number: string, isShown: boolean) => void;
  readonly isIssuing: boolean;
  /** Has it signed anew. */
  readonly onIssue: () => void;
}

/** One certificate of the holder: its page, badge, LinkedIn, print, and whether its page shows a name. */
export function OwnCertificateCard(props: OwnCertificateCardProps) {
  const {
    track,
    certificate,
    personId,
    personName,
    siteUrl,
    isFirst,
    isSavingName,
    onShowName,
    isIssuing,
    onIssue,
  } = props;
  const { t, i18n } = useTranslation(['own-certificates', 'credential']);
  const { day } = useCertificateDates();
  const [paper, setPaper] = useState<Paper>(() => (i18n.resolvedLanguage === 'en' ? 'letter' : 'a4'));
  const [isPrinting, setPrinting] = useState(false);
  const { number, issuedAt, expiresAt, shownName, revokedAt, revokedReason } = certificate;
  const told = readCredential(readJwt(certificate.jwt)?.payload);
  const status = credentialStatus({ ...certificate, isWithdrawn: false }, serverNow());
  // A key that got out is not published any more: what it signed is not taken for ours.
  const signature = useQuery(signatureQuery(status === 'revoked' ? null : certificate.jwt));
  const verifyUrl = verifyAddress(siteUrl, number);
  const linkedIn = linkedInAddress({
    name: credentialTitle(track),
    organization: BRAND_NAME,
    issuedAt,
    expiresAt,
    verifyUrl,
    number,
  });
  return (
    <Card aria-labelledby={`certificate-${number}`}>
      <div className="flex flex-wrap items-start gap-4 p-5 sm:gap-5 sm:p-6">
        <BadgeImage track={track} className="w-16 sm:w-24" />
        <div className="grid min-w-56 flex-1 gap-2">
          <StateChip state={status} />
          <CardTitle id={`certificate-${number}`}>
            {CREDENTIAL_NAME}, {t(`credential:track.${track}`)}
          </CardTitle>
          <p className="text-sm text-ink-muted">
            <span className="reading">{number}</span> ·{' '}
            {t('dates', { from: day(issuedAt), to: day(expiresAt) })}
          </p>
          {revokedReason === null ? null : (
            <Alert tone="fault" title={t('revoked')}>
              {revokedReason}
            </Alert>
          )}
          {revokedAt === null ? null : <Appeal personId={personId} number={number} revokedAt={revokedAt} />}
          {signature.data === 'foreign' ? (
            <Alert tone="standby" title={t('oldKey.title')}>
              <p>{t('oldKey.text')}</p>
              <Button
                size="sm"
                variant="secondary"
                className="mt-2"
                isBusy={isIssuing}
                busyLabel={t('issuing')}
                onClick={onIssue}
              >
                {t('oldKey.sign')}
              </Button>
            </Alert>
          ) : null}
          <label className="flex min-h-11 items-center gap-3 text-sm">
            <input
              type="checkbox"
              className="size-5 accent-copper"
              checked={shownName !== null}
              disabled={isSavingName}
              onChange={({ target }) => onShowName(number, target.checked)}
            />
            {shownName === null ? t('showName') : t('showsName', { name: shownName })}
          </label>
        </div>
      </div>
      {status === 'revoked' ? null : (
        <CardFooter>
          <Button asChild variant={isFirst ? 'primary' : 'secondary'}>
            <a href={verifyUrl}>{t('openPage')}</a>
          </Button>
          <Button asChild variant="secondary">
            <a href={badgeAddresses(badgeUrl()).picture(number)} download={`${number}.svg`}>
              <Download aria-hidden="true" />
              {t('badge')}
            </a>
          </Button>
          <Button asChild variant="secondary">
            <a href={linkedIn} target="_blank" rel="noreferrer">
              {t('linkedIn')}
            </a>
          </Button>
          {told === null ? null : (
            <div className="flex flex-wrap items-center gap-3">
              <Button
                variant="secondary"
                isBusy={isPrinting}
                busyLabel={t('printing')}
                onClick={() => setPrinting(true)}
              >
                <Printer aria-hidden="true" />
                {t('print')}
              </Button>
              <SegmentedControl
                label={t('paper')}
                value={paper}
                options={PAPERS.map((value) => ({ value, label: value === 'a4' ? 'A4' : t('letter') }))}
                onChange={setPaper}
              />
            </div>
          )}
        </CardFooter>
      )}
      {told === null || !isPrinting ? null : (
        <Suspense fallback={null}>
          <PrintSheet
            told={told}
            personName={personName}
            verifyUrl={verifyUrl}
            paper={paper}
            onDone={() => setPrinting(false)}
          />
        </Suspense>
      )}
    </Card>
  );
}
