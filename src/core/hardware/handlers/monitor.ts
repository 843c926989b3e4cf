import { monitorFails } from '../behaviour/artefacts.ts';
import {
  brightnessOf,
  lightOfPanel,
  monitorAwake,
  monitorOnDesk,
  monitorPowered,
  selectedInput,
  showsCabledInput,
} from '../behaviour/display.ts';
import { hasSignal } from '../behaviour/indicators.ts';
import type { OutcomeOf } from '../instruments/diagnostic-tests/catalogue.ts';
import { foundEvent, withFinding } from '../instruments/findings.ts';
import { monitorSettingsOf } from '../machines/monitor-settings.ts';
import { withMachine, withTraits } from '../model/changed.ts';
import type { LabEvent } from '../model/commands.ts';
import type { LabState, MachineState } from '../model/state.ts';
import { done, doneTo, type Outcome, refuse } from './change.ts';

/** Presses the monitor's own power button: it wakes it, switches it on, or switches it off. */
export function pressMonitorPower(state: LabState, pressed: LabEvent): Outcome {
  const { machine } = state;
  const monitor = monitorOnDesk(machine);
  if (monitor === null) return refuse('not-in-socket', 'monitor');
  if (!monitorPowered(machine)) return done(state, pressed, { kind: 'nothing-happened' });
  const { monitorPower, ...others } = machine.traits[monitor] ?? {};
  const turned: MachineState =
    monitorPower === undefined
      ? withTraits(machine, monitor, { monitorPower: 'off' })
      : withMachine(machine, { traits: { ...machine.traits, [monitor]: others } });
  return doneTo(state, withMachine(turned, { monitorMenu: 'closed' }), pressed);
}

/** What appears when the menu is called up. */
function menuOutcome(machine: MachineState): OutcomeOf<'monitor-menu'> {
  if (!monitorAwake(machine) || lightOfPanel(machine) === 'faint') return 'dark';
  if (lightOfPanel(machine) === 'dim') return 'dim';
  if (monitorFails(machine)) return 'artefacts';
  if (!showsCabledInput(machine)) return 'other-input';
  return hasSignal(machine) ? 'signal' : 'no-signal';
}

/** Presses the monitor's menu button and reads what appears: the source, whether it has a signal, the brightness. */
export function pressMonitorMenu(state: LabState, pressed: LabEvent): Outcome {
  const { machine } = state;
  if (monitorOnDesk(machine) === null) return refuse('not-in-socket', 'monitor');
  if (machine.monitorMenu === 'open')
    return doneTo(state, withMachine(machine, { monitorMenu: 'closed' }), pressed);
  const outcome = menuOutcome(machine);
  const opened = monitorAwake(machine) ? withMachine(machine, { monitorMenu: 'open' }) : machine;
  return doneTo(
    withFinding(state, 'monitor-menu', outcome, null, 'monitor'),
    opened,
    pressed,
    foundEvent('monitor-menu', outcome),
  );
}

/** Whether a setting belongs to the monitor's menu. */
export function isMonitorSetting({ machine }: LabState, setting: string): boolean {
  return monitorSettingsOf(machine.model).some(({ id }) => id === setting);
}

/** Changes a setting of the open menu. */
export function changeMonitorSetting(state: LabState, setting: string, value: string): Outcome {
  const { machine } = state;
  const monitor = monitorOnDesk(machine);
  const spec = monitorSettingsOf(machine.model).find(({ id }) => id === setting);
  if (spec === undefined || monitor === null) return refuse('unknown-target', setting);
  if (machine.monitorMenu !== 'open' || !monitorAwake(machine)) return refuse('no-screen', 'monitor');
  if (!spec.options.includes(value)) return refuse('unknown-target', value);
  const isInput = spec.id === 'monitor-input';
  const now = isInput ? selectedInput(machine) : String(brightnessOf(machine));
  if (now === value) return refuse('already', setting);
  const set = withTraits(machine, monitor, isInput ? { monitorInput: value } : { brightness: Number(value) });
  return doneTo(state, set, { kind: 'setting-changed', setting, value });
}
