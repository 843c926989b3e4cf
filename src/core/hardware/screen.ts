import type { ScreenView } from './bench-view.ts';
import { hasPicture, monitorPowered } from './indicators.ts';
import type { PostReading } from './post.ts';
import type { MachineState } from './state.ts';

/** What the monitor shows, as data to read and operate. */
export function readScreen(machine: MachineState, post: PostReading): ScreenView {
  const blank = { rows: [], controls: [], artefacts: false, running: machine.programs };
  if (!monitorPowered(machine)) return { ...blank, page: 'dark' };
  if (!hasPicture(machine, post)) return { ...blank, page: 'no-signal' };
  return { ...blank, page: post.cause === 'storage' ? 'no-boot-device' : machine.page };
}
