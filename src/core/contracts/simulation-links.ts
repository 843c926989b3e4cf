import { z } from './zod.ts';

/** The name of the environment variable, for messages. */
export const SIMULATION_LINKS_VARIABLE = 'VITE_SIMULATION_LINKS';

/** Scripts of a remote simulation run inside our page, so only https URLs are accepted. */
const linkField = z.url({ protocol: /^https$/ }).optional();

/**
 * URLs of remote simulations by plan (spec section 3): `free` is the demo; the Golden Bundle has one per screen. A plan
 * without a link uses the built-in simulation.
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

/** Parses the variable: a JSON object, or empty. Throws an `Error` that names the variable and the invalid field. */
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
