import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { Button } from '../../../../ui/button.tsx';

export interface LoadFailureProps {
  readonly what: 'plans' | 'subscription' | 'invoices';
  readonly retry: () => void;
}

/** An error message for data that could not be loaded, with a retry. */
export function LoadFailure({ what, retry }: LoadFailureProps) {
  const { t } = useTranslation('billing');
  return (
    <Alert tone="fault">
      <p>{t(`failed.${what}`)}</p>
      <Button variant="secondary" size="sm" onClick={retry} className="mt-3">
        {t('retry')}
      </Button>
    </Alert>
  );
}
