import { ArrowLeft, ArrowRight, Printer } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody } from '../../../ui/card.tsx';
import type { Chapter, ChapterEntry } from '../model/manual.ts';
import { ManualBlock } from './manual-block.tsx';

export interface ManualChapterProps {
  readonly chapter: Chapter;
  readonly number: number;
  /** Anchor of the chapter or of the section that was asked for. */
  readonly anchor: string;
  readonly previous: ChapterEntry | null;
  readonly next: ChapterEntry | null;
}

/** One chapter of the manual as HTML, from the same source as the PDF. */
export function ManualChapter({ chapter, number, anchor, previous, next }: ManualChapterProps) {
  const { t } = useTranslation('manual');
  // The chapter is fetched after the browser has handled the address.
  useEffect(() => {
    const target = document.getElementById(anchor);
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  }, [anchor]);
  return (
    <article aria-labelledby={`${chapter.id}-title`} className="grid min-w-0 gap-6">
      <Card
        id={chapter.id}
        tabIndex={-1}
        className="scroll-mt-20 outline-none print:border-0 print:shadow-none"
      >
        <CardBody className="grid gap-8">
          <header className="grid gap-3">
            <h2 id={`${chapter.id}-title`} className="text-2xl font-semibold tracking-tight">
              <span aria-hidden="true" className="reading me-3 text-copper-text">
                {number}
              </span>
              {chapter.title}
            </h2>
            <p className="max-w-prose text-ink-muted">{chapter.lead}</p>
            <Sections chapter={chapter} />
          </header>
          {chapter.sections.map((section) => (
            <section
              key={section.id}
              id={section.id}
              tabIndex={-1}
              aria-labelledby={`${section.id}-title`}
              className="grid min-w-0 scroll-mt-20 gap-4 outline-none"
            >
              <h3 id={`${section.id}-title`} className="text-lg font-semibold print:break-after-avoid">
                {section.title}
              </h3>
              {section.blocks.map((block) => (
                <ManualBlock key={JSON.stringify(block)} block={block} />
              ))}
            </section>
          ))}
        </CardBody>
      </Card>
      <nav aria-label={t('around')} className="flex flex-wrap gap-3 print:hidden">
        {previous === null ? null : (
          <Around to={previous.id}>
            <ArrowLeft aria-hidden="true" />
            {previous.title}
          </Around>
        )}
        {next === null ? null : (
          <Around to={next.id}>
            {next.title}
            <ArrowRight aria-hidden="true" />
          </Around>
        )}
        <Button variant="ghost" onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          {t('print')}
        </Button>
      </nav>
    </article>
  );
}

/** What the chapter is divided into, each with its address. */
function Sections({ chapter }: { readonly chapter: Chapter }) {
  return (
    <ul className="flex flex-wrap gap-x-5 text-sm print:hidden">
      {chapter.sections.map((section) => (
        <li key={section.id}>
          <Link
            to={{ hash: section.id }}
            className="inline-flex min-h-9 items-center text-copper-text underline-offset-4 hover:underline"
          >
            {section.title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Around({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Button asChild variant="secondary">
      <Link to={{ hash: to }} className="h-auto min-h-11 whitespace-normal">
        {children}
      </Link>
    </Button>
  );
}
