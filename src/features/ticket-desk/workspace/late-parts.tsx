import { lazy, type ReactNode, Suspense } from 'react';
import { keepTexts } from '../../../i18n/load-texts.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** Parts of the workspace that are fetched when they are first opened, each with a file of texts of its own. */
const PARTS = {
  knowledge: () => import('./knowledge/knowledge-tool.tsx'),
  find: () => import('./find/find-dialog.tsx'),
  map: () => import('./map/floor-map.tsx'),
  around: () => import('./map/look-around.tsx'),
};
const TEXTS = ['desk-knowledge', 'desk-map'];

export const KnowledgeTool = lazy(async () => ({ default: (await PARTS.knowledge()).KnowledgeTool }));
export const FindDialog = lazy(async () => ({ default: (await PARTS.find()).FindDialog }));
export const FloorMap = lazy(async () => ({ default: (await PARTS.map()).FloorMap }));
export const LookAround = lazy(async () => ({ default: (await PARTS.around()).LookAround }));

/** Fetches all late parts, so that they open without a network. What does not come is asked for again when it is opened. */
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
