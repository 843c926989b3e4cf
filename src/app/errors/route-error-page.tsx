import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { announceAwake } from '../../lib/awake.ts';
import { useIsOnline } from '../../lib/use-is-online.ts';
import { Button } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { StandalonePage } from '../layouts/standalone-page.tsx';
import { PATHS } from '../paths.ts';
import { isMissingChunk } from './missing-chunk.ts';

const REFERENCES = { offline: 'OFF', missing: 'NEW', broken: 'ERR' } as const;

/**
 * What a person sees instead of a white page: that there is no network, which mends itself; a reload when code is missing;
 * another try when a screen broke.
 */
export function RouteErrorPage({ error }: { readonly error: unknown }) {
  const { t } = useTranslation('layout');
  const isMissing = isMissingChunk(error);
  const [wasOffline] = useState(() => isMissing && !navigator.onLine);
  const isOnline = useIsOnline();
  // The page is missing from this load for good: what failed once is not asked for again without a reload.
  useEffect(() => {
    if (wasOffline && isOnline) window.location.reload();
  }, [wasOffline, isOnline]);
  // The page that was to answer is this one now.
  useEffect(announceAwake, []);
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
