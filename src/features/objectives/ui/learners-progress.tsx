import { useMemo, useState } from 'react';
import { serverNow } from '../../../lib/server-clock.ts';
import { useScoredRuns } from '../../../runs/objectives/use-scored-runs.ts';
import { objectiveMap } from '../objective-row.ts';
import { LastRuns, type LastRunsProps } from './last-runs.tsx';
import { SmallMap, type SmallMapProps } from './small-map.tsx';

export interface LearnersProgressProps extends Pick<LastRunsProps, 'titleOf'>, Pick<SmallMapProps, 'link'> {
  readonly personId: string;
}

/** The objectives in small and the last runs; nothing for somebody who has not done a run yet. */
export function LearnersProgress({ personId, titleOf, link }: LearnersProgressProps) {
  const { runs, isLoading } = useScoredRuns(personId);
  const [now] = useState(serverNow);
  const map = useMemo(() => objectiveMap(runs, now), [runs, now]);
  if (isLoading || runs.length === 0) return null;
  return (
    <>
      <SmallMap map={map} link={link} />
      <LastRuns runs={runs} titleOf={titleOf} />
    </>
  );
}
