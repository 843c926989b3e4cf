import { Link } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { ComingNote } from '../../../ui/coming-note.tsx';
import { Designator } from '../../../ui/designator.tsx';
import type { BusinessLinks } from '../model/business-links.ts';
import { AssessmentSheet } from './assessment-sheet.tsx';

export interface HeroProps {
  readonly links: BusinessLinks;
  readonly onRegister: () => void;
}

/** The hero of the business page: headline, actions and the sample report. */
export function Hero({ links, onRegister }: HeroProps) {
  const { t } = useTranslation('business');
  return (
    <section aria-labelledby="business-heading" className="mat-grid border-b border-line">
      <div className="mx-auto grid w-full max-w-page items-center gap-x-16 gap-y-12 px-4 pt-12 pb-14 sm:px-6 md:pb-20 lg:grid-cols-[minmax(0,6fr)_minmax(0,6fr)] lg:px-10 lg:pt-16">
        <div className="max-w-xl min-w-0">
          <Designator reference="J4">{t('hero.designator')}</Designator>
          <h1 id="business-heading" className="mt-6 text-display font-semibold">
            {t('hero.heading')}
          </h1>
          <p className="mt-6 max-w-lg text-lg text-ink-muted">{t('hero.lead')}</p>
          <ComingNote parts={['teamAssessments']} className="mt-4" />
          <div className="mt-8 flex flex-wrap gap-3 max-sm:grid">
            <Button asChild size="lg">
              <Link to={links.contact}>{t('hero.contactSales')}</Link>
            </Button>
            <Button asChild size="lg" variant="secondary">
              <Link to={links.pricing}>{t('hero.seePricing')}</Link>
            </Button>
          </div>
          <p className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-muted">
            <span>{t('hero.demo')}</span>
            <Button asChild variant="link" className="min-h-11">
              <Link to={links.register} onClick={onRegister}>
                {t('hero.createAccount')}
              </Link>
            </Button>
          </p>
        </div>
        <AssessmentSheet />
      </div>
    </section>
  );
}
