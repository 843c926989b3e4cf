import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { OwnDispute } from '../../core/contracts/reviews.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { disputeQuery } from '../api/dispute.ts';
import { DebriefPanel } from './debrief-frame.tsx';

// Few people open it, and it brings the code of forms.
const DisputeDialog = lazy(async () => ({ default: (await import('./dispute-dialog.tsx')).DisputeDialog }));

export interface DisputeProps {
  readonly personId: string;
  readonly runId: string;
}

/** The button with which somebody says that a job is wrong, and afterwards what came of it. */
export function Dispute({ personId, runId }: DisputeProps) {
  const { t } = useTranslation('runs');
  const { data: dispute, isPending } = useQuery(disputeQuery(personId, runId));
  const [isOpen, setOpen] = useState(false);
  if (isPending) return null;
  if (dispute != null) return <OwnWords dispute={dispute} />;
  // Where it could not be read the server says whether there is one already.
  return (
    <div>
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        {t('dispute.open')}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <DisputeDialog personId={personId} runId={runId} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}

function OwnWords({ dispute: { reason, outcome, answer } }: { readonly dispute: OwnDispute }) {
  const { t } = useTranslation('runs');
  return (
    <DebriefPanel labelledBy="dispute">
      <h2 id="dispute" className="text-lg font-semibold tracking-tight">
        {t('dispute.sent')}
      </h2>
      <p className="break-words whitespace-pre-line text-ink-muted">{reason}</p>
      <p className="font-medium">{t(`dispute.${outcome ?? 'waits'}`)}</p>
      {answer === null ? null : <p className="break-words whitespace-pre-line">{answer}</p>}
    </DebriefPanel>
  );
}
