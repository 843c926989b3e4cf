import type { StopCause } from '../../../../core/hardware/machines/codes.ts';
import type { BeepPattern } from '../../../../core/hardware/model/view.ts';

/** The meaning of each stop of the self-test and its first remedy; codes, LEDs and beeps come from the engine. */
export const STOPS: Readonly<Record<StopCause, { readonly means: string; readonly first: string }>> = {
  processor: {
    means: 'No program runs: processor without power or without contact',
    first: 'Is the EPS plug latched? Is the lever closed?',
  },
  processorUnknown: {
    means: 'The firmware is older than the processor and does not know it',
    first: 'Compare the firmware’s version with the list of processors; then update it',
  },
  memoryInvalid: {
    means: 'Memory of a kind that this board cannot use',
    first: 'Read the label: unbuffered modules only',
  },
  memoryAbsent: { means: 'No memory installed', first: 'Is a module in any slot?' },
  memoryUnusable: {
    means: 'Memory is there, but no module answers',
    first: 'Are both ends of each module home?',
  },
  memoryUnread: {
    means: 'One module does not answer, while another does',
    first: 'Look for the end that stands proud; then try modules one by one',
  },
  graphics: {
    means: 'No graphics output',
    first: 'Is the card home in its slot, and its power lead in?',
  },
  storage: { means: 'No system drive found', first: 'Is the M.2 drive flat and screwed down?' },
};

/** A beep pattern in words. */
export function inWords({ beeps, repeats }: BeepPattern): string {
  if (beeps.length === 0) return 'silence';
  const counted = (['long', 'short'] as const).flatMap((length) => {
    const count = beeps.filter((beep) => beep === length).length;
    return count === 0 ? [] : [`${count} ${length}`];
  });
  return `${counted.join(', ')}${repeats ? ', again and again' : ''}`;
}
