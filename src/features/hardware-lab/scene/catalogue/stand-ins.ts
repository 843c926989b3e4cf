import type { Body, Pose } from './bodies.ts';
import type { Removal } from './pieces.ts';

/** A part from the shop or the shelf: which part it looks and fits like, and where it waits on the bench. */
export interface StandIn {
  readonly like: string;
  readonly bench: Pose;
}

/** Adds the bodies and ways out of stand-ins to those of the parts that they are like. */
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
