import type { MachineModelId } from '../model/view.ts';

/** A firmware or adapter setting with its values, the manufacturer's default first. */
export interface SettingSpec {
  readonly id: string;
  readonly options: readonly [string, ...string[]];
  /** The page that shows it. */
  readonly page:
    | 'firmware-main'
    | 'firmware-memory'
    | 'firmware-storage'
    | 'firmware-boot'
    | 'firmware-power'
    | 'network';
}

const BOOT_ORDER: SettingSpec = {
  id: 'boot-order',
  options: ['drive-first', 'usb-first', 'network-first'],
  page: 'firmware-boot',
};
const SATA_MODE: SettingSpec = { id: 'sata-mode', options: ['ahci', 'raid'], page: 'firmware-storage' };
const FAN_WARNING: SettingSpec = { id: 'fan-warning', options: ['on', 'off'], page: 'firmware-power' };
/** The board adapter's address: leased, or typed in for another network (`network.ts`). */
const ADDRESS: SettingSpec = { id: 'ip-address', options: ['dhcp', 'static'], page: 'network' };
const ADAPTER: SettingSpec = { id: 'network-adapter', options: ['on', 'off'], page: 'network' };
/** Sets the clock; its only value is the current time. */
const CLOCK: SettingSpec = { id: 'clock', options: ['now'], page: 'firmware-main' };

const SETTINGS: Readonly<Record<MachineModelId, readonly SettingSpec[]>> = {
  'kestrel-b7': [
    CLOCK,
    { id: 'memory-profile', options: ['jedec', 'profile'], page: 'firmware-memory' },
    SATA_MODE,
    BOOT_ORDER,
    { id: 'cpu-tuning', options: ['stock', 'undervolt'], page: 'firmware-power' },
    { id: 'temperature-limit', options: ['standard', 'raised'], page: 'firmware-power' },
    { id: 'board-graphics', options: ['off', 'on'], page: 'firmware-power' },
    FAN_WARNING,
    ADAPTER,
    ADDRESS,
  ],
  'harrow-5000-mt': [CLOCK, SATA_MODE, BOOT_ORDER, FAN_WARNING, ADAPTER, ADDRESS],
  'brant-h6': [CLOCK, SATA_MODE, BOOT_ORDER, FAN_WARNING, ADAPTER, ADDRESS],
  'marlow-14': [CLOCK, BOOT_ORDER, FAN_WARNING, ADAPTER, ADDRESS],
};

export function settingsOf(model: MachineModelId): readonly SettingSpec[] {
  return SETTINGS[model];
}
