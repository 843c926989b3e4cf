import { lazy, type ReactNode, Suspense } from 'react';
import { keepTexts } from '../../../i18n/load-texts.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** The workspace, and parts of it that are fetched when they are first opened. */
const PARTS = {
  place: () => import('../session/desk-place.tsx'),
  knowledge: () => import('./knowledge/knowledge-tool.tsx'),
  find: () => import('./find/find-dialog.tsx'),
  map: () => import('./map/floor-map.tsx'),
  around: () => import('./map/look-around.tsx'),
  strip: () => import('./map/plan-strip.tsx'),
  plans: () => import('./map/small-plans.tsx'),
};
const TEXTS = ['desk-knowledge', 'desk-map'];

export const loadDeskPlace = PARTS.place;
export const DeskPlace = lazy(async () => ({ default: (await PARTS.place()).DeskPlace }));
export const KnowledgeTool = lazy(async () => ({ default: (await PARTS.knowledge()).KnowledgeTool }));
export const FindDialog = lazy(async () => ({ default: (await PARTS.find()).FindDialog }));
export const FloorMap = lazy(async () => ({ default: (await PARTS.map()).FloorMap }));
export const LookAround = lazy(async () => ({ default: (await PARTS.around()).LookAround }));
export const PlanStrip = lazy(async () => ({ default: (await PARTS.strip()).PlanStrip }));
export const SmallPlans = lazy(async () => ({ default: (await PARTS.plans()).SmallPlans }));

/** Fetches the workspace and all late parts, so that they open without a network. What does not come is asked for again when it is opened. */
export async function keepLateParts(languages: readonly string[]): Promise<void> {
  await keepTexts(TEXTS, languages);
  for (const load of Object.values(PARTS)) await load().catch(() => undefined);
}

/** A late part, or the shape of one until it is there. */
export function LatePart({ children }: { readonly children: ReactNode }) {
  return (
    <Suspense
      fallback={
        <div className="grid gap-3">
          <Skeleton className="h-9" />
          <Skeleton className="h-40" />
        </div>
      }
    >
      {children}
    </Suspense>
  );
}
