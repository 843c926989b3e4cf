import { Link } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Designator } from '../../../ui/designator.tsx';
import type { ShowcaseLinks } from '../model/showcase-links.ts';
import { STILLS } from '../model/stills.ts';
import { StillPicture } from './still.tsx';

/** The hero with a page-wide image of the machine. */
export function Hero({ links }: { readonly links: ShowcaseLinks }) {
  const { t } = useTranslation('showcase');
  return (
    <section
      aria-labelledby="showcase-heading"
      className="mat-grid relative overflow-hidden border-b border-line"
    >
      <div className="mx-auto w-full max-w-page px-4 pt-12 sm:px-6 lg:px-10 lg:pt-16">
        <div className="grid items-end gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div>
            <Designator reference="U1">{t('hero.designator')}</Designator>
            <h1 id="showcase-heading" className="mt-6 max-w-[11em] text-display font-semibold">
              {t('hero.heading')}
            </h1>
          </div>
          <div>
            <p className="max-w-lg text-lg text-ink-muted">{t('hero.lead')}</p>
            <div className="mt-6 flex flex-wrap gap-3 max-sm:grid">
              <Button asChild size="lg">
                <Link to={links.register}>{t('hero.tryFree')}</Link>
              </Button>
              <Button asChild size="lg" variant="secondary">
                <Link to={links.plans}>{t('hero.seePlans')}</Link>
              </Button>
            </div>
          </div>
        </div>
        <div className="-mx-4 mt-6 sm:mx-auto sm:max-w-5xl lg:mt-4">
          <StillPicture still={STILLS.machine} label={t('hero.still')} isFirst />
        </div>
      </div>
    </section>
  );
}
