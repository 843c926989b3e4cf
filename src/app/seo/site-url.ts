import { httpUrl } from '../../lib/env.ts';

declare global {
  interface ImportMetaEnv {
    readonly VITE_SITE_URL?: string;
  }
}

/**
 * The origin that the deployment is found at, such as `https://your.site`; null where it names none. Addresses in a page's
 * head are absolute or not there at all: nobody can use a relative one.
 */
export function siteUrl(env: Pick<ImportMetaEnv, 'VITE_SITE_URL'> = import.meta.env): string | null {
  return env.VITE_SITE_URL ? httpUrl(env.VITE_SITE_URL, 'VITE_SITE_URL') : null;
}
