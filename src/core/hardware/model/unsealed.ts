import type { LabState, Sealed } from './state.ts';

/** What only the judge knows. Throws for a state that a browser plays, which has none of it. */
export function unsealed({ sealed }: LabState): Sealed {
  if (sealed === null) throw new Error('This state was dealt to a browser.');
  return sealed;
}
