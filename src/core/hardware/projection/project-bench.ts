import { diskVibrates, hasDrivePower } from '../behaviour/drives.ts';
import type { PostReading } from '../behaviour/post.ts';
import { hostPart } from '../behaviour/wiring.ts';
import { findMachine } from '../machines/find-machine.ts';
import type { InstrumentsView, SiteView, SoundView } from '../model/bench-view.ts';
import type { LabState, MachineState } from '../model/state.ts';
import { sidePanelOf } from './sight.ts';

export function siteView({ strip, selector }: MachineState): SiteView {
  return { strip, selector };
}

export function instrumentsView({ bench, machine, strap }: LabState, post: PostReading): InstrumentsView {
  const { meter } = bench;
  const shown = meter.display;
  return {
    meter: {
      ...meter,
      negative: (shown?.value ?? 0) < 0,
      beeping: meter.function === 'continuity' && shown !== null && (shown.value ?? 1000) < CONTINUITY_OHM,
    },
    psuTester: bench.tester,
    postCard: bench.postCard && sidePanelOf(machine) === null ? portCode(machine, post) : null,
    strap,
  };
}

/** Ohms below which the meter's continuity function beeps. */
const CONTINUITY_OHM = 30;

/** The display of a POST card (port 80); `--` while the machine is off or its board sends no codes. */
export function portCode(machine: MachineState, post: PostReading): string {
  const { portCodes } = findMachine(machine.model).codes;
  if (portCodes === null || !machine.running) return '--';
  return post.cause === null ? 'AA' : portCodes[post.cause];
}

/** The audible sounds. */
export function soundsOf(machine: MachineState, post: PostReading): readonly SoundView[] {
  const sounds: SoundView[] = [];
  if (machine.running) {
    const loud = machine.heat.cpuC >= LOUD_C || machine.hang === 'black';
    sounds.push({ id: loud ? 'fans-loud' : 'fans-steady' });
    if (
      machine.traits['hdd']?.clicking === true &&
      hostPart(machine, 'hdd') === 'hdd' &&
      hasDrivePower(machine, 'hdd')
    )
      sounds.push({ id: 'disk-clicking' });
    if (diskVibrates(machine)) sounds.push({ id: 'buzz' });
  } else sounds.push({ id: 'fans-off' });
  if (post.beeps.beeps.length > 0) sounds.push({ id: 'beeps' });
  return sounds;
}

/** Processor temperature in degrees C from which the fans are loud. */
const LOUD_C = 85;
