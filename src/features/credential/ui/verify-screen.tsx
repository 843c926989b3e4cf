import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { EXAMPLE_NUMBER } from '../../../core/assessment/credential/addresses.ts';
import { readCredentialNumber } from '../../../core/assessment/credential/number.ts';
import { Trans } from '../../../i18n/trans.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type CheckedCredential, useCredential } from '../model/use-credential.ts';
import { CredentialFrame } from './credential-frame.tsx';
import { CredentialHead } from './credential-head.tsx';
import { ExamRecords } from './exam-records.tsx';
import { Explanation } from './explanation.tsx';
import { NumberForm } from './number-form.tsx';
import { RevokedNotes } from './revoked-notes.tsx';
import { SelfCheck } from './self-check.tsx';
import { ShownGroups } from './shown-groups.tsx';

// Most come with a number.
const ExampleCertificate = lazy(async () => ({
  default: (await import('./example-certificate.tsx')).ExampleCertificate,
}));

export interface VerifyScreenProps {
  /** What the address names; null for none. */
  readonly number: string | null;
  readonly contactPath: string;
  readonly onNumber: (number: string) => void;
}

/** The public page of a certificate: whether it counts, what was shown for it, and how to check that without us. */
export function VerifyScreen({ number: wanted, contactPath, onNumber }: VerifyScreenProps) {
  const { t } = useTranslation('credential');
  const number = wanted === null ? null : readCredentialNumber(wanted);
  return (
    <div className="mx-auto grid w-full max-w-248 gap-4 px-4 py-5 sm:gap-6 sm:px-6 sm:py-10">
      {number !== null ? (
        <Certificate key={number} number={number} onNumber={onNumber} />
      ) : wanted === EXAMPLE_NUMBER ? (
        <Suspense fallback={<Skeleton className="h-80" />}>
          <ExampleCertificate />
        </Suspense>
      ) : wanted !== null ? (
        <UnknownNumber number={wanted} onNumber={onNumber} />
      ) : (
        <Entry onNumber={onNumber} />
      )}
      <p className="text-sm text-ink-muted">
        <Trans
          t={t}
          i18nKey="contact"
          components={{
            contact: (
              <Link to={contactPath} className="font-medium text-copper-text underline underline-offset-4" />
            ),
          }}
        />
      </p>
    </div>
  );
}

function Entry({ onNumber }: Pick<VerifyScreenProps, 'onNumber'>) {
  const { t } = useTranslation('credential');
  return (
    <>
      <PageTitle title={t('check.title')} />
      <Card className="grid gap-4 p-5 sm:p-9">
        <h1 className="text-title font-semibold">{t('check.heading')}</h1>
        <p className="max-w-prose text-ink-muted">{t('check.lead')}</p>
        <NumberForm onNumber={onNumber} />
      </Card>
      <Explanation />
    </>
  );
}

interface CertificateProps extends Pick<VerifyScreenProps, 'onNumber'> {
  readonly number: string;
}

function UnknownNumber({ number, onNumber }: CertificateProps) {
  const { t } = useTranslation('credential');
  return (
    <>
      <PageTitle title={t('title', { number })} />
      <CredentialFrame state="unknown" picture={null}>
        <h1 className="text-title font-semibold">{t('unknown.heading')}</h1>
        <p className="mt-2 mb-6 max-w-prose wrap-anywhere text-ink-muted">{t('unknown.text', { number })}</p>
        <NumberForm onNumber={onNumber} />
      </CredentialFrame>
    </>
  );
}

function Certificate({ number, onNumber }: CertificateProps) {
  const { t } = useTranslation('credential');
  const { credential, hasFailed, retry } = useCredential(number);
  if (credential === null) return <UnknownNumber number={number} onNumber={onNumber} />;
  return (
    <>
      <PageTitle title={t('title', { number })} />
      {hasFailed ? (
        <>
          <h1 className="text-title font-semibold">{t('title', { number })}</h1>
          <Alert tone="fault" title={t('failed.title')}>
            <p>{t('failed.text')}</p>
            <Button size="sm" variant="secondary" className="mt-2" onClick={retry}>
              {t('failed.retry')}
            </Button>
          </Alert>
        </>
      ) : credential === undefined ? (
        <>
          <h1 className="sr-only">{t('title', { number })}</h1>
          <p role="status" className="sr-only">
            {t('loading')}
          </p>
          <Skeleton className="h-80" />
          <Skeleton className="h-64" />
        </>
      ) : (
        contentOf(number, credential)
      )}
    </>
  );
}

function contentOf(number: string, credential: CheckedCredential): ReactNode {
  const { status, told, signature } = credential;
  if (status === 'withdrawn') return <WithdrawnCard />;
  if (signature === 'altered' || signature === 'foreign') return <UntrustedCard reason={signature} />;
  if (told === null) return <UntrustedCard reason="unreadable" />;
  return (
    <>
      <CredentialHead number={number} credential={{ ...credential, told }} />
      {status === 'revoked' ? (
        <RevokedNotes stored={credential.stored} />
      ) : (
        <>
          <ShownGroups told={told} />
          <ExamRecords told={told} />
          <Explanation />
          <SelfCheck number={number} />
        </>
      )}
    </>
  );
}

function WithdrawnCard() {
  const { t } = useTranslation('credential');
  return (
    <CredentialFrame state="withdrawn" picture={null}>
      <h1 className="text-title font-semibold">{t('withdrawn.heading')}</h1>
      <p className="mt-2 max-w-prose text-ink-muted">{t('withdrawn.text')}</p>
    </CredentialFrame>
  );
}

function UntrustedCard({ reason }: { readonly reason: 'altered' | 'foreign' | 'unreadable' }) {
  const { t } = useTranslation('credential');
  return (
    <CredentialFrame state="untrusted" picture={null}>
      <h1 className="text-title font-semibold">{t('untrusted.heading')}</h1>
      <p className="mt-2 max-w-prose text-ink-muted">{t(`untrusted.${reason}`)}</p>
    </CredentialFrame>
  );
}
