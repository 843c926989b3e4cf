import { withState } from '../model/changed.ts';
import type { LabState } from '../model/state.ts';
import { done, type Outcome, refuse } from './change.ts';

export function wearStrap(state: LabState): Outcome {
  if (state.strap === 'worn') return refuse('already', 'esd-strap');
  return done(withState(state, { strap: 'worn' }), { kind: 'strap-worn' });
}

export function unclipStrap(state: LabState): Outcome {
  if (state.strap === 'off') return refuse('already', 'esd-strap');
  return done(withState(state, { strap: 'off' }), { kind: 'strap-unclipped' });
}
