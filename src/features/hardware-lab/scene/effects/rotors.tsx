import { useFrame, useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import { useRedraw, useStage } from '../stage/stage-context.ts';

const CALM_TURNS_PER_SECOND = 2.4;
const LOUD_TURNS_PER_SECOND = 4.3;
const STOPPED_AT = 0.4;
/** After the bodies, before the instances. */
const AFTER_BODIES = -0.4;

/** Rotates all spinning fans at a limited frame rate; none with reduced motion. */
export function Rotors({ spinning, loud }: { spinning: boolean; loud: boolean }) {
  const { tier, reducedMotion } = useStage();
  const redraw = useRedraw();
  const scene = useThree((state) => state.scene);
  const active = spinning && !reducedMotion && tier.spinFps > 0;
  const speed = loud ? LOUD_TURNS_PER_SECOND : CALM_TURNS_PER_SECOND;
  useEffect(() => {
    if (!active) return;
    const timer = window.setInterval(() => {
      if (!document.hidden) redraw();
    }, 1000 / tier.spinFps);
    return () => window.clearInterval(timer);
  }, [active, tier.spinFps, redraw]);
  useFrame(({ clock }) => {
    if (!active) return;
    const angle = STOPPED_AT + (clock.elapsedTime % (1 / speed)) * speed * Math.PI * 2;
    scene.traverse((object) => {
      const { rotor, spinning: turns } = object.userData as { rotor?: boolean; spinning?: boolean };
      if (rotor && turns) object.rotation.z = angle;
    });
  }, AFTER_BODIES);
  return null;
}
