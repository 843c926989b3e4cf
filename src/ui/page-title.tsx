import { BRAND_NAME } from '../core/brand.ts';
import { usePageTitle } from '../lib/use-page-title.ts';

export interface PageTitleProps {
  readonly title: string;
  /** For search engines and shared links; only public pages have one. */
  readonly description?: string;
}

/** The document's title, `Login · <brand>`, also in prerendered HTML: React hoists it into the head. */
export function PageTitle({ title, description }: PageTitleProps) {
  // Also sets document.title: the browser uses the first title in the head, which may be a previous page's.
  usePageTitle(title);
  return (
    <>
      <title>{`${title} · ${BRAND_NAME}`}</title>
      {description === undefined ? null : <meta name="description" content={description} />}
    </>
  );
}
