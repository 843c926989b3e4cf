import { BRAND_NAME } from '../core/brand.ts';
import { usePageTitle } from '../lib/use-page-title.ts';

export interface PageTitleProps {
  readonly title: string;
  /** For search engines and shared links; public pages have one. */
  readonly description?: string;
}

/** The document's title, `Login · <brand>`, also in what is drawn at build time: React moves it into the head. */
export function PageTitle({ title, description }: PageTitleProps) {
  // The first title of a head counts, and the one that another page has set may still be there.
  usePageTitle(title);
  return (
    <>
      <title>{`${title} · ${BRAND_NAME}`}</title>
      {description === undefined ? null : <meta name="description" content={description} />}
    </>
  );
}
