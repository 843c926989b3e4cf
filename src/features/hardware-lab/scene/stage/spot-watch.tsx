import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import type { LabView } from '../../../../core/hardware/model/view.ts';
import type { SceneMachine } from '../catalogue/scene-machine.ts';
import type { Insets } from './insets.ts';
import type { Card } from './pick.ts';
import { SpotFinder, type Spots, wantedSpots } from './spots.ts';
import { useRedraw, useStage } from './stage-context.ts';

export interface SpotWatchProps {
  readonly machine: SceneMachine;
  readonly view: LabView;
  readonly selectedId: string | null;
  readonly probing: boolean;
  readonly insets: Insets;
  /** The card that tells of the chosen thing, as it lies over the picture: the pin stands beside it. */
  cardOver?: (() => Card | null) | undefined;
  /** Called from the frame loop, when something moved: it writes to the page by itself. */
  onSpots(spots: Spots): void;
}

/** Tells the page in every frame where in the picture the chosen thing and the tips of the probes are. */
export function SpotWatch({ machine, view, selectedId, probing, insets, cardOver, onSpots }: SpotWatchProps) {
  const { activity } = useStage();
  const redraw = useRedraw();
  const scene = useThree((state) => state.scene);
  const camera = useThree((state) => state.camera);
  const { width, height } = useThree((state) => state.size);
  const finder = useMemo(() => new SpotFinder(scene, camera), [scene, camera]);
  const wanted = useMemo(
    () => wantedSpots(machine, view, selectedId, probing),
    [machine, view, selectedId, probing],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is wanted and where it may be seen ask for a new frame
  useEffect(() => redraw(), [wanted, insets, redraw]);
  useFrame(() => {
    // Anything at all: a hand's journey, a part on its way, a cable that is being laid.
    const isMoving = activity.isBusy('');
    const spots = finder.next(wanted, { width, height, insets, card: cardOver?.() ?? null }, isMoving);
    if (spots) onSpots(spots);
    if (finder.isRestless) redraw();
  });
  return null;
}
