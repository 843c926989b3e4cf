import type { MachineModelId } from '../../../../core/hardware/model/view.ts';
import type { EndState } from '../catalogue/cables.ts';
import { findSceneMachine } from '../catalogue/find-scene-machine.ts';
import { METER_JACKS_AT } from '../catalogue/meter-places.ts';
import type { SceneMachine } from '../catalogue/scene-machine.ts';
import type { PartGeometry } from '../kit/part-builder.ts';
import type { Vec3 } from '../kit/vectors.ts';
import type { Build } from './bench-geometries.ts';
import { BRANT_GEOMETRIES } from './brant/geometries.ts';
import { buildCable } from './cable.ts';
import { HARROW_GEOMETRIES } from './harrow/geometries.ts';
import { KESTREL_GEOMETRIES } from './kestrel/geometries.ts';
import { MARLOW_GEOMETRIES } from './marlow/geometries.ts';
import { buildProbe } from './meter.ts';
import { placeSmallParts, type SmallParts } from './small-parts.ts';

const LISTS: Readonly<Record<MachineModelId, Readonly<Record<string, Build>>>> = {
  'kestrel-b7': KESTREL_GEOMETRIES,
  'harrow-5000-mt': HARROW_GEOMETRIES,
  'brant-h6': BRANT_GEOMETRIES,
  'marlow-14': MARLOW_GEOMETRIES,
};

/** All geometries with a fixed shape of a machine, by name. */
export const geometriesOf = (model: MachineModelId): Readonly<Record<string, Build>> => LISTS[model];

/** A machine's catalogue, and the positions of the board's small parts. */
export interface MachineLayout extends SmallParts {
  readonly machine: SceneMachine;
}

export function layoutOf(model: MachineModelId): MachineLayout {
  const plan = findSceneMachine(model);
  const cables = plan.cables.map(({ route, ...cable }) => cable);
  return { machine: { ...plan, cables }, ...placeSmallParts(plan.board) };
}

/** A shape that depends on position, such as a cable. */
export type ShapeOrder =
  | { readonly kind: 'cable'; readonly cable: string; readonly ends: readonly EndState[] }
  | { readonly kind: 'probe'; readonly colour: 'black' | 'red'; readonly tip: Vec3; readonly towards: Vec3 };

/** Builds such a shape; null for a cable that the machine does not have. */
export function buildOrdered(model: MachineModelId, order: ShapeOrder): PartGeometry | null {
  if (order.kind === 'probe')
    return buildProbe(order.colour, order.tip, order.towards, METER_JACKS_AT[order.colour]);
  const { cables, connectors } = findSceneMachine(model);
  const cable = cables.find(({ id }) => id === order.cable);
  return cable ? buildCable(cable, order.ends, connectors) : null;
}
