import { Link, useLocation } from 'react-router-dom';
import { z } from '../../core/contracts/zod.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Designator } from '../../ui/designator.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import type { RedirectState } from '../guards/guarded.tsx';
import { PATHS } from '../paths.ts';

const redirectState: z.ZodType<RedirectState> = z.object({ from: z.string() });

/** Where guards send people whose plan does not open a screen; the demo has its own text (spec section 2). */
export default function AccessDeniedPage() {
  const { t } = useTranslation('workspace');
  const cameFrom = redirectState.safeParse(useLocation().state);
  const isDemo = cameFrom.success && cameFrom.data.from.startsWith(PATHS.demo);
  return (
    <div className="chamfer mx-auto mt-6 max-w-xl border border-line bg-surface p-7 shadow-rest sm:p-10">
      <PageTitle title={t('accessDenied.heading')} />
      <Designator reference="K2">{t('accessDenied.label')}</Designator>
      <h1 className="mt-5 text-title font-semibold">{t('accessDenied.heading')}</h1>
      <p className="mt-3 text-ink-muted">{t(isDemo ? 'accessDenied.demo' : 'accessDenied.plan')}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button asChild>
          <Link to={PATHS.plans}>
            {t(isDemo ? 'accessDenied.viewPlans' : 'accessDenied.viewAvailablePlans')}
          </Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to={PATHS.dashboard}>{t('accessDenied.back')}</Link>
        </Button>
      </div>
    </div>
  );
}
