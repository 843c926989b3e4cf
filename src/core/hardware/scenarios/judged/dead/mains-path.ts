import type { LabState } from '../../../model/state.ts';
import { looksAtEither } from '../seen-marks.ts';
import type { StoryTest, Suspect } from '../story.ts';

/** What can be wrong between the wall and the power supply; several stories of dead machines share it. */

export const STRIP_OFF: Suspect = {
  id: 'strip-off',
  band: 'possible',
  placements: [{ faults: [{ kind: 'switch', target: 'strip-switch', position: 'off' }] }],
};

/** The mains lead is not fully in, at the power supply or at the power strip. */
export const MAINS_LEAD_LOOSE: Suspect = {
  id: 'lead-loose',
  band: 'possible',
  // Another lead, pushed home, works too.
  parts: ['cable-mains-spare'],
  placements: [
    {
      faults: [{ kind: 'plug', end: 'cable-mains', plug: 'partial' }],
      part: ['cable-mains', 'psu-inlet'],
    },
    {
      faults: [{ kind: 'plug', end: 'cable-mains-far', plug: 'none' }],
      part: ['cable-mains-far', 'cable-mains', 'strip-out-1'],
    },
  ],
};

export const LOOKS_AT_MAINS_LEAD: readonly StoryTest[] = looksAtEither('lead-loose', {
  'cable-mains': 'plug-proud',
  'strip-out-1': 'empty',
});

export const LOOK_AT_STRIP_SWITCH: StoryTest = {
  id: 'look:strip-switch',
  outcomes: ['switch-on', 'switch-off'],
  otherwise: 'switch-on',
  says: { 'strip-off': 'switch-off' },
};

/** Whether a mains lead, the machine's own or the spare one, is in at both ends. */
export function isMainsLeadIn({ machine }: LabState): boolean {
  return ['cable-mains', 'cable-mains-spare'].some(
    (end) => machine.plugs[end] === 'latched' && machine.plugs[`${end}-far`] === 'latched',
  );
}
