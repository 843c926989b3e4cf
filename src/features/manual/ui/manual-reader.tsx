import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, CardBody } from '../../../ui/card.tsx';
import type { Chapter, Manual } from '../model/manual.ts';
import { ManualBlock } from './manual-block.tsx';

/** The whole manual as HTML, from the same source as the PDF: for phones, screen readers and text search. */
export function ManualReader({ manual }: { readonly manual: Manual }) {
  const { t } = useTranslation('manual');
  // The page renders after the browser has handled the address, so scroll to the chapter's anchor here.
  useEffect(() => {
    const { hash } = window.location;
    if (hash.length > 1) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, []);
  return (
    <section aria-label={t('reader')} lang="en" className="grid gap-6">
      {manual.chapters.map((chapter, index) => (
        <ReadChapter key={chapter.id} chapter={chapter} number={index + 1} />
      ))}
    </section>
  );
}

function ReadChapter({ chapter, number }: { readonly chapter: Chapter; readonly number: number }) {
  return (
    <Card id={chapter.id} tabIndex={-1} aria-labelledby={`${chapter.id}-title`} className="scroll-mt-20">
      <CardBody className="grid gap-8">
        <header className="grid gap-2">
          <h2 id={`${chapter.id}-title`} className="text-2xl font-semibold tracking-tight">
            <span aria-hidden="true" className="reading me-3 text-copper-text">
              {number}
            </span>
            {chapter.title}
          </h2>
          <p className="max-w-prose text-ink-muted">{chapter.lead}</p>
        </header>
        {chapter.sections.map((section) => (
          <section key={section.id} id={section.id} className="grid min-w-0 scroll-mt-20 gap-4">
            <h3 className="text-lg font-semibold">{section.title}</h3>
            {section.blocks.map((block) => (
              <ManualBlock key={JSON.stringify(block)} block={block} />
            ))}
          </section>
        ))}
      </CardBody>
    </Card>
  );
}
