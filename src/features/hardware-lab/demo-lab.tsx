import { useEffect, useState } from 'react';
import { DEMO_60_ID } from '../../core/hardware/scenarios/demo-60.ts';
import { loadTexts } from '../../i18n/load-texts.ts';
import { webGlSupport } from '../../lib/webgl-support.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { DemoBench, type DemoBenchProps } from './demo/demo-bench.tsx';
import { preloadScene } from './display/bench-stage.tsx';
import { openBench } from './open-bench.ts';
import { type LabStore, openLabStore } from './store.ts';
import { benchTexts } from './words/case-text.ts';
import { useLabText } from './words/lab-text.ts';

/** The demo is the same for everybody: one seed. */
const DEMO_SEED = 60;

/** `onFinished` is called once: when the picture is back, the active time is over, or the learner has left. */
export type DemoLabProps = Omit<DemoBenchProps, 'store'>;

async function openDemo(): Promise<LabStore> {
  // The notebook could quote a customer; this one is asked nothing, so the demo goes on without words for it.
  await loadTexts(benchTexts(DEMO_60_ID)).catch(() => undefined);
  return openLabStore(openBench('practice', DEMO_60_ID, DEMO_SEED));
}

/**
 * Fetches what the demo will draw, so that a slow line does not use up somebody's only minute: await it before a use is
 * counted. Nothing is fetched on a device that cannot draw it.
 */
export async function preloadDemo(): Promise<void> {
  if (webGlSupport().available) await preloadScene();
}

/** The 60-second demo (hardware-lab.md 2.8). Fills its parent, and draws the bar of the frame around it. */
export default function DemoLab(props: DemoLabProps) {
  const text = useLabText();
  const [store, setStore] = useState<LabStore | null>(null);
  useEffect(() => {
    let isGone = false;
    void openDemo().then((opened) => (isGone ? undefined : setStore(opened)));
    return () => {
      isGone = true;
    };
  }, []);
  if (store === null) {
    return (
      <p role="status" className="grid h-full place-content-center justify-items-center gap-3 text-ink-muted">
        <Spinner />
        {text('demo.loading')}
      </p>
    );
  }
  return <DemoBench {...props} store={store} />;
}
