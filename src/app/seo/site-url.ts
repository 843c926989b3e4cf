import { httpUrl } from '../../lib/env.ts';

declare global {
  interface ImportMetaEnv {
    readonly VITE_SITE_URL?: string;
  }
}

/**
 * The origin of the deployment, such as `https://your.site`; null if none is set. Head tags need absolute addresses,
 * so without an origin they are left out.
 */
export function siteUrl(env: Pick<ImportMetaEnv, 'VITE_SITE_URL'> = import.meta.env): string | null {
  return env.VITE_SITE_URL ? httpUrl(env.VITE_SITE_URL, 'VITE_SITE_URL') : null;
}
