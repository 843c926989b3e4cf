import type { StopCause } from '../../../../core/hardware/machines/codes.ts';
import type { BeepPattern } from '../../../../core/hardware/model/view.ts';

/** The meaning of each stop of the self-test and its first remedy; codes, LEDs and beeps come from the engine. */
export const STOPS: Readonly<Record<StopCause, { readonly means: string; readonly first: string }>> = {
  processor: {
    means: 'The processor does not run: no power or no contact',
    first: 'Is the CPU power (EPS) plug latched? Is the lever closed?',
  },
  processorUnknown: {
    means: 'The BIOS/UEFI is older than the processor and does not know it',
    first: 'Compare the BIOS/UEFI version with the CPU list. Update it if needed',
  },
  memoryInvalid: {
    means: 'A type of RAM that this motherboard cannot use',
    first: 'Read the label: unbuffered modules (UDIMM) only',
  },
  memoryAbsent: { means: 'No RAM found', first: 'Is a module in any slot?' },
  memoryUnusable: {
    means: 'RAM is installed, but no module answers',
    first: 'Are both ends of each module seated?',
  },
  memoryUnread: {
    means: 'One RAM module does not answer',
    first: 'Look for an end that is not seated. Then try the modules one by one',
  },
  graphics: {
    means: 'No graphics output',
    first: 'Is the graphics card seated and its power cable in?',
  },
  storage: { means: 'No boot drive found', first: 'Is the M.2 SSD flat and screwed down?' },
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
