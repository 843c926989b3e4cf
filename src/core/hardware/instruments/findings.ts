import { withState } from '../model/changed.ts';
import type { LabEvent } from '../model/commands.ts';
import type { Evidence, LabState } from '../model/state.ts';
import type { Reading } from '../model/vocabulary.ts';

/**
 * Appends a finding to the notebook: `test` is what was examined, `outcome` what it showed. Scenarios' likelihood tables use
 * these ids, and the client has a text for each.
 *
 *     read-debug-leds   led-cpu led-dram led-dram-moving led-vga led-boot none
 *     read-post-code    moving dark, or the two digits
 *     read-power-led    off steady 2-1 2-2 2-3 2-4 2-5 3-2      (Harrow: amber-white)
 *     listen            silent fans fans-loud buzz disk-clicking beeps-<l and s>
 *     sniff             nothing burning hot-plastic
 *     look-at-memory    proud home
 *     look:<target>     normal, or the visible mark (`marks.ts`)
 *     look-under:<cooler>   normal, or the mark on its cold plate; with the cooler off
 *     press-power       nothing twitch hot runs        press-reset   nothing starts restarts
 *     measure-<what>    in-band low high zero unsteady over-range; ohms: short open normal; see `meter.ts`
 *     psu-self-test     lit dark            psu-tester   pass fail dark
 *     ps-on-jumper      turns dead          short-power-pins   starts nothing
 *     post-card         -- AA 00 59 55 50 53 51 D6 A2
 *     loopback          link no-link        cable-tester   pass open short crossed split
 *     scope:<point>     clean ripple        thermal-camera   normal hot-plug cold-cooler
 *     tug:<plug>        firm loose                     photo:<target>   taken
 *     swap-<kind>       cured same          (a borrowed or bought part is in, and the machine was started)
 *     try:<module>@<slot>   answers fails   (a start with this one module)
 *     self-test         stopped
 *     start-system      desktop no-boot-device stick-menu stop-screen press-f1-fan press-f1-clock press-f1-profile over-current
 *                       recovery-key
 *     page:<page>       see `page-outcomes.ts`
 *     clock-held        held                (the clock is right after two minutes without mains)
 *     run:<program>     see `programs.ts`
 *     ask:<question>    the answer's id     asset   read
 */
export function withFinding(
  state: LabState,
  test: string,
  outcome: string,
  reading: Reading | null = null,
  target: string | null = null,
): LabState {
  const { simSeconds, steps } = state.ledger;
  const finding: Evidence = { test, outcome, reading, target, simSeconds, step: steps + 1 };
  return withState(state, { evidence: [...state.evidence, finding] });
}

export function foundEvent(test: string, outcome: string, reading: Reading | null = null): LabEvent {
  return { kind: 'found', test, outcome, reading };
}
