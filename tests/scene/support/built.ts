import type { MachineModelId } from '../../../src/core/hardware/model/view.ts';
import {
  buildOrdered,
  geometriesOf,
} from '../../../src/features/hardware-lab/scene/builders/geometry-list.ts';
import type { EndState } from '../../../src/features/hardware-lab/scene/catalogue/cables.ts';
import { findSceneMachine } from '../../../src/features/hardware-lab/scene/catalogue/find-scene-machine.ts';
import type { PartGeometry } from '../../../src/features/hardware-lab/scene/kit/part-builder.ts';
import { find } from '../../support/scene-views.ts';

/** The towers. */
export const MODELS: readonly MachineModelId[] = ['kestrel-b7', 'harrow-5000-mt', 'brant-h6'];
/** The towers and the laptop. */
export const ALL_MODELS: readonly MachineModelId[] = [...MODELS, 'marlow-14'];

const built = new Map<string, PartGeometry>();

/** A geometry of the scene, built once for all tests of a file. */
export function geometry(name: string, model: MachineModelId = 'kestrel-b7'): PartGeometry {
  const key = `${model} ${name}`;
  const found = built.get(key) ?? find(geometriesOf(model), name)();
  built.set(key, found);
  return found;
}

/** A cable with every plug in its own connector, or with every plug pulled. */
export function cable(model: MachineModelId, id: string, plug: EndState['plug'] = 'latched'): PartGeometry {
  const spec = findSceneMachine(model).cables.find((candidate) => candidate.id === id);
  const ends = (spec?.ends ?? []).map(({ home }) => ({ connector: plug === 'none' ? null : home, plug }));
  const part = buildOrdered(model, { kind: 'cable', cable: id, ends });
  if (!part) throw new RangeError(`The ${model} has no ${id}`);
  return part;
}
