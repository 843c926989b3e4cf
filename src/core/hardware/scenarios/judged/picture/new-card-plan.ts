import type { LabCommand } from '../../../model/commands.ts';
import type { LabView } from '../../../model/view.ts';
import {
  ask,
  CLOSE_CASE,
  CONNECT,
  inspect,
  LOAD_TEST,
  MAKE_SAFE,
  OPEN_CASE,
  START,
} from '../../procedures.ts';
import { passOn, repairsOf } from '../causes/repair.ts';
import { closing, outcomeOf, theory } from '../expert-plan.ts';

/** Asks, starts the machine, and reads the debug LEDs: they tell the picture's way from the card. */
export function readsTheLeds(view: LabView): readonly LabCommand[] {
  const first: readonly LabCommand[] = [
    ...ask('before-card', 'which-leads'),
    { kind: 'press-power' },
    { kind: 'wait', seconds: 10 },
    ...inspect('debug-leds'),
  ];
  const led = outcomeOf(view, 'read-debug-leds');
  if (led === null) return first;
  return [...first, ...(led === 'none' ? followTheLead(view) : lookInside(view))];
}

function followTheLead(view: LabView): readonly LabCommand[] {
  const looks = inspect('port-board-hdmi', 'monitor-hdmi', 'port-gpu-hdmi');
  if (outcomeOf(view, 'look:port-gpu-hdmi') === null) return looks;
  return [...looks, ...mendTheLead(view)];
}

function mendTheLead(view: LabView): readonly LabCommand[] {
  if (outcomeOf(view, 'look:port-board-hdmi') === 'normal') {
    const moved: readonly LabCommand[] = [
      { kind: 'unplug-cable', target: 'cable-monitor' },
      { kind: 'plug-cable', target: 'cable-monitor', connector: 'port-gpu-hdmi' },
    ];
    return shown(view, moved, 'lead-in-board', 'look:port-board-hdmi', 'cable-monitor');
  }
  const isFar = outcomeOf(view, 'look:monitor-hdmi') === 'plug-proud';
  const end = isFar ? 'cable-monitor-far' : 'cable-monitor';
  const look = isFar ? 'look:monitor-hdmi' : 'look:port-gpu-hdmi';
  return shown(view, [{ kind: 'plug-cable', target: end }], 'monitor-lead', look, end);
}

/** The picture is there again while the machine runs. */
function shown(
  view: LabView,
  repair: readonly LabCommand[],
  cause: string,
  look: string,
  part: string,
): readonly LabCommand[] {
  return [
    theory(cause, 95),
    ...repair,
    { kind: 'wait', seconds: 30 },
    { kind: 'open-page', page: 'desktop' },
    ...closing(view, {
      symptom: 'no-signal',
      cause,
      evidence: ['read-debug-leds', look],
      action: 'plug-cable',
      part,
      prevention: 'show-ports',
    }),
  ];
}

function lookInside(view: LabView): readonly LabCommand[] {
  const opened: readonly LabCommand[] = [
    { kind: 'press-power' },
    ...MAKE_SAFE,
    ...OPEN_CASE,
    ...inspect('gpu-power', 'gpu'),
  ];
  const seat = outcomeOf(view, 'look:gpu');
  if (seat === null) return opened;
  if (outcomeOf(view, 'look:gpu-power') !== 'normal') return [...opened, ...plugPower(view)];
  return [...opened, ...(seat === 'stands-proud' ? seatCard(view) : passCardOn(view))];
}

const backToWork = repairsOf('no-signal', [...CLOSE_CASE, ...CONNECT, ...START, ...LOAD_TEST]);
const LOADED = ['start-system', 'run:load-test'];

function plugPower(view: LabView): readonly LabCommand[] {
  return backToWork(view, [{ kind: 'plug-cable', target: 'cable-pcie' }], {
    cause: 'card-unpowered',
    evidence: ['read-debug-leds', 'look:gpu-power'],
    action: 'plug-cable',
    part: 'cable-pcie',
    verification: LOADED,
    prevention: 'check-card-power',
  });
}

function seatCard(view: LabView): readonly LabCommand[] {
  const repair: readonly LabCommand[] = [
    { kind: 'seat-part', target: 'gpu', end: 'edge' },
    { kind: 'tighten-screw', target: 'screw-gpu-1' },
    { kind: 'tighten-screw', target: 'screw-gpu-2' },
  ];
  return backToWork(view, repair, {
    cause: 'card-proud',
    evidence: ['read-debug-leds', 'look:gpu'],
    action: 'seat-part',
    part: 'gpu',
    verification: LOADED,
    prevention: 'screw-card',
  });
}

/** Powered and seated, and the board still reports graphics: the new card goes back to the shop. */
function passCardOn(view: LabView): readonly LabCommand[] {
  return passOn(view, 'shop', {
    ...{ symptom: 'no-signal', cause: 'card-dead', part: 'gpu', prevention: 'none' },
    evidence: ['read-debug-leds', 'look:gpu-power', 'look:gpu'],
    verification: ['look:gpu-power', 'look:gpu'],
  });
}
