import { Link } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';

/** The section about the free one-minute demo. */
export function Demo({ registerPath }: { readonly registerPath: string }) {
  const { t } = useTranslation('showcase');
  return (
    <section aria-labelledby="demo-heading" className="scheme-dark bg-board text-ink">
      <div className="mx-auto flex w-full max-w-page flex-wrap items-center justify-between gap-x-16 gap-y-10 px-4 py-20 sm:px-6 lg:px-10">
        <div className="max-w-xl">
          <p className="silk text-copper-text">{t('demo.designator')}</p>
          <h2 id="demo-heading" className="mt-4 text-title font-semibold">
            {t('demo.heading')}
          </h2>
          <p className="mt-3 text-lg text-ink-muted">{t('demo.text')}</p>
          <Button asChild size="lg" className="mt-8">
            <Link to={registerPath}>{t('demo.register')}</Link>
          </Button>
        </div>
        <p
          aria-hidden="true"
          className="reading chamfer border border-trace bg-sunken px-8 py-6 text-7xl font-medium text-standby sm:text-8xl"
        >
          {t('demo.clock')}
        </p>
      </div>
    </section>
  );
}
