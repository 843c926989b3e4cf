import { Link } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Designator } from '../../../ui/designator.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { ContactForm } from './contact-form.tsx';

/** The link targets of the page, provided by the app, which owns the paths. */
interface ContactLinks {
  readonly plans: string;
  readonly business: string;
  readonly waitingList: string;
}

export interface ContactScreenProps {
  readonly links: ContactLinks;
  /** The support email address; null if the deployment sets none. */
  readonly address: string | null;
}

const STEPS = ['read', 'answer', 'close'] as const;
const OTHER_WAYS = ['plans', 'business', 'waitingList'] as const;

/** The contact page: the form, what happens to a message, and links to answered questions. */
export function ContactScreen({ links, address }: ContactScreenProps) {
  const { t } = useTranslation('messages');
  return (
    <div className="mat-grid">
      <PageTitle title={t('page.title')} description={t('page.description')} />
      <div className="mx-auto grid w-full max-w-page gap-x-16 gap-y-12 px-4 py-14 sm:px-6 md:py-20 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:px-10">
        <header className="max-w-xl">
          <Designator reference="J8">{t('page.designator')}</Designator>
          <h1 className="mt-6 text-display font-semibold">{t('page.heading')}</h1>
          <p className="mt-6 max-w-md text-lg text-ink-muted">{t('page.lead')}</p>
          {address === null ? null : (
            <p className="mt-4">
              <a className="text-copper-text underline underline-offset-4" href={`mailto:${address}`}>
                {t('page.write', { address })}
              </a>
            </p>
          )}
        </header>
        <section
          aria-label={t('page.formLabel')}
          className="chamfer self-start border border-line bg-surface shadow-lift lg:row-span-2"
        >
          <p className="silk ticks flex justify-between border-b border-line px-5 pt-5 pb-3 text-ink-muted sm:px-8">
            {t('page.formLabel')}
            <span aria-hidden="true" className="mt-1 size-2 rounded-full bg-passed-mark" />
          </p>
          <div className="p-5 sm:p-8">
            <ContactForm />
          </div>
        </section>
        <div className="grid content-start gap-10">
          <ol aria-label={t('page.stepsLabel')} className="grid gap-7">
            {STEPS.map((step, index) => (
              <li
                key={step}
                className="relative ps-12 before:absolute before:start-[0.9rem] before:top-9 before:-bottom-6 before:w-px before:bg-copper-text/50 last:before:hidden"
              >
                <span
                  aria-hidden="true"
                  className="reading absolute start-0 top-0 grid size-7.5 place-items-center rounded-full border-2 border-copper-text bg-ground text-sm font-medium text-copper-text"
                >
                  {index + 1}
                </span>
                <h2 className="font-semibold">{t(`page.steps.${step}.title`)}</h2>
                <p className="mt-1 max-w-sm text-ink-muted">{t(`page.steps.${step}.text`)}</p>
              </li>
            ))}
          </ol>
          <nav aria-label={t('page.otherLabel')} className="border-t border-line pt-5">
            <p className="silk text-ink-faint">{t('page.otherLabel')}</p>
            <ul className="mt-2 flex flex-wrap gap-x-6">
              {OTHER_WAYS.map((way) => (
                <li key={way}>
                  <Link
                    to={links[way]}
                    className="inline-flex min-h-11 items-center rounded-sm text-copper-text underline underline-offset-4"
                  >
                    {t(`page.${way}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </div>
  );
}
