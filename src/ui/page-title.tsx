import { BRAND_NAME } from '../core/brand.ts';

export interface PageTitleProps {
  readonly title: string;
  /** For search engines and shared links; public pages have one. */
  readonly description?: string;
}

/** The document's title, `Login · <brand>`. React moves it into the head. */
export function PageTitle({ title, description }: PageTitleProps) {
  return (
    <>
      <title>{`${title} · ${BRAND_NAME}`}</title>
      {description === undefined ? null : <meta name="description" content={description} />}
    </>
  );
}
