import { useCallback, useEffect, useRef, useState } from 'react';
import type { SoundView } from '../../../../core/hardware/model/bench-view.ts';
import type { LabEvent } from '../../../../core/hardware/model/commands.ts';
import { readText, STORAGE_KEYS, writeText } from '../../../../lib/storage.ts';
import { type LabStore, useLab } from '../../store.ts';
import { type BenchSound, createBenchSound } from './bench-sound.ts';

/** Events with a click sound: latches, plugs, screws, switches. */
const CLICKS: ReadonlySet<LabEvent['kind']> = new Set([
  'latch-opened',
  'latch-closed',
  'end-clicked',
  'cable-plugged',
  'cable-unplugged',
  'psu-switched',
  'switch-set',
  'screw-loosened',
  'screw-tightened',
]);

/** Fan speed by sound; silent fans are not listed. */
const FAN_SPEED: Readonly<Partial<Record<SoundView['id'], number>>> = { 'fans-steady': 1, 'fans-loud': 2.4 };

const ON = 'on';

/** Plays the sounds of the workbench if the learner switched them on; the choice is stored in this browser. */
export function useBenchSound(store: LabStore): { readonly isOn: boolean; toggle(): void } {
  const [isOn, setOn] = useState(() => readText(STORAGE_KEYS.labSound) === ON);
  const sound = useRef<BenchSound | null>(null);
  const playedUpTo = useRef(store.read().log.length);
  const log = useLab(store, (snapshot) => snapshot.log);
  const beeps = useLab(store, ({ view }) => view.beeps);
  const sounds = useLab(store, ({ view }) => view.sounds);

  useEffect(() => {
    if (!isOn) return;
    sound.current = createBenchSound();
    return () => {
      sound.current?.close();
      sound.current = null;
    };
  }, [isOn]);

  useEffect(() => {
    const fresh = log.slice(playedUpTo.current);
    playedUpTo.current = log.length;
    const events = fresh.flatMap((entry) => (entry.kind === 'done' ? entry.events : []));
    if (events.some(({ kind }) => CLICKS.has(kind))) sound.current?.click();
    if (events.some(({ kind }) => kind === 'post-stopped' || kind === 'post-passed' || kind === 'post-waits'))
      sound.current?.beep(beeps.beeps);
  }, [log, beeps]);

  useEffect(() => {
    if (!isOn) return;
    sound.current?.fans(Math.max(0, ...sounds.map(({ id }) => FAN_SPEED[id] ?? 0)));
    sound.current?.disk(sounds.some(({ id }) => id === 'disk-clicking'));
  }, [isOn, sounds]);

  const toggle = useCallback(() => {
    writeText(STORAGE_KEYS.labSound, isOn ? 'off' : ON);
    setOn(!isOn);
  }, [isOn]);
  return { isOn, toggle };
}
