import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { StandalonePage } from '../layouts/standalone-page.tsx';
import { PATHS } from '../paths.ts';
import { isMissingChunk } from './missing-chunk.ts';

/** What a person sees instead of a white page: a reload when code is missing, another try when a screen broke. */
export function RouteErrorPage({ error }: { readonly error: unknown }) {
  const { t } = useTranslation('layout');
  const isMissing = isMissingChunk(error);
  const heading = t(isMissing ? 'routeError.missingHeading' : 'routeError.heading');
  return (
    <StandalonePage
      reference={isMissing ? 'NEW' : 'ERR'}
      label={t(isMissing ? 'routeError.missingLabel' : 'routeError.label')}
      heading={heading}
    >
      <PageTitle title={heading} />
      <p className="text-ink-muted">{t(isMissing ? 'routeError.missingText' : 'routeError.text')}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>
          {t(isMissing ? 'routeError.reload' : 'routeError.retry')}
        </Button>
        <Button asChild variant="secondary">
          <Link to={PATHS.home} reloadDocument>
            {t('routeError.home')}
          </Link>
        </Button>
      </div>
    </StandalonePage>
  );
}
