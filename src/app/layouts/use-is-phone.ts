import { useMediaQuery } from '../../ui/use-media-query.ts';

/** Below 768 px the sidebar is a slide-out menu (spec sections 2 and 9). */
const PHONE = '(width < 768px)';

export function useIsPhone(): boolean {
  return useMediaQuery(PHONE);
}
