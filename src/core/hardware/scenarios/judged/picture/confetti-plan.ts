import type { LabCommand } from '../../../model/commands.ts';
import type { LabView } from '../../../model/view.ts';
import {
  ask,
  CLOSE_CASE,
  CONNECT,
  inspect,
  MAKE_SAFE,
  type Mounting,
  OPEN_CASE,
  SOAK_TEST,
  START,
  SWITCH_OFF,
  TO_DESKTOP,
  takeOut,
} from '../../procedures.ts';
import { closing, type ExpertNote, outcomeOf, theory } from '../expert-plan.ts';
import { REPLACE_MONITOR } from '../mountings.ts';

const DISPLAY: LabCommand = { kind: 'open-page', page: 'display' };
const LOG: LabCommand = { kind: 'open-page', page: 'event-log' };
const MENU: LabCommand = { kind: 'press-button', target: 'monitor-menu-button' };

/** Asks, starts the machine, and looks at the picture of the firmware, which needs no driver. */
export function looksAtTheFirmware(view: LabView): readonly LabCommand[] {
  return [
    ...ask('what-changed', 'card-age'),
    ...START,
    { kind: 'open-page', page: 'firmware-main' },
    ...afterFirmware(view),
  ];
}

function afterFirmware(view: LabView): readonly LabCommand[] {
  switch (outcomeOf(view, 'page:firmware-main')) {
    case null:
      return [];
    case 'artefacts':
      return [...inspect('cable-monitor'), ...afterLook(view)];
    default:
      return [DISPLAY, ...afterDisplay(view)];
  }
}

/** Blocks in the firmware too: the cable, the card or the monitor. */
function afterLook(view: LabView): readonly LabCommand[] {
  const lead = outcomeOf(view, 'look:cable-monitor');
  if (lead === null) return [];
  if (lead === 'folded') return newLead(view);
  switch (outcomeOf(view, 'page:event-log')) {
    case null:
      return [LOG];
    case 'display-4101':
      return [LOG, ...sendCardBack(view)];
    default:
      return [LOG, MENU, ...(outcomeOf(view, 'monitor-menu') === null ? [] : newMonitor(view))];
  }
}

/** A clean firmware: the driver, or a card that is clean while it has nothing to do. */
function afterDisplay(view: LabView): readonly LabCommand[] {
  switch (outcomeOf(view, 'page:display')) {
    case null:
      return [];
    case 'artefacts':
      return newDriver(view);
    default:
      return loadTheCard(view);
  }
}

const PROVE: readonly LabCommand[] = [...SOAK_TEST, DISPLAY];
const PROVED: readonly string[] = ['run:soak-test', 'page:display'];

function closingAfter(
  view: LabView,
  note: Omit<ExpertNote, 'symptom' | 'verification'>,
  verification: readonly string[] = PROVED,
): readonly LabCommand[] {
  return closing(view, { symptom: 'coloured-blocks', verification, ...note });
}

function newDriver(view: LabView): readonly LabCommand[] {
  return [
    theory('driver-broken', 95),
    TO_DESKTOP,
    { kind: 'run-program', program: 'driver-reinstall' },
    { kind: 'wait', seconds: 300 },
    ...SWITCH_OFF,
    ...START,
    ...PROVE,
    ...closingAfter(view, {
      cause: 'driver-broken',
      evidence: ['page:firmware-main', 'page:display'],
      action: 'run-program',
      part: null,
      prevention: 'makers-driver',
    }),
  ];
}

/** Watches the card's temperature while it works, then looks at its heat sink and blows the dust out. */
function loadTheCard(view: LabView): readonly LabCommand[] {
  const loaded: readonly LabCommand[] = [
    TO_DESKTOP,
    { kind: 'run-program', program: 'load-test' },
    { kind: 'open-page', page: 'sensor-log' },
    ...SWITCH_OFF,
    ...MAKE_SAFE,
    ...OPEN_CASE,
    ...inspect('gpu'),
  ];
  if (outcomeOf(view, 'look:gpu') === null) return loaded;
  return [
    ...loaded,
    theory('card-dusty', 95),
    { kind: 'use-tool', tool: 'compressed-air', target: 'gpu' },
    ...CLOSE_CASE,
    ...CONNECT,
    ...START,
    ...PROVE,
    ...closingAfter(view, {
      cause: 'card-dusty',
      evidence: ['page:display', 'page:sensor-log', 'look:gpu'],
      action: 'use-tool',
      part: 'gpu',
      prevention: 'dust-filter',
    }),
  ];
}

function newLead(view: LabView): readonly LabCommand[] {
  return [
    theory('video-lead-folded', 95),
    { kind: 'order-part', sku: 'video-lead' },
    { kind: 'unplug-cable', target: 'cable-monitor' },
    { kind: 'unplug-cable', target: 'cable-monitor-far' },
    { kind: 'plug-cable', target: 'cable-monitor-spare' },
    { kind: 'plug-cable', target: 'cable-monitor-spare-far' },
    TO_DESKTOP,
    ...PROVE,
    ...closingAfter(view, {
      cause: 'video-lead-folded',
      evidence: ['page:firmware-main', 'look:cable-monitor'],
      action: 'plug-cable',
      part: 'cable-monitor-spare',
      prevention: 'lead-routing',
    }),
  ];
}

/** Blocks over its own menu: the monitor draws them. */
function newMonitor(view: LabView): readonly LabCommand[] {
  return [
    theory('monitor-failing', 95),
    MENU,
    ...REPLACE_MONITOR,
    DISPLAY,
    ...closingAfter(
      view,
      {
        cause: 'monitor-failing',
        evidence: ['page:firmware-main', 'page:event-log', 'monitor-menu'],
        action: 'place-part',
        part: 'spare-monitor',
        prevention: 'none',
      },
      ['page:display'],
    ),
  ];
}

const CARD: Mounting = {
  socket: 'slot-x16',
  ends: ['edge'],
  cables: ['cable-monitor', 'cable-pcie'],
  latches: ['latch-x16'],
  screws: ['screw-gpu-1', 'screw-gpu-2'],
};

/** Out with the card and back to its maker; until another comes, the processor draws. */
function sendCardBack(view: LabView): readonly LabCommand[] {
  return [
    { kind: 'read-asset' },
    theory('card-failing', 95),
    ...SWITCH_OFF,
    ...MAKE_SAFE,
    ...OPEN_CASE,
    ...takeOut('gpu', CARD),
    { kind: 'plug-cable', target: 'cable-monitor', connector: 'port-board-hdmi' },
    ...CLOSE_CASE,
    ...CONNECT,
    ...START,
    ...PROVE,
    { kind: 'escalate', to: 'card-warranty' },
    ...closingAfter(view, {
      cause: 'card-failing',
      evidence: ['page:firmware-main', 'page:event-log'],
      action: 'escalate',
      part: 'gpu',
      prevention: 'firmware-first',
    }),
  ];
}
