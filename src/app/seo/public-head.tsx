import { useLocation } from 'react-router-dom';
import { BRAND_NAME } from '../../core/brand.ts';
import type { TextKey } from '../../i18n/texts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type PublicPage, publicPageAt } from './public-pages.ts';
import { siteUrl } from './site-url.ts';

/** The canonical address of a public page and its sharing preview. React hoists the tags into the head. */
export function PublicHead() {
  const { pathname } = useLocation();
  const page = publicPageAt(pathname);
  return page === undefined ? null : <Tags page={page} />;
}

function Tags({ page: { path, title, description, picture } }: { readonly page: PublicPage }) {
  const { t } = useTranslation(namespaceOf(title));
  const site = siteUrl();
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={BRAND_NAME} />
      <meta property="og:title" content={t(title as never)} />
      <meta property="og:description" content={t(description as never)} />
      {site === null ? null : (
        <>
          <link rel="canonical" href={`${site}${path}`} />
          <meta property="og:url" content={`${site}${path}`} />
          <meta property="og:image" content={`${site}/social/${picture}`} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}

type Namespace = TextKey extends `${infer Name}:${string}` ? Name : never;

/** The namespace of a text key. Title and description are in the page's own namespace, so they load with the page. */
function namespaceOf(key: TextKey): Namespace {
  return key.slice(0, key.indexOf(':')) as Namespace;
}
