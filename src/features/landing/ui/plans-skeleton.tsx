import { useTranslation } from '../../../i18n/use-translation.ts';
import { PlanCardSkeletons } from '../../../ui/plan-card-skeletons.tsx';

/** A placeholder with the height of the plans, to avoid layout shift. */
export function PlansSkeleton() {
  const { t } = useTranslation('landing');
  return (
    <div
      role="status"
      aria-busy="true"
      aria-label={t('pricing.loading')}
      className="grid grid-cols-1 items-stretch gap-5 md:grid-cols-3 md:max-lg:gap-3"
    >
      <PlanCardSkeletons className="h-124" />
    </div>
  );
}
