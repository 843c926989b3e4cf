import { useTranslation } from 'react-i18next';
import { Card, CardBody } from '../../../ui/card.tsx';
import type { Manual } from '../model/manual.ts';

/** The table of contents with links to the chapters below. */
export function ManualContents({ manual }: { readonly manual: Manual }) {
  const { t } = useTranslation('manual');
  return (
    <Card>
      <CardBody>
        <nav aria-labelledby="manual-contents">
          <h2 id="manual-contents" className="text-lg font-semibold tracking-tight">
            {t('contents')}
          </h2>
          <ol lang="en" className="mt-3 grid gap-x-6 sm:grid-cols-2">
            {manual.chapters.map((chapter, index) => (
              <li key={chapter.id}>
                <a
                  href={`#${chapter.id}`}
                  className="flex min-h-11 items-center gap-3 rounded-sm hover:text-copper-text"
                >
                  <span aria-hidden="true" className="silk w-5 shrink-0 text-copper-text">
                    {index + 1}
                  </span>
                  {chapter.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </CardBody>
    </Card>
  );
}
