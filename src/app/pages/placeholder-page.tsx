import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { Designator } from '../../ui/designator.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PATHS } from '../paths.ts';

const PAGES_TO_COME = [
  'privacy',
  'terms',
  'waitingList',
  'business',
  'contact',
  'simulation',
  'plansReturn',
  'account',
  'plans',
  'manual',
  'testing',
  'ticketing',
  'users',
] as const;

/** Stands where a page of a later release will be, says so, and says what will be there. */
export default function PlaceholderPage() {
  const { t } = useTranslation('layout');
  const { pathname } = useLocation();
  const page = PAGES_TO_COME.find((name) => PATHS[name] === pathname) ?? 'other';
  const isInside = pathname.startsWith(PATHS.dashboard);
  return (
    <div className="mx-auto w-full max-w-page px-4 py-16 sm:px-6 lg:px-10">
      <PageTitle title={t(`placeholder.${page}`)} />
      <Designator reference="NC">{t('placeholder.label')}</Designator>
      <h1 className="mt-5 text-title font-semibold">{t(`placeholder.${page}`)}</h1>
      <p className="mt-4 max-w-xl text-lg text-ink-muted">{t(`placeholder.what.${page}`)}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        {page === 'plansReturn' ? (
          <Button asChild>
            <Link to={PATHS.selectPlan}>{t('placeholder.choosePlan')}</Link>
          </Button>
        ) : null}
        <Button asChild variant="secondary">
          <Link to={isInside ? PATHS.dashboard : PATHS.home}>
            {t(isInside ? 'placeholder.dashboard' : 'placeholder.home')}
          </Link>
        </Button>
      </div>
    </div>
  );
}
