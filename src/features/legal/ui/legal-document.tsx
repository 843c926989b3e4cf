import { ArrowLeft } from 'lucide-react';
import { createContext, type ReactNode, use } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Designator } from '../../../ui/designator.tsx';

interface LegalHeading {
  /** Anchor of the section. */
  readonly id: string;
  readonly title: string;
}

export interface LegalDocumentProps {
  readonly homePath: string;
  readonly label: string;
  readonly heading: string;
  readonly lead: string;
  readonly updated?: string;
  readonly headings: readonly LegalHeading[];
  /** Links to related pages. */
  readonly links: ReactNode;
  readonly children: ReactNode;
}

const Headings = createContext<readonly LegalHeading[]>([]);

/** A document in numbered sections with a table of contents beside it. */
export function LegalDocument(props: LegalDocumentProps) {
  const { t } = useTranslation('legal');
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-6 pb-20 sm:px-6 lg:px-10">
      <Button asChild variant="ghost" className="-ms-4">
        <Link to={props.homePath}>
          <ArrowLeft aria-hidden="true" className="rtl:rotate-180" />
          {t('backToHome')}
        </Link>
      </Button>
      <header className="mt-8 max-w-2xl">
        <Designator reference="§">{props.label}</Designator>
        <h1 className="mt-6 text-display font-semibold">{props.heading}</h1>
        <p className="mt-6 text-lg text-ink-muted">{props.lead}</p>
        {props.updated === undefined ? null : (
          <p className="reading mt-4 text-sm text-ink-faint">{props.updated}</p>
        )}
      </header>
      <div className="mt-12 grid gap-x-16 gap-y-10 border-t border-line pt-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,8fr)]">
        <nav aria-labelledby="contents" className="self-start lg:sticky lg:top-24">
          <h2 id="contents" className="silk text-ink-faint">
            {t('contents')}
          </h2>
          <ol className="mt-3">
            {props.headings.map(({ id, title }, index) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex min-h-9 items-center gap-3 rounded-sm py-1 text-ink-muted underline-offset-4 hover:text-ink hover:underline pointer-coarse:min-h-11"
                >
                  <span aria-hidden="true" className="reading w-4 text-sm text-copper-text">
                    {index + 1}
                  </span>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="max-w-2xl">
          <Headings value={props.headings}>{props.children}</Headings>
          <div className="mt-14 flex flex-wrap gap-3 border-t border-line pt-8">
            {props.links}
            <Button asChild variant="secondary">
              <Link to={props.homePath}>{t('backToHome')}</Link>
            </Button>
          </div>
        </div>
      </div>
    </div>
  );
}

export interface LegalSectionProps {
  readonly id: string;
  readonly children: ReactNode;
}

/** A section, numbered as in the table of contents. */
export function LegalSection({ id, children }: LegalSectionProps) {
  const headings = use(Headings);
  const index = headings.findIndex((heading) => heading.id === id);
  return (
    <section aria-labelledby={id} className="not-first:mt-12">
      <h2 id={id} className="flex scroll-mt-24 items-baseline gap-4 text-2xl font-semibold tracking-tight">
        <span aria-hidden="true" className="reading text-base text-copper-text">
          {index + 1}
        </span>
        {headings[index]?.title}
      </h2>
      <div className="mt-4 grid gap-4 leading-relaxed text-ink-muted">{children}</div>
    </section>
  );
}

/** A bullet list in a section. */
export function LegalList({ points }: { readonly points: readonly string[] }) {
  return (
    <ul className="grid gap-3">
      {points.map((point) => (
        <li
          key={point}
          className="relative ps-6 before:absolute before:start-0 before:top-[0.7em] before:h-px before:w-3 before:bg-copper-text"
        >
          {point}
        </li>
      ))}
    </ul>
  );
}
