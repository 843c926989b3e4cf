import { useMemo, useState } from 'react';
import { serverNow } from '../../../lib/server-clock.ts';
import type { ScoredRun } from '../../../runs/objectives/scored-runs.ts';
import { objectiveMap } from '../objective-row.ts';
import { SmallMap, type SmallMapProps } from './small-map.tsx';

export interface LearnersMapProps extends Pick<SmallMapProps, 'link'> {
  readonly runs: readonly ScoredRun[];
}

/** The objectives in small, as these runs leave them. */
export function LearnersMap({ runs, link }: LearnersMapProps) {
  const [now] = useState(serverNow);
  const map = useMemo(() => objectiveMap(runs, now), [runs, now]);
  return <SmallMap map={map} link={link} />;
}
