import { useTranslation } from '../../../i18n/use-translation.ts';
import { PlanCardSkeletons } from '../../../ui/plan-card-skeletons.tsx';
import { Spinner } from '../../../ui/spinner.tsx';

/** The placeholder of the business plans, with their height. */
export function PlansSkeleton() {
  const { t } = useTranslation('business');
  return (
    <div className="relative">
      <p
        role="status"
        className="chamfer absolute start-1/2 top-8 z-10 flex -translate-x-1/2 items-center gap-3 whitespace-nowrap border border-line bg-raised px-4 py-3 text-sm text-ink-muted shadow-lift rtl:translate-x-1/2"
      >
        <Spinner />
        {t('pricing.loading')}
      </p>
      <div className="grid grid-cols-1 gap-5 md:grid-cols-3 md:max-lg:gap-3">
        <PlanCardSkeletons className="h-116" />
      </div>
    </div>
  );
}
