import { useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import type { BufferGeometry } from 'three';
import { usePicturePress } from '../../workbench/display/picture-press.ts';
import { indexForPicking, Picker, type ScreenPoint } from './pick.ts';

/** A press that moves further than this, or lasts longer, is a camera movement. */
const CLICK_TRAVEL_PX = { mouse: 5, touch: 12 } as const;
const CLICK_MS = 700;
const DOUBLE_CLICK_MS = 380;

export interface PointingProps {
  readonly geometries: readonly BufferGeometry[];
  onHover(target: string | null): void;
  onPicker(picker: Picker): void;
}

interface Press extends ScreenPoint {
  readonly time: number;
}

/**
 * Mouse and touch on the canvas: hover; click or tap selects; double click or double tap activates; drags do
 * neither.
 */
export function Pointing({ geometries, onHover, onPicker }: PointingProps) {
  const press = usePicturePress();
  const scene = useThree((state) => state.scene);
  const camera = useThree((state) => state.camera);
  const canvas = useThree((state) => state.gl.domElement);
  const picker = useMemo(() => new Picker(scene, camera), [scene, camera]);
  const latest = useRef({ ...press, onHover });
  latest.current = { ...press, onHover };

  useEffect(() => onPicker(picker), [picker, onPicker]);
  useEffect(() => indexWhenIdle(geometries), [geometries]);

  useEffect(() => {
    let pressed: Press | null = null;
    let last: (Press & { readonly target: string }) | null = null;
    let hovering = 0;
    const pointOf = (event: PointerEvent): ScreenPoint => {
      const box = canvas.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const pick = (point: ScreenPoint) =>
      picker.at(point, { width: canvas.clientWidth, height: canvas.clientHeight });
    const down = (event: PointerEvent) => {
      pressed = event.isPrimary && event.button === 0 ? { ...pointOf(event), time: event.timeStamp } : null;
    };
    const up = (event: PointerEvent) => {
      const from = pressed;
      pressed = null;
      if (!from || !event.isPrimary) return;
      const point = pointOf(event);
      const limit = event.pointerType === 'mouse' ? CLICK_TRAVEL_PX.mouse : CLICK_TRAVEL_PX.touch;
      if (Math.hypot(point.x - from.x, point.y - from.y) > limit || event.timeStamp - from.time > CLICK_MS)
        return;
      const target = pick(point);
      if (target === null) return;
      const again = last !== null && last.target === target && event.timeStamp - last.time < DOUBLE_CLICK_MS;
      last = again ? null : { ...point, time: event.timeStamp, target };
      if (again) latest.current.onActivate(target);
      else latest.current.onSelect(target);
    };
    const move = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
      const point = pointOf(event);
      cancelAnimationFrame(hovering);
      hovering = requestAnimationFrame(() => {
        const target = pick(point);
        canvas.style.cursor = target === null ? 'grab' : 'pointer';
        latest.current.onHover(target);
      });
    };
    const leave = () => {
      cancelAnimationFrame(hovering);
      latest.current.onHover(null);
    };
    const listeners = { pointerdown: down, pointerup: up, pointermove: move, pointerleave: leave } as const;
    for (const [name, listener] of Object.entries(listeners))
      canvas.addEventListener(name, listener as EventListener);
    return () => {
      cancelAnimationFrame(hovering);
      for (const [name, listener] of Object.entries(listeners))
        canvas.removeEventListener(name, listener as EventListener);
    };
  }, [canvas, picker]);
  return null;
}

/** Builds one hierarchy per turn of the event loop after the first frame: about 80 ms in all. */
function indexWhenIdle(geometries: readonly BufferGeometry[]): () => void {
  const waiting = [...geometries];
  let timer = 0;
  const next = () => {
    const geometry = waiting.shift();
    if (!geometry) return;
    indexForPicking(geometry);
    timer = window.setTimeout(next, 0);
  };
  timer = window.setTimeout(next, 50);
  return () => window.clearTimeout(timer);
}
