import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { announceHydrated } from '../../lib/announce-hydrated.ts';
import { useIsOnline } from '../../lib/use-is-online.ts';
import { Button } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { StandalonePage } from '../layouts/standalone-page.tsx';
import { PATHS } from '../paths.ts';
import { isMissingChunk } from './missing-chunk.ts';

const REFERENCES = { offline: 'OFF', missing: 'NEW', broken: 'ERR' } as const;

/**
 * The error page of a route. Offline, it says so and recovers by itself; for a missing chunk it offers a reload,
 * otherwise a retry.
 */
export function RouteErrorPage({ error }: { readonly error: unknown }) {
  const { t } = useTranslation('layout');
  const isMissing = isMissingChunk(error);
  const [wasOffline] = useState(() => isMissing && !navigator.onLine);
  const isOnline = useIsOnline();
  // A failed import is cached by the browser, so only a reload can fetch the chunk again.
  useEffect(() => {
    if (wasOffline && isOnline) window.location.reload();
  }, [wasOffline, isOnline]);
  // This page replaces the one that would have announced its hydration.
  useEffect(announceHydrated, []);
  const kind = wasOffline ? 'offline' : isMissing ? 'missing' : 'broken';
  const heading = t(`routeError.${kind}.heading`);
  return (
    <StandalonePage reference={REFERENCES[kind]} label={t(`routeError.${kind}.label`)} heading={heading}>
      <PageTitle title={heading} />
      <p className="text-ink-muted">{t(`routeError.${kind}.text`)}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>{t(`routeError.${kind}.again`)}</Button>
        <Button asChild variant="secondary">
          <Link to={PATHS.home} reloadDocument>
            {t('routeError.home')}
          </Link>
        </Button>
      </div>
    </StandalonePage>
  );
}
