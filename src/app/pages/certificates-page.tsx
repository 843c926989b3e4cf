import { useTranslation } from 'react-i18next';
import { OwnCertificates } from '../../features/credential/ui/own-certificates.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { usePerson } from '../person/person.ts';

export default function CertificatesPage() {
  const { t } = useTranslation('own-certificates');
  usePageTitle(t('page.title'));
  const { currentUser, fullName } = usePerson();
  return (
    <div className="grid max-w-7xl gap-6">
      <div className="grid gap-1.5">
        <h1 className="text-3xl font-semibold tracking-tight">{t('page.title')}</h1>
        <p className="max-w-2xl text-ink-muted">{t('page.lead')}</p>
      </div>
      {currentUser === null ? null : (
        <OwnCertificates
          personId={currentUser.id}
          personName={fullName ?? currentUser.email ?? ''}
          siteUrl={window.location.origin}
        />
      )}
    </div>
  );
}
