import type { TextKey } from '../../i18n/texts.ts';
import { PATHS, withoutTrailingSlash } from '../paths.ts';

/** A page that search engines may index; it is prerendered. */
export interface PublicPage {
  readonly path: string;
  /** The file in `src/app/pages`, without its extension: the page's head preloads its code. */
  readonly file: string;
  readonly title: TextKey;
  readonly description: TextKey;
  /** The image of a shared link: a file in `public/social`, 1200 by 630 pixels. */
  readonly picture: string;
}

export type DrawnAddress = Pick<PublicPage, 'path' | 'file'>;

export const PUBLIC_PAGES: readonly PublicPage[] = [
  {
    path: PATHS.home,
    file: 'landing-page',
    title: 'landing:title',
    description: 'landing:description',
    picture: 'home.jpg',
  },
  {
    path: PATHS.simulation,
    file: 'simulation-page',
    title: 'showcase:title',
    description: 'showcase:description',
    picture: 'simulation.jpg',
  },
  {
    path: PATHS.business,
    file: 'business-page',
    title: 'business:title',
    description: 'business:description',
    picture: 'business.jpg',
  },
  {
    path: PATHS.waitingList,
    file: 'waiting-list-page',
    title: 'waiting-list:title',
    description: 'waiting-list:description',
    picture: 'waiting-list.jpg',
  },
  {
    path: PATHS.contact,
    file: 'contact-page',
    title: 'messages:page.title',
    description: 'messages:page.description',
    picture: 'home.jpg',
  },
  {
    path: PATHS.privacy,
    file: 'privacy-page',
    title: 'legal:privacy.title',
    description: 'legal:privacy.description',
    picture: 'home.jpg',
  },
  {
    path: PATHS.terms,
    file: 'terms-page',
    title: 'legal:terms.title',
    description: 'legal:terms.description',
    picture: 'home.jpg',
  },
];

/** All prerendered addresses: the public pages, and the sign-in and registration forms, which are not indexed. */
export const DRAWN_PAGES: readonly DrawnAddress[] = [
  ...PUBLIC_PAGES,
  { path: PATHS.login, file: 'login-page' },
  { path: PATHS.register, file: 'register-page' },
];

/** The public page at an address, with or without a trailing slash. */
export function publicPageAt(pathname: string): PublicPage | undefined {
  return PUBLIC_PAGES.find(({ path }) => path === withoutTrailingSlash(pathname));
}
