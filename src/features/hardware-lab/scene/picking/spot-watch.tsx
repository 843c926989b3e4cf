import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import type { LabView } from '../../../../core/hardware/model/view.ts';
import type { Insets } from '../camera/insets.ts';
import type { SceneMachine } from '../catalogue/scene-machine.ts';
import { useRedraw, useStage } from '../stage/stage-context.ts';
import type { Card } from './pick.ts';
import { SpotFinder, type Spots, wantedSpots } from './spots.ts';

export interface SpotWatchProps {
  readonly machine: SceneMachine;
  readonly view: LabView;
  readonly selectedId: string | null;
  readonly probing: boolean;
  readonly insets: Insets;
  /** The card of the selected thing, which the pin must not be under. */
  cardOver?: (() => Card | null) | undefined;
  /** Called from the frame loop when something moved; writes to the DOM directly. */
  onSpots(spots: Spots): void;
}

/** Reports the screen positions of the selected thing and the probe tips whenever they change. */
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
    // Any activity: the camera, a moving part, a cable being built.
    const isMoving = activity.isBusy('');
    const spots = finder.next(wanted, { width, height, insets, card: cardOver?.() ?? null }, isMoving);
    if (spots) onSpots(spots);
    if (finder.isRestless) redraw();
  });
  return null;
}
