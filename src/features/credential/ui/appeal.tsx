import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { appealUntil } from '../../../core/assessment/credential/appeal.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { loadWhenOnline } from '../../../lib/load-when-online.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { Button } from '../../../ui/button.tsx';
import { appealQuery } from '../api/appeal.ts';
import { useCertificateDates } from './use-certificate-dates.ts';

// Few people open it, and it brings the code of forms.
const AppealDialog = lazy(async () => ({
  default: (await loadWhenOnline(() => import('./appeal-dialog.tsx'))).AppealDialog,
}));

export interface AppealProps {
  readonly personId: string;
  readonly number: string;
  /** ms since 1970. */
  readonly revokedAt: number;
}

/** How the holder of a revoked certificate appeals, and afterwards what came of it. */
export function Appeal({ personId, number, revokedAt }: AppealProps) {
  const { t } = useTranslation('own-certificates');
  const { day } = useCertificateDates();
  const { data: appeal, isPending } = useQuery(appealQuery(personId, number));
  const [isOpen, setOpen] = useState(false);
  const until = appealUntil(revokedAt);
  if (isPending) return null;
  if (appeal != null) {
    const { reason, outcome, answer } = appeal;
    return (
      <div className="grid gap-1 text-sm">
        <p className="font-medium">{t('appeal.sent')}</p>
        <p className="break-words whitespace-pre-line text-ink-muted">{reason}</p>
        <p className="font-medium">{t(outcome === null ? 'appeal.waits' : 'appeal.keep')}</p>
        {answer === null ? null : <p className="break-words whitespace-pre-line">{answer}</p>}
      </div>
    );
  }
  if (until <= serverNow()) {
    return <p className="text-sm text-ink-muted">{t('appeal.over', { day: day(until) })}</p>;
  }
  return (
    <div className="grid justify-items-start gap-2 text-sm">
      <p>{t('appeal.until', { day: day(until) })}</p>
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        {t('appeal.open')}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <AppealDialog personId={personId} number={number} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
