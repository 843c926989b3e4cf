import { useEffect, useEffectEvent } from 'react';
import { useMark } from '../../../../runs/tour/use-mark.ts';
import type { Workspace } from '../layout/use-workspace.ts';
import { type DrawnPage, pagesOf, TOOLS } from '../tools/tool-list.ts';
import type { DeskLesson } from './desk-lesson.ts';

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

/** Shows what the step of a tutorial is about, and marks it. */
export function useLesson(lesson: DeskLesson | null, own: Workspace, layout: string): void {
  const aim = lesson?.aim ?? null;
  const showAim = useEffectEvent(() => {
    if (aim !== null) show(own, aim.target);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each aim is shown once
  useEffect(() => showAim(), [aim]);
  useMark(lesson?.highlighted?.split(' ')[0] ?? null, layout);
}
