import type { LabCommand } from '../../../model/commands.ts';
import type { LabView } from '../../../model/view.ts';
import {
  ask,
  CLOSE_CASE,
  CONNECT,
  inspect,
  MAKE_SAFE,
  OPEN_CASE,
  START,
  SWITCH_OFF,
  TO_DESKTOP,
} from '../../procedures.ts';
import { closing, outcomeOf, theory } from '../expert-plan.ts';
import { DISKS, setRight } from './bring-online.ts';

const IN_SYSTEM = { symptom: 'disk-missing', prevention: 'check-disks' };

/**
 * Asks what was put in and reads what the manual says of it, looks the disk up in Disk Management, and opens the case only for
 * a disk that is missing there.
 */
export function findDisk(view: LabView): readonly LabCommand[] {
  return [
    ...ask('new-drive', 'format'),
    { kind: 'open-manual', section: 'storage' },
    ...START,
    DISKS,
    ...afterDisks(view),
  ];
}

function afterDisks(view: LabView): readonly LabCommand[] {
  switch (outcomeOf(view, 'page:disk-management')) {
    case null:
      return [];
    case 'offline':
      return setRight(view, 'disk-offline', 'hdd', IN_SYSTEM);
    case 'no-letter':
      return setRight(view, 'letter-lost', 'hdd', IN_SYSTEM);
    default:
      return [...SWITCH_OFF, ...MAKE_SAFE, ...OPEN_CASE, ...inspect('sata-2'), ...afterPort(view)];
  }
}

const TO_PORT_2: readonly LabCommand[] = [
  { kind: 'unplug-cable', target: 'cable-sata-data-2-far' },
  { kind: 'plug-cable', target: 'cable-sata-data-2-far', connector: 'sata-2' },
];

function push(end: string): readonly LabCommand[] {
  return [{ kind: 'plug-cable', target: end }];
}

function afterPort(view: LabView): readonly LabCommand[] {
  switch (outcomeOf(view, 'look:sata-2')) {
    case null:
      return [];
    case 'empty':
      return repaired(view, 'shared-lanes', TO_PORT_2, 'look:sata-2', 'read-lane-table');
    case 'plug-proud':
      return repaired(view, 'data-lead', push('cable-sata-data-2-far'), 'look:sata-2', 'check-plugs');
    default:
      return [...inspect('cable-sata-data-2', 'cable-sata-power-2'), ...afterDisk(view)];
  }
}

function afterDisk(view: LabView): readonly LabCommand[] {
  const power = outcomeOf(view, 'look:cable-sata-power-2');
  if (power === null) return [];
  if (outcomeOf(view, 'look:cable-sata-data-2') !== 'normal')
    return pushed(view, 'data-lead', 'cable-sata-data-2');
  return power === 'normal' ? passedOn(view) : pushed(view, 'power-lead', 'cable-sata-power-2');
}

function pushed(view: LabView, cause: string, end: string): readonly LabCommand[] {
  return repaired(view, cause, push(end), `look:${end}`, 'check-plugs');
}

/** A disk with power and data that does not answer, and holds what exists nowhere else: not for the bench. */
function passedOn(view: LabView): readonly LabCommand[] {
  const plugs = ['look:sata-2', 'look:cable-sata-power-2'];
  return [
    theory('disk-dead', 85),
    ...CLOSE_CASE,
    ...CONNECT,
    { kind: 'escalate', to: 'recovery-lab' },
    ...closing(view, {
      symptom: 'disk-missing',
      cause: 'disk-dead',
      evidence: ['page:disk-management', ...plugs],
      action: 'escalate',
      part: 'hdd',
      verification: plugs,
      prevention: 'backup-disk',
    }),
  ];
}

function repaired(
  view: LabView,
  cause: string,
  repair: readonly LabCommand[],
  look: string,
  prevention: string,
): readonly LabCommand[] {
  return [
    theory(cause, 95),
    ...repair,
    ...CLOSE_CASE,
    ...CONNECT,
    { kind: 'press-power' },
    { kind: 'wait', seconds: 30 },
    { kind: 'open-page', page: 'firmware-storage' },
    TO_DESKTOP,
    DISKS,
    ...closing(view, {
      symptom: 'disk-missing',
      cause,
      evidence: ['page:disk-management', look],
      action: 'plug-cable',
      part: cause === 'power-lead' ? 'cable-sata-power-2' : 'cable-sata-data-2',
      verification: ['page:firmware-storage', 'page:disk-management'],
      prevention,
    }),
  ];
}
