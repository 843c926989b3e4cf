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
  putIn,
  START,
  SWITCH_OFF,
  takeOut,
  waitFor,
  withStick,
} from '../../procedures.ts';
import { repairsOf } from '../causes/repair.ts';
import { outcomeOf, type Plan } from '../expert-plan.ts';

const TWICE: readonly LabCommand[] = [...START, ...SWITCH_OFF, ...START];

/** Starts it, reads the message, then asks the firmware for order and drives before the case is opened. */
export const findSystem: Plan = (view) => {
  const first: readonly LabCommand[] = [...ask('what-done', 'settings'), { kind: 'read-asset' }, ...START];
  switch (outcomeOf(view, 'start-system')) {
    case null:
      return first;
    case 'stop-screen':
      return [...first, { kind: 'open-page', page: 'firmware-storage' }, ...restoreMode(view)];
    default:
      return [...first, { kind: 'open-page', page: 'firmware-boot' }, ...afterOrder(view)];
  }
};

const repaired = repairsOf('no-system', TWICE);

function restoreMode(view: LabView): readonly LabCommand[] {
  return repaired(view, settingTo('sata-mode', 'raid'), {
    cause: 'mode-changed',
    evidence: ['start-system', 'page:firmware-storage'],
    action: 'change-setting',
    part: null,
    prevention: 'note-settings',
  });
}

function settingTo(setting: string, value: string): readonly LabCommand[] {
  return [{ kind: 'change-setting', setting, value }, ...SWITCH_OFF];
}

function afterOrder(view: LabView): readonly LabCommand[] {
  switch (outcomeOf(view, 'page:firmware-boot')) {
    case null:
      return [];
    case 'usb-first':
      return driveFirst(view);
    default:
      return [{ kind: 'open-page', page: 'firmware-storage' }, ...afterList(view)];
  }
}

function driveFirst(view: LabView): readonly LabCommand[] {
  return repaired(view, settingTo('boot-order', 'drive-first'), {
    cause: 'stick-first',
    evidence: ['page:firmware-boot'],
    action: 'change-setting',
    part: 'usb-stick',
    prevention: 'boot-drive-first',
  });
}

function afterList(view: LabView): readonly LabCommand[] {
  switch (outcomeOf(view, 'page:firmware-storage')) {
    case null:
      return [];
    case 'drive-missing':
      return [...SWITCH_OFF, ...MAKE_SAFE, ...OPEN_CASE, ...inspect('ssd-m2-1'), ...afterLook(view)];
    default:
      return [
        ...ask('backup'),
        ...repaired(view, installOn('ssd-m2-1'), {
          cause: 'system-erased',
          evidence: ['page:firmware-boot', 'page:firmware-storage'],
          action: 'run-program',
          part: 'ssd-m2-1',
          prevention: 'check-label',
        }),
      ];
  }
}

/** Installs the system from the boot stick on a drive that may be overwritten. */
function installOn(drive: string): readonly LabCommand[] {
  return [
    ...withStick(
      { kind: 'open-page', page: 'firmware-boot' },
      { kind: 'run-program', program: 'reinstall-system', target: drive },
      ...waitFor('reinstall-system'),
    ),
    ...SWITCH_OFF,
  ];
}

const DRIVE: Mounting = {
  socket: 'slot-m2-1',
  ends: ['edge'],
  cables: [],
  latches: [],
  screws: ['screw-m2-1'],
};

function afterLook(view: LabView): readonly LabCommand[] {
  const lies = outcomeOf(view, 'look:ssd-m2-1');
  if (lies === null) return [];
  return lies === 'normal' ? replaceDrive(view) : seatDrive(view, lies);
}

/** `lies`: an end is out of the connector, or only the screw is missing. */
function seatDrive(view: LabView, lies: string): readonly LabCommand[] {
  const push: readonly LabCommand[] =
    lies === 'stands-proud' ? [{ kind: 'seat-part', target: 'ssd-m2-1', end: 'edge' }] : [];
  const screw: LabCommand = { kind: 'tighten-screw', target: 'screw-m2-1' };
  return repaired(view, [...push, screw, ...CLOSE_CASE, ...CONNECT], {
    cause: 'drive-proud',
    evidence: ['page:firmware-storage', 'look:ssd-m2-1'],
    action: 'tighten-screw',
    part: 'ssd-m2-1',
    prevention: 'screw-drive',
  });
}

function replaceDrive(view: LabView): readonly LabCommand[] {
  const repair: readonly LabCommand[] = [
    { kind: 'order-part', sku: 'nvme' },
    ...takeOut('ssd-m2-1', DRIVE),
    ...putIn('spare-nvme', DRIVE),
    ...CLOSE_CASE,
    ...CONNECT,
    ...START,
    ...installOn('spare-nvme'),
  ];
  return [
    ...ask('backup'),
    ...repaired(view, repair, {
      cause: 'drive-dead',
      evidence: ['page:firmware-storage', 'look:ssd-m2-1'],
      action: 'place-part',
      part: 'spare-nvme',
      prevention: 'watch-health',
    }),
  ];
}
