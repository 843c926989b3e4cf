import { z } from './zod.ts';

/** The name of the deployment's variable, for messages. */
export const SIMULATION_LINKS_VARIABLE = 'VITE_SIMULATION_LINKS';

/** Scripts of a remote simulation run inside our page, so nothing but an encrypted address will do. */
const linkField = z.url({ protocol: /^https$/ }).optional();

/**
 * Remote simulations by plan (spec section 3): every plan has one, the free one for the demo, the Golden Bundle one a
 * screen. A plan without a link gets the simulation that comes with the product.
 */
const simulationLinksSchema = z.strictObject({
  free: linkField,
  ace: linkField,
  expert: linkField,
  testing: linkField,
  ticketing: linkField,
  goldenTesting: linkField,
  goldenTicketing: linkField,
});

export type SimulationLinks = z.infer<typeof simulationLinksSchema>;

/** Reads the variable: a JSON object, or nothing. Throws by the variable's name and the field that is wrong. */
export function parseSimulationLinks(text: string | undefined): SimulationLinks {
  if (!text?.trim()) return {};
  const read = simulationLinksSchema.safeParse(jsonOf(text));
  if (read.success) return read.data;
  throw new Error(`${SIMULATION_LINKS_VARIABLE} is wrong:\n${z.prettifyError(read.error)}`);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${SIMULATION_LINKS_VARIABLE} is not JSON.`);
  }
}
