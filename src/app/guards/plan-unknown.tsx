import { useTranslation } from '../../i18n/use-translation.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';

/** Shown when the plan lookup failed (a toast has already said so): offers a retry instead of waiting forever. */
export function PlanUnknown({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation('workspace');
  return (
    <Alert tone="fault">
      <PageTitle title={t('planUnknown.title')} />
      <h1 className="font-semibold">{t('planUnknown.title')}</h1>
      <p>{t('planUnknown.text')}</p>
      <Button className="mt-4" variant="secondary" onClick={onRetry}>
        {t('planUnknown.retry')}
      </Button>
    </Alert>
  );
}
