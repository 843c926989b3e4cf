/** A shift that was drawn: what kind of day it is, and the cases of its tickets in their order. */
export interface ShiftPlan {
  readonly profile: string;
  readonly cases: readonly string[];
}

/** The id under which a shift is stored: it names its cases, so that it is dealt again however the catalogue has grown. */
export function idOfShift({ profile, cases }: ShiftPlan): string {
  return `${profile}:${cases.join('+')}`;
}

/** The shift with this id; null for the id of anything else. */
export function shiftOfId(id: string): ShiftPlan | null {
  const [profile, cases, ...rest] = id.split(':');
  return profile === undefined || cases === undefined || rest.length > 0
    ? null
    : { profile, cases: cases.split('+') };
}
