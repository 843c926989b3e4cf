import { type ControlId, findControl } from '../machines/controls.ts';
import { monitorSettingsOf } from '../machines/monitor-settings.ts';
import type { LabCommand } from '../model/commands.ts';
import type { LabView } from '../model/view.ts';
import type { SwitchPosition } from '../model/vocabulary.ts';
import { isKnown } from './looked-at.ts';

/** The position of a switch; null for a switch that this machine lacks. */
export function positionOf({ power, site }: LabView, name: string): SwitchPosition | null {
  switch (name) {
    case 'psu-switch':
      return power.psuSwitch;
    case 'strip-switch':
      return site.strip;
    case 'mains-selector':
      return site.selector;
    default:
      return null;
  }
}

/** Commands to offer for a button, switch or tool. */
export function controlActions(view: LabView, name: ControlId): readonly LabCommand[] {
  const control = findControl(name);
  if (control?.switch !== undefined) return switchActions(view, name, control.switch.positions);
  if (name === 'monitor-menu-button') return menuActions(view);
  if (control?.isButton === true) return [{ kind: 'press-button', target: name }];
  switch (name) {
    case 'power-button':
      return [{ kind: 'press-power' }];
    case 'esd-strap':
      return [view.strap === 'worn' ? { kind: 'unclip-strap' } : { kind: 'wear-strap' }];
    case 'asset-label':
      return [{ kind: 'read-asset' }];
    case 'debug-leds':
      return [{ kind: 'inspect', target: name }];
    default:
      return [];
  }
}

/** Opens or closes the monitor's menu; while it is open, its settings. */
function menuActions({ model, screen }: LabView): readonly LabCommand[] {
  const { menu } = screen;
  const settings =
    menu === null
      ? []
      : monitorSettingsOf(model).flatMap(({ id, options }) =>
          options
            .filter((value) => value !== menu.settings[id])
            .map((value): LabCommand => ({ kind: 'change-setting', setting: id, value })),
        );
  return [{ kind: 'press-button', target: 'monitor-menu-button' }, ...settings];
}

/** Commands that set a switch. Before an inspection both positions are offered, so as not to reveal the present one. */
function switchActions(
  view: LabView,
  name: string,
  positions: readonly SwitchPosition[],
): readonly LabCommand[] {
  const look: LabCommand = { kind: 'inspect', target: name };
  const now = positionOf(view, name);
  if (now === null) return [look];
  if (!isKnown(view, name)) return [look, ...positions.map((position) => setTo(name, position))];
  return [...positions.filter((position) => position !== now).map((position) => setTo(name, position)), look];
}

/** The command that sets a switch; the supply's rocker has its own kind of command. */
function setTo(name: string, position: SwitchPosition): LabCommand {
  return name === 'psu-switch' && (position === 'on' || position === 'off')
    ? { kind: 'set-psu-switch', position }
    : { kind: 'set-switch', target: name, position };
}
