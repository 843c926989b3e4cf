import { lazy, useEffect, useState } from 'react';
import type { LabView } from '../../core/hardware/model/view.ts';
import { exploreScenarioId } from '../../core/hardware/scenarios/explore.ts';
import { CONNECT, OPEN_CASE, START } from '../../core/hardware/scenarios/procedures.ts';
import { openBench } from './open-bench.ts';

const LiveScene = lazy(() =>
  import('./scene/live-scene.tsx').then((module) => ({ default: module.LiveScene })),
);

const MODEL = 'kestrel-b7';

export interface LiveMachineProps {
  /** The first frame was rendered. */
  onReady(): void;
  onUnavailable(): void;
}

/** A healthy machine, open and running, to look at and turn; it accepts no commands. Fills its parent. */
export function LiveMachine({ onReady, onUnavailable }: LiveMachineProps) {
  const [view, setView] = useState<LabView | null>(null);
  useEffect(() => {
    let isGone = false;
    void runningMachine().then((running) => (isGone ? undefined : setView(running)));
    return () => {
      isGone = true;
    };
  }, []);
  return view === null ? null : <LiveScene view={view} onReady={onReady} onUnavailable={onUnavailable} />;
}

async function runningMachine(): Promise<LabView> {
  const bench = openBench('explore', exploreScenarioId(MODEL), 0);
  for (const command of [...OPEN_CASE, ...CONNECT, ...START]) await bench.send(command);
  return (await bench.open()).view;
}
