import { useCallback, useEffect, useRef, useState } from 'react';
import type { LabEvent } from '../../../core/hardware/commands.ts';
import { readText, STORAGE_KEYS, writeText } from '../../../lib/storage.ts';
import { type LabStore, useLab } from '../store.ts';
import { type BenchSound, createBenchSound } from './bench-sound.ts';

/** Events that click: latches, plugs, screws, switches. */
const CLICKS: ReadonlySet<LabEvent['kind']> = new Set([
  'latch-opened',
  'latch-closed',
  'end-clicked',
  'cable-plugged',
  'cable-unplugged',
  'psu-switched',
]);

const ON = 'on';

/** Plays what happens at the bench, when somebody has asked for it; they are asked once a browser. */
export function useBenchSound(store: LabStore): { readonly isOn: boolean; toggle(): void } {
  const [isOn, setOn] = useState(() => readText(STORAGE_KEYS.labSound) === ON);
  const sound = useRef<BenchSound | null>(null);
  const heard = useRef(store.read().log.length);
  const log = useLab(store, (snapshot) => snapshot.log);
  const beeps = useLab(store, ({ view }) => view.beeps);
  const isRunning = useLab(store, ({ view }) => view.power.on);

  useEffect(() => {
    if (!isOn) return;
    sound.current = createBenchSound();
    return () => {
      sound.current?.close();
      sound.current = null;
    };
  }, [isOn]);

  useEffect(() => {
    const fresh = log.slice(heard.current);
    heard.current = log.length;
    const events = fresh.flatMap((entry) => (entry.kind === 'done' ? entry.events : []));
    if (events.some(({ kind }) => CLICKS.has(kind))) sound.current?.click();
    if (events.some(({ kind }) => kind === 'post-stopped' || kind === 'post-passed'))
      sound.current?.beep(beeps.beeps);
  }, [log, beeps]);

  useEffect(() => {
    if (isOn) sound.current?.fans(isRunning ? 1 : 0);
  }, [isOn, isRunning]);

  const toggle = useCallback(() => {
    writeText(STORAGE_KEYS.labSound, isOn ? 'off' : ON);
    setOn(!isOn);
  }, [isOn]);
  return { isOn, toggle };
}
