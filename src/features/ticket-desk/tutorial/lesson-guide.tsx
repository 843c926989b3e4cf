import { useEffect, useEffectEvent } from 'react';
import { useMark } from '../../../runs/tour/use-mark.ts';
import type { Workspace } from '../workspace/layout/use-workspace.ts';
import { type DrawnPage, pagesOf, TOOLS } from '../workspace/tools/tool-list.ts';

const DRAWN: readonly DrawnPage[] = TOOLS.flatMap(pagesOf);

/** Opens the part of the desk, the tool and the page where something is seen. */
function show(own: Workspace, target: string): void {
  const [place = '', page] = target.split(' ');
  own.setWide(false);
  own.setPage(place === 'queue' || place === 'tools' ? place : 'ticket');
  if (place !== 'tools' || page === undefined) return;
  const drawn = DRAWN.find((one) => one === page);
  if (drawn !== undefined) own.openPage(drawn);
  else own.setTool(page === 'phone' ? 'phone' : 'remote');
}

/** What is brought into view, each time that this is another object. */
export type LessonAim = { readonly target: string } | null;

export interface LessonGuideProps {
  readonly aim: LessonAim;
  /** The part of the desk that the step points at (`core/tutorials/desk/places.ts`); null for none. */
  readonly highlighted: string | null;
  readonly own: Workspace;
  /** Changes whenever parts of the desk appear or disappear. */
  readonly layout: string;
}

/** Shows what the step of a tutorial is about, and marks it; draws nothing. */
export function LessonGuide({ aim, highlighted, own, layout }: LessonGuideProps): null {
  const showAim = useEffectEvent(() => {
    if (aim !== null) show(own, aim.target);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each aim is shown once
  useEffect(() => showAim(), [aim]);
  useMark(highlighted?.split(' ')[0] ?? null, layout);
  return null;
}
