import { useTranslation } from '../../../i18n/use-translation.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useOwnCertificates } from '../model/use-own-certificates.ts';
import { BadgeImage } from './badge-image.tsx';
import { OwnCertificateCard } from './own-certificate-card.tsx';
import { useCertificateDates } from './use-certificate-dates.ts';

export interface OwnCertificatesProps {
  readonly personId: string;
  /** As the printed certificate names them. */
  readonly personName: string;
  /** The origin of the product's pages. */
  readonly siteUrl: string;
}

/** A person's certificates: what was awarded, and for each what to do with it. */
export function OwnCertificates({ personId, personName, siteUrl }: OwnCertificatesProps) {
  const { t } = useTranslation(['own-certificates', 'credential']);
  const { day } = useCertificateDates();
  const { awards, hasFailed, retry, isIssuing, issue, isSavingName, showName } = useOwnCertificates(personId);
  if (hasFailed) {
    return (
      <Alert tone="fault" title={t('failed')}>
        <Button size="sm" variant="secondary" onClick={retry}>
          {t('retry')}
        </Button>
      </Alert>
    );
  }
  if (awards === undefined) return <Skeleton className="h-48" />;
  if (awards.length === 0) return <p className="text-ink-muted">{t('none')}</p>;
  return awards.map((award, at) =>
    award.certificate === null ? (
      <Card
        key={award.examId + award.track}
        aria-labelledby={`award-${award.track}`}
        className="flex flex-wrap items-center gap-5 p-5 sm:p-6"
      >
        <BadgeImage track={award.track} className="w-24" />
        <div className="grid min-w-56 flex-1 gap-2">
          <CardTitle id={`award-${award.track}`}>
            {t('passed', { track: t(`credential:track.${award.track}`) })}
          </CardTitle>
          <p className="text-sm text-ink-muted">{t('passedText', { day: day(award.awardedAt) })}</p>
        </div>
        <Button isBusy={isIssuing} busyLabel={t('issuing')} onClick={() => issue(award)}>
          {t('issue')}
        </Button>
      </Card>
    ) : (
      <OwnCertificateCard
        key={award.certificate.number}
        track={award.track}
        certificate={award.certificate}
        personId={personId}
        personName={personName}
        siteUrl={siteUrl}
        isFirst={at === 0}
        isSavingName={isSavingName}
        onShowName={showName}
        isIssuing={isIssuing}
        onIssue={() => issue(award)}
      />
    ),
  );
}
