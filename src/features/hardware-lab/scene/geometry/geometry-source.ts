import type { MachineModelId } from '../../../../core/hardware/model/view.ts';
import type { MachineLayout, ShapeOrder } from '../builders/geometry-list.ts';
import type { PartGeometry } from '../kit/part-builder.ts';
import type { BuildAnswer, BuildRequest } from './build-messages.ts';
import { startGeometryWorker } from './trusted-worker.ts';

/** A built machine with its catalogue: the builder has all three machines, so the page does not load them again. */
export interface BuiltMachine {
  readonly parts: ReadonlyMap<string, PartGeometry>;
  readonly layout: MachineLayout;
}

/** A source of geometry: a worker, or time slices on the main thread where there is none. */
export interface GeometrySource {
  machine(model: MachineModelId, onProgress: (share: number) => void): Promise<BuiltMachine>;
  ordered(model: MachineModelId, name: string, order: ShapeOrder): Promise<PartGeometry | null>;
}

/** The timeout for a worker's first message, ms: one that never starts (a blocked script) reports nothing. */
const SILENCE_MS = 8_000;

/** Opens the builder. A failing worker is replaced by the main thread, including pending requests. */
export function openGeometrySource(worker = startGeometryWorker()): GeometrySource {
  if (!worker) return pageSource();
  const byWorker = workerSource(worker);
  let source: GeometrySource = byWorker;
  const or = async <T>(ask: (from: GeometrySource) => Promise<T>): Promise<T> => {
    try {
      return await ask(source);
    } catch (cause) {
      if (source !== byWorker) throw cause;
      worker.terminate();
      source = pageSource();
      return ask(source);
    }
  };
  return {
    machine: (model, onProgress) => or((from) => from.machine(model, onProgress)),
    ordered: (model, name, order) => or((from) => from.ordered(model, name, order)),
  };
}

function workerSource(worker: Worker): GeometrySource {
  const ask = (request: BuildRequest) => worker.postMessage(request);
  /** Passes every answer to `take` until it returns a result. */
  const listen = <T>(request: BuildRequest, take: (answer: BuildAnswer) => T | undefined): Promise<T> =>
    new Promise((resolve, reject) => {
      const stop = () => {
        clearTimeout(silence);
        worker.removeEventListener('message', onMessage);
        worker.removeEventListener('error', failed);
      };
      const failed = () => {
        stop();
        reject(new Error('The geometry worker failed'));
      };
      const silence = setTimeout(failed, SILENCE_MS);
      const onMessage = ({ data }: MessageEvent<BuildAnswer>) => {
        clearTimeout(silence);
        const result = take(data);
        if (result === undefined) return;
        stop();
        resolve(result);
      };
      worker.addEventListener('message', onMessage);
      worker.addEventListener('error', failed);
      ask(request);
    });
  return {
    machine(model, onProgress) {
      const parts = new Map<string, PartGeometry>();
      return listen<BuiltMachine>({ kind: 'machine', model }, (answer) => {
        if (answer.model !== model) return undefined;
        if (answer.kind === 'part') {
          parts.set(answer.name, answer.part);
          onProgress(answer.share);
        }
        return answer.kind === 'done' ? { parts, layout: answer.layout } : undefined;
      });
    },
    async ordered(model, name, order) {
      const { part } = await listen({ kind: 'order', model, name, order }, (answer) =>
        answer.kind === 'ordered' && answer.model === model && answer.name === name ? answer : undefined,
      );
      return part;
    },
  };
}

/** The longest slice of building before the page gets a turn, ms. */
const SLICE_MS = 24;

function pageSource(): GeometrySource {
  // Imported only when the main thread has to build.
  const builders = () => import('../builders/geometry-list.ts');
  return {
    async machine(model, onProgress) {
      const { geometriesOf, layoutOf } = await builders();
      const parts = new Map<string, PartGeometry>();
      const entries = Object.entries(geometriesOf(model));
      let sliceStart = performance.now();
      for (const [name, build] of entries) {
        parts.set(name, build());
        if (performance.now() - sliceStart < SLICE_MS) continue;
        onProgress(parts.size / entries.length);
        await nextTurn();
        sliceStart = performance.now();
      }
      return { parts, layout: layoutOf(model) };
    },
    async ordered(model, _, order) {
      const { buildOrdered } = await builders();
      return buildOrdered(model, order);
    },
  };
}

/** One turn of the event loop, through a message, because timers are throttled. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
