import type { MachineModelId } from '../model/view.ts';

/** A setting of the monitor's own menu, which works without a computer. */
interface MonitorSetting {
  readonly id: 'monitor-input' | 'monitor-brightness';
  readonly options: readonly string[];
}

const BRIGHTNESS: MonitorSetting = { id: 'monitor-brightness', options: ['0', '20', '50', '80', '100'] };
const DIGITAL: MonitorSetting = { id: 'monitor-input', options: ['hdmi', 'displayport', 'vga'] };
/** The Panora 19 is from before HDMI. */
const ANALOG: MonitorSetting = { id: 'monitor-input', options: ['vga', 'dvi'] };

const SETTINGS: Readonly<Record<MachineModelId, readonly MonitorSetting[]>> = {
  'kestrel-b7': [DIGITAL, BRIGHTNESS],
  'harrow-5000-mt': [DIGITAL, BRIGHTNESS],
  'brant-h6': [ANALOG, BRIGHTNESS],
  'marlow-14': [DIGITAL, BRIGHTNESS],
};

export function monitorSettingsOf(model: MachineModelId): readonly MonitorSetting[] {
  return SETTINGS[model];
}
