import { useEffect } from 'react';
import { BRAND_NAME } from '../core/brand.ts';

/** Names the page in the browser's tab and history. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${BRAND_NAME}`;
  }, [title]);
}
