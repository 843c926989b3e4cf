import { Link } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { Card, CardBody } from '../../../ui/card.tsx';
import type { ChapterEntry } from '../model/manual.ts';

export interface ManualContentsProps {
  readonly chapters: readonly ChapterEntry[];
  /** Id of the chapter that is open; null where none is. */
  readonly open: string | null;
}

/** The table of contents: every chapter with its address. */
export function ManualContents({ chapters, open }: ManualContentsProps) {
  const { t } = useTranslation('manual');
  return (
    <Card>
      <CardBody>
        <nav aria-labelledby="manual-contents">
          <h2 id="manual-contents" className="text-lg font-semibold tracking-tight">
            {t('contents')}
          </h2>
          <ol className={classNames('mt-3 grid gap-x-6', open === null && 'sm:grid-cols-2')}>
            {chapters.map((chapter, index) => (
              <li key={chapter.id}>
                <Link
                  to={{ hash: chapter.id }}
                  aria-current={chapter.id === open ? 'true' : undefined}
                  className="flex min-h-11 items-center gap-3 rounded-sm py-1 hover:text-copper-text aria-[current]:font-semibold aria-[current]:text-copper-text"
                >
                  <span aria-hidden="true" className="silk w-5 shrink-0 text-copper-text">
                    {index + 1}
                  </span>
                  {chapter.title}
                </Link>
              </li>
            ))}
          </ol>
        </nav>
      </CardBody>
    </Card>
  );
}
