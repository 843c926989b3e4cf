import type { LabCommand } from '../../../model/commands.ts';
import type { LabView } from '../../../model/view.ts';
import { ask, inspect, TO_DESKTOP } from '../../procedures.ts';
import { closing, type ExpertNote, outcomeOf, theory } from '../expert-plan.ts';
import { REPLACE_MONITOR } from '../mountings.ts';

/** Asks, then reads the monitor's light and looks at its screen: the two tell where to go on. */
export function readsTheMonitor(view: LabView): readonly LabCommand[] {
  return [...ask('since-when', 'what-tried'), ...inspect('led-monitor'), ...afterLight(view)];
}

function afterLight(view: LabView): readonly LabCommand[] {
  switch (outcomeOf(view, 'look:led-monitor')) {
    case null:
      return [];
    case 'on':
      return lightIsOn(view);
    case 'off':
      return lightIsOff(view);
    default:
      return lightBlinks(view);
  }
}

const MENU: LabCommand = { kind: 'press-button', target: 'monitor-menu-button' };
const POWER: LabCommand = { kind: 'press-button', target: 'monitor-power-button' };
const BY_FLASHLIGHT: LabCommand = { kind: 'use-tool', tool: 'flashlight', target: 'monitor' };

/** The monitor gets a picture that is too dark to be seen: a flashlight shows it where the backlight is out. */
function lightIsOn(view: LabView): readonly LabCommand[] {
  switch (outcomeOf(view, 'look:monitor')) {
    case null:
      return [BY_FLASHLIGHT];
    case 'faint-picture':
      return [BY_FLASHLIGHT, ...newMonitor(view)];
    default:
      return [BY_FLASHLIGHT, MENU, ...brighter(view)];
  }
}

/** Without a signal the screen says so; asleep it is dark. */
function lightBlinks(view: LabView): readonly LabCommand[] {
  const looked = inspect('monitor');
  switch (outcomeOf(view, 'look:monitor')) {
    case null:
      return looked;
    case 'screen-dark':
      return [...looked, ...switchedOn(view, ['look:monitor'])];
    default:
      return [...looked, MENU, ...readsTheMenu(view)];
  }
}

function readsTheMenu(view: LabView): readonly LabCommand[] {
  switch (outcomeOf(view, 'monitor-menu')) {
    case null:
      return [];
    case 'other-input':
      return otherInput(view);
    default:
      return [MENU, ...followTheLead(view)];
  }
}

/** Shows the desktop and looks at the screen once more. */
function repaired(
  view: LabView,
  repair: readonly LabCommand[],
  note: Omit<ExpertNote, 'symptom' | 'verification'>,
): readonly LabCommand[] {
  return [
    theory(note.cause, 95),
    ...repair,
    TO_DESKTOP,
    ...inspect('monitor'),
    ...closing(view, {
      ...note,
      symptom: 'no-desktop',
      verification: ['start-system', 'look:monitor'],
    }),
  ];
}

function brighter(view: LabView): readonly LabCommand[] {
  return repaired(view, [{ kind: 'change-setting', setting: 'monitor-brightness', value: '80' }, MENU], {
    cause: 'brightness-zero',
    evidence: ['look:monitor', 'monitor-menu'],
    action: 'change-setting',
    part: 'monitor',
    prevention: 'show-buttons',
  });
}

function otherInput(view: LabView): readonly LabCommand[] {
  return repaired(view, [{ kind: 'change-setting', setting: 'monitor-input', value: 'hdmi' }, MENU], {
    cause: 'input-wrong',
    evidence: ['look:monitor', 'monitor-menu'],
    action: 'change-setting',
    part: 'monitor',
    prevention: 'show-buttons',
  });
}

function followTheLead(view: LabView): readonly LabCommand[] {
  const looks = inspect('port-board-hdmi', 'monitor-hdmi');
  if (outcomeOf(view, 'look:monitor-hdmi') === null) return looks;
  const ends = { 'look:port-board-hdmi': 'cable-monitor', 'look:monitor-hdmi': 'cable-monitor-far' };
  return [...looks, ...pushedIn(view, ends, 'monitor-lead', newLead)];
}

/** Pushes in the plug whose look showed it loose; with both in order goes on. */
function pushedIn(
  view: LabView,
  ends: Readonly<Record<string, string>>,
  cause: 'monitor-lead' | 'monitor-unpowered',
  otherwise: (view: LabView, looks: readonly string[]) => readonly LabCommand[],
): readonly LabCommand[] {
  const [look, loose] = Object.entries(ends).find(([test]) => outcomeOf(view, test) !== 'normal') ?? [];
  if (look === undefined || loose === undefined) return otherwise(view, Object.keys(ends));
  return repaired(view, [{ kind: 'plug-cable', target: loose }], {
    cause,
    evidence: ['look:led-monitor', look],
    action: 'plug-cable',
    part: loose,
    prevention: 'route-leads',
  });
}

function newLead(view: LabView, looks: readonly string[]): readonly LabCommand[] {
  const repair: readonly LabCommand[] = [
    { kind: 'order-part', sku: 'video-lead' },
    { kind: 'unplug-cable', target: 'cable-monitor' },
    { kind: 'unplug-cable', target: 'cable-monitor-far' },
    { kind: 'plug-cable', target: 'cable-monitor-spare' },
    { kind: 'plug-cable', target: 'cable-monitor-spare-far' },
  ];
  return repaired(view, repair, {
    cause: 'video-lead-open',
    evidence: ['monitor-menu', ...looks],
    action: 'plug-cable',
    part: 'cable-monitor-spare',
    prevention: 'route-leads',
  });
}

function lightIsOff(view: LabView): readonly LabCommand[] {
  const looks = inspect('monitor-power', 'strip-out-2');
  if (outcomeOf(view, 'look:strip-out-2') === null) return looks;
  const ends = { 'look:monitor-power': 'cable-monitor-mains', 'look:strip-out-2': 'cable-monitor-mains-far' };
  return [
    ...looks,
    ...pushedIn(view, ends, 'monitor-unpowered', (sound, looked) =>
      switchedOn(sound, ['look:led-monitor', ...looked]),
    ),
  ];
}

function switchedOn(view: LabView, evidence: readonly string[]): readonly LabCommand[] {
  return repaired(view, [POWER], {
    cause: 'monitor-off',
    evidence,
    action: 'press-button',
    part: 'monitor',
    prevention: 'show-buttons',
  });
}

/** The backlight is dark: the monitor is replaced as a whole. */
function newMonitor(view: LabView): readonly LabCommand[] {
  return repaired(view, REPLACE_MONITOR, {
    cause: 'backlight-failed',
    evidence: ['look:led-monitor', 'look:monitor'],
    action: 'place-part',
    part: 'spare-monitor',
    prevention: 'none',
  });
}
