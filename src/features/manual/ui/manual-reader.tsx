import type { ReactNode } from 'react';
import type { Language } from '../../../i18n/languages.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { ManualContents as Contents } from '../model/manual.ts';
import { placeOf } from '../model/place.ts';
import { ManualChapter } from './manual-chapter.tsx';
import { ManualContents } from './manual-contents.tsx';
import { useChapter, useContents } from './use-manual.ts';

export interface ManualReaderProps {
  readonly language: Language;
  /** Chapter or section that the address names; empty for none. */
  readonly anchor: string;
  /** What stands below the contents while no chapter is open: the PDF. */
  readonly children: ReactNode;
}

/** The manual to read: the contents, and one chapter at a time. */
export function ManualReader({ language, anchor, children }: ManualReaderProps) {
  const contents = useContents(language);
  if (contents.data !== undefined)
    return (
      <Opened contents={contents.data} language={language} anchor={anchor}>
        {children}
      </Opened>
    );
  if (contents.isError) return <Failed onRetry={() => void contents.refetch()} />;
  return <Loading />;
}

function Opened({
  contents: { chapters },
  language,
  anchor,
  children,
}: ManualReaderProps & { readonly contents: Contents }) {
  const place = placeOf(chapters, anchor);
  const chapter = useChapter(language, place);
  if (place === null)
    return (
      <>
        <ManualContents chapters={chapters} open={null} />
        {children}
      </>
    );
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_17rem]">
      {chapter.data !== undefined ? (
        <ManualChapter
          chapter={chapter.data}
          number={place.number}
          anchor={anchor}
          previous={chapters[place.number - 2] ?? null}
          next={chapters[place.number] ?? null}
        />
      ) : chapter.isError ? (
        <Failed onRetry={() => void chapter.refetch()} />
      ) : (
        <Loading />
      )}
      <div className="xl:sticky xl:top-6 print:hidden">
        <ManualContents chapters={chapters} open={place.chapter.id} />
      </div>
    </div>
  );
}

function Loading() {
  const { t } = useTranslation('manual');
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-8 w-1/2" />
      <Skeleton className="h-64" />
    </div>
  );
}

function Failed({ onRetry }: { onRetry(): void }) {
  const { t } = useTranslation('manual');
  return (
    <Alert tone="fault" title={t('failed')}>
      <Button variant="secondary" onClick={onRetry}>
        {t('retry')}
      </Button>
    </Alert>
  );
}
