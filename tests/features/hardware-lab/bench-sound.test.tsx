import { act, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SoundView } from '../../../src/core/hardware/model/bench-view.ts';
import type { LabEvent } from '../../../src/core/hardware/model/commands.ts';
import { type LabStore, openLabStore } from '../../../src/features/hardware-lab/store.ts';
import { CaptionBar } from '../../../src/features/hardware-lab/workbench/sound/caption-bar.tsx';
import { useBenchSound } from '../../../src/features/hardware-lab/workbench/sound/use-bench-sound.ts';
import { STORAGE_KEYS } from '../../../src/lib/storage.ts';
import { openLocalBench } from '../../support/lab-rules.ts';

/** What was played: single sounds, and the volume of looping ones. */
let played: string[] = [];

class Link {
  connect<Next>(next: Next): Next {
    return next;
  }
}
class Level extends Link {
  readonly gain = {
    setTargetAtTime: (value: number) => played.push(`level ${value}`),
    exponentialRampToValueAtTime: () => undefined,
  };
}
class Recording extends Link {
  private readonly loop: boolean;
  constructor(_: unknown, { loop = false }: { readonly loop?: boolean }) {
    super();
    this.loop = loop;
  }
  start(): void {
    if (!this.loop) played.push('click');
  }
}
class Tone extends Link {
  start(): void {
    played.push('beep');
  }
  stop(): void {}
}
class Loudspeaker {
  readonly sampleRate = 100;
  readonly currentTime = 0;
  readonly destination = {};
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  close = async () => void played.push('closed');
}

interface Bench {
  readonly store: LabStore;
  hears(...ids: readonly SoundView['id'][]): void;
  happens(...events: readonly LabEvent[]): void;
}

/** The demo's workbench with sounds and events set by the test. */
async function bench(): Promise<Bench> {
  const referee = openLocalBench('DEMO-60', 60);
  if (referee === null) throw new Error('DEMO-60 is known');
  const real = await openLabStore(referee);
  let snapshot = real.read();
  const listeners = new Set<() => void>();
  const become = (next: Partial<typeof snapshot>) =>
    act(() => {
      snapshot = { ...snapshot, ...next };
      for (const listener of listeners) listener();
    });
  return {
    store: {
      ...real,
      read: () => snapshot,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    hears: (...ids) => become({ view: { ...snapshot.view, sounds: ids.map((id) => ({ id })) } }),
    happens: (...events) =>
      become({ log: [...snapshot.log, { id: snapshot.log.length + 1, kind: 'done', events }] }),
  };
}

beforeEach(() => {
  played = [];
  vi.stubGlobal('AudioContext', Loudspeaker);
  vi.stubGlobal('AudioBufferSourceNode', Recording);
  vi.stubGlobal('OscillatorNode', Tone);
  vi.stubGlobal('GainNode', Level);
  vi.stubGlobal('BiquadFilterNode', Link);
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** What is told from here on. */
function since(action: () => void): readonly string[] {
  played = [];
  action();
  return played;
}
const levels = (list: readonly string[]): readonly number[] =>
  list.filter((one) => one.startsWith('level')).map((one) => Number(one.slice('level '.length)));

describe('somebody who has turned the sound on', () => {
  beforeEach(() => localStorage.setItem(STORAGE_KEYS.labSound, 'on'));

  it('hears fans that are loud louder than steady ones, and none when they stand', async () => {
    const { store, hears } = await bench();
    renderHook(() => useBenchSound(store));
    const [steady = 0] = levels(since(() => hears('fans-steady')));
    const [loud = 0] = levels(since(() => hears('fans-loud')));
    const [off] = levels(since(() => hears('fans-off')));
    expect(steady).toBeGreaterThan(0);
    expect(loud).toBeGreaterThan(steady * 1.5);
    expect(off).toBe(0);
  });

  it('hears a disk that clicks until it stops', async () => {
    const { store, hears } = await bench();
    renderHook(() => useBenchSound(store));
    const [, clicking] = levels(since(() => hears('fans-steady', 'disk-clicking')));
    const [, quiet] = levels(since(() => hears('fans-steady')));
    expect(clicking).toBeGreaterThan(0);
    expect(quiet).toBe(0);
  });

  it.each(['latch-opened', 'screw-loosened', 'screw-tightened', 'cable-plugged'] as const)(
    'hears a click when %s',
    async (kind) => {
      const { store, happens } = await bench();
      renderHook(() => useBenchSound(store));
      const event = { kind, target: 'screw-gpu-1', part: null } as LabEvent;
      expect(since(() => happens(event))).toEqual(['click']);
    },
  );

  it('hears nothing for a look, and nothing more after leaving the bench', async () => {
    const { store, happens } = await bench();
    const { unmount } = renderHook(() => useBenchSound(store));
    expect(since(() => happens({ kind: 'strap-worn' }))).toEqual([]);
    expect(since(unmount)).toEqual(['closed']);
  });
});

it('who has not asked for sound hears nothing, and can ask for it', async () => {
  const { store, hears, happens } = await bench();
  const { result } = renderHook(() => useBenchSound(store));
  hears('fans-loud');
  happens({ kind: 'screw-loosened', target: 'screw-gpu-1' });
  expect(played).toEqual([]);
  act(() => result.current.toggle());
  expect(result.current.isOn).toBe(true);
  expect(levels(played)[0]).toBeGreaterThan(0);
  expect(localStorage.getItem(STORAGE_KEYS.labSound)).toBe('on');
});

it('what can be heard is described in words too, whether the sound is on or not', async () => {
  const { store, hears } = await bench();
  render(<CaptionBar store={store} />);
  const captions = screen.getByRole('status', { name: 'What can be heard' });
  hears('fans-loud', 'disk-clicking');
  expect(captions.textContent).toBe('fans, loud · a disk clicks');
  hears('fans-off');
  expect(captions.textContent).toBe('silence');
});
