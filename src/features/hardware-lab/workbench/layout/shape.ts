import { useMediaQuery } from '../../../../ui/use-media-query.ts';

/** Screen shapes with a layout of their own: d wide, m phone in portrait, l phone in landscape or a zoomed page. */
export type Shape = 'd' | 'm' | 'l';

const UPRIGHT = '(max-width: 639.98px)';
const ON_ITS_SIDE = '(max-height: 480px) and (orientation: landscape)';

export function useShape(): Shape {
  const isUpright = useMediaQuery(UPRIGHT);
  const isOnItsSide = useMediaQuery(ON_ITS_SIDE);
  if (isOnItsSide) return 'l';
  return isUpright ? 'm' : 'd';
}
