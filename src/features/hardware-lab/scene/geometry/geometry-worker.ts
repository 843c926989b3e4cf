import type { MachineModelId } from '../../../../core/hardware/model/view.ts';
import { buildOrdered, geometriesOf, layoutOf, type ShapeOrder } from '../builders/geometry-list.ts';
import type { PartGeometry } from '../kit/part-builder.ts';
import type { BuildAnswer, BuildRequest } from './build-messages.ts';

/*
 * Builds geometry off the main thread; arrays are transferred, not copied. Stateless: an answer depends on its
 * request only.
 */

const answer = (message: BuildAnswer, part: PartGeometry | null): void => {
  const buffers = part ? buffersOf(part) : [];
  self.postMessage(message, { transfer: buffers });
};

self.addEventListener('message', ({ data }: MessageEvent<BuildRequest>) => {
  if (data.kind === 'machine') buildMachine(data.model);
  else buildOne(data.model, data.name, data.order);
});

function buildMachine(model: MachineModelId): void {
  const entries = Object.entries(geometriesOf(model));
  entries.forEach(([name, build], index) => {
    const part = build();
    answer({ kind: 'part', model, name, part, share: (index + 1) / entries.length }, part);
  });
  const layout = layoutOf(model);
  self.postMessage({ kind: 'done', model, layout } satisfies BuildAnswer, {
    transfer: [layout.capacitors.buffer, layout.resistors.buffer],
  });
}

function buildOne(model: MachineModelId, name: string, order: ShapeOrder): void {
  const part = buildOrdered(model, order);
  answer({ kind: 'ordered', model, name, part }, part);
}

const buffersOf = (part: PartGeometry): ArrayBuffer[] =>
  [part.position, part.normal, part.color, part.surface, part.uv, part.index].map(
    (values) => values.buffer as ArrayBuffer,
  );
