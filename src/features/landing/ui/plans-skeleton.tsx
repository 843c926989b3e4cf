import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../ui/skeleton.tsx';

const INDIVIDUAL_PLANS = 3;

/** As high as the plans, so that nothing moves when they come. */
export function PlansSkeleton() {
  const { t } = useTranslation('landing');
  return (
    <ul
      className="grid grid-cols-1 items-stretch gap-5 lg:grid-cols-3"
      aria-busy="true"
      aria-label={t('pricing.loading')}
    >
      {Array.from({ length: INDIVIDUAL_PLANS }, (_, index) => index).map((index) => (
        <li key={index} className="flex">
          <Skeleton className="chamfer h-124 w-full bg-surface" />
        </li>
      ))}
    </ul>
  );
}
