import type { Body, Pose } from './bodies.ts';
import type { Removal } from './pieces.ts';

/** A spare or bought part: the part whose shape and fit it has, and its place on the workbench. */
export interface StandIn {
  readonly like: string;
  readonly bench: Pose;
}

/** Adds the bodies and removal paths of spares to those of the parts they replace. */
export function withStandIns<Shape extends { readonly bodies: readonly Body[]; readonly removals: Removals }>(
  machine: Shape,
  standIns: Readonly<Record<string, StandIn>>,
): Shape {
  const extra = Object.entries(standIns).map(([id, { like, bench }]) => {
    const model = machine.bodies.find((body) => body.id === like);
    if (!model) throw new RangeError(`${id} is like ${like}, which is not drawn`);
    return { body: { ...model, id }, removal: { steps: machine.removals[like]?.steps ?? [], bench } };
  });
  return {
    ...machine,
    bodies: [...machine.bodies, ...extra.map(({ body }) => body)],
    removals: {
      ...machine.removals,
      ...Object.fromEntries(extra.map(({ body, removal }) => [body.id, removal])),
    },
  };
}

type Removals = Readonly<Record<string, Removal>>;
