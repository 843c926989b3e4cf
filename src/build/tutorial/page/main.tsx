import i18next from 'i18next';
import { lazy, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import type { LabView } from '../../../core/hardware/model/view.ts';
import { DEMO_60_ID } from '../../../core/hardware/scenarios/demo-60.ts';
import { demoStepCommands } from '../../../core/hardware/scenarios/demo-60-guide.ts';
import type { DemoStep } from '../../../core/hardware/scenarios/demo-60-steps.ts';
import { openBench } from '../../../features/hardware-lab/open-bench.ts';
import type { CameraViewName } from '../../../features/hardware-lab/places/places.ts';
import scene from '../../../i18n/en/scene.json';
import type { Moment } from '../story.ts';
import './main.css';

const LabScene = lazy(() => import('../../../features/hardware-lab/scene/lab-scene.tsx'));

declare global {
  interface Window {
    /** Plays one moment of the script on the workbench. */
    happen?: (moment: Moment) => Promise<void>;
    /** The current frame as a JPEG data URL. */
    picture?: () => string;
  }
}

const bench = openBench('practice', DEMO_60_ID, 60);
const opened = await bench.open();

/** Performs one step of the guide; throws if the command is refused, because the tutorial would teach a mistake. */
async function doStep(step: DemoStep, view: LabView): Promise<LabView> {
  let seen = view;
  for (const command of demoStepCommands(step, view)) {
    const answer = await bench.send(command);
    if (answer === undefined || answer.verdict.kind === 'refused') {
      throw new Error(`The bench refused ${command.kind} of '${step}'.`);
    }
    seen = answer.view;
  }
  return seen;
}

function Bench() {
  const [view, setView] = useState(opened.view);
  const [camera, setCamera] = useState<CameraViewName>('bench');
  const [status, setStatus] = useState('loading');
  window.happen = async ({ lookAt, step }) => {
    if (lookAt !== undefined) setCamera(lookAt);
    if (step !== undefined) setView(await doStep(step, view));
  };
  return (
    <main style={{ position: 'fixed', inset: 0 }} data-status={status}>
      <Suspense>
        <LabScene
          view={view}
          highlightedId={null}
          selectedId={null}
          lookAt={camera}
          label={view.model}
          onReady={() => setStatus('ready')}
          onUnavailable={setStatus}
        />
      </Suspense>
    </main>
  );
}

/** The background of the scene's dark theme, drawn behind the canvas. */
function picture(): string {
  const drawn = document.querySelector('canvas');
  const { innerWidth: width, innerHeight: height } = window;
  const paper = Object.assign(document.createElement('canvas'), { width, height });
  const pen = paper.getContext('2d');
  if (pen === null || drawn === null) throw new Error('There is nothing to draw.');
  const wall = pen.createRadialGradient(0, 0, 0, 0, 0, 1);
  wall.addColorStop(0, 'oklch(0.36 0.014 200)');
  wall.addColorStop(0.52, 'oklch(0.255 0.013 198)');
  wall.addColorStop(1, 'oklch(0.165 0.011 195)');
  pen.setTransform(1.2 * width, 0, 0, 0.9 * height, 0.5 * width, 0.34 * height);
  pen.fillStyle = wall;
  pen.fillRect(-1, -1, 2, 2);
  pen.resetTransform();
  pen.drawImage(drawn, 0, 0, width, height);
  return paper.toDataURL('image/jpeg', 0.92);
}
window.picture = picture;

document.documentElement.dataset['theme'] = 'dark';
await i18next
  .use(initReactI18next)
  .init({ lng: 'en', resources: { en: { scene } }, interpolation: { escapeValue: false } });
const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<Bench />);
