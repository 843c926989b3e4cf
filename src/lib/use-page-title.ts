import { useEffect } from 'react';
import { BRAND_NAME } from '../core/brand.ts';

/** Sets the title of the browser's tab and history entry. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${BRAND_NAME}`;
  }, [title]);
}
