import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { StandalonePage } from '../layouts/standalone-page.tsx';
import { PATHS } from '../paths.ts';

/** Any unknown address; the error is logged (spec section 2). */
export default function NotFoundPage() {
  const { t } = useTranslation('layout');
  const { pathname } = useLocation();
  useEffect(() => {
    console.error(`404: no page at ${pathname}`);
  }, [pathname]);
  return (
    <StandalonePage reference="404" label={t('notFound.label')} heading={t('notFound.heading')}>
      <PageTitle title={t('notFound.heading')} />
      <p className="text-ink-muted">{t('notFound.text')}</p>
      <code className="mt-4 block truncate rounded-sm bg-sunken px-3 py-2 font-mono text-sm text-ink-muted">
        {pathname}
      </code>
      <Button asChild className="mt-8">
        <Link to={PATHS.home}>{t('notFound.home')}</Link>
      </Button>
    </StandalonePage>
  );
}
