import { Link } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { ComingNote } from '../../../ui/coming-note.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import type { ShowcaseLinks } from '../model/showcase-links.ts';
import { Demo } from './demo.tsx';
import { Desk } from './desk.tsx';
import { Hero } from './hero.tsx';
import { Lab } from './lab.tsx';

/** The page about the simulations. */
export function Showcase({ links }: { readonly links: ShowcaseLinks }) {
  const { t } = useTranslation('showcase');
  return (
    <>
      <PageTitle title={t('title')} description={t('description')} />
      <Hero links={links} />
      <Lab />
      <Desk />
      <Demo registerPath={links.register} />
      <div className="mx-auto grid w-full max-w-page gap-x-16 gap-y-12 px-4 py-16 sm:px-6 md:grid-cols-2 md:py-24 lg:px-10">
        <section>
          <h2 className="text-2xl font-semibold tracking-tight">{t('access.heading')}</h2>
          <p className="mt-3 max-w-lg text-ink-muted">{t('access.text')}</p>
        </section>
        <section>
          <h2 className="text-2xl font-semibold tracking-tight">{t('closing.heading')}</h2>
          <p className="mt-3 max-w-lg text-ink-muted">{t('closing.text')}</p>
          <ComingNote parts={['teamAssessments']} className="mt-3" />
          <Button asChild variant="secondary" className="mt-6">
            <Link to={links.business}>{t('closing.business')}</Link>
          </Button>
        </section>
      </div>
    </>
  );
}
