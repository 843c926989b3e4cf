import type { MachineModelId } from '../../../../core/hardware/view.ts';
import type { Vec3 } from '../kit/vectors.ts';

/** A place to look at: a box in mm that has to be in the picture, and the direction to look from. */
export interface CameraView {
  readonly centre: Vec3;
  readonly size: Vec3;
  /** Degrees around the vertical (0 in front of the open side, positive towards the front panel) and above the bench. */
  readonly azimuth: number;
  readonly elevation: number;
}

/** Every machine has each of these places; what is there differs. */
export type CameraViewName =
  | 'bench'
  | 'machine'
  | 'board'
  | 'memory'
  | 'processor'
  | 'card'
  | 'indicators'
  | 'power'
  | 'headers'
  | 'ports'
  | 'drives'
  | 'chipset'
  | 'rear'
  | 'supply'
  | 'outlet'
  | 'front'
  | 'monitor'
  | 'strap'
  | 'meter';

/** The first rule that matches a target says where the hand goes. Ids are spoken alike by all machines. */
const VIEW_RULES: readonly (readonly [RegExp, CameraViewName])[] = [
  [/^(dimm|slot-(dimm|[ab]?\d)|latch-([ab]?\d|dimm))/, 'memory'],
  [/^(cpu|lever-cpu|socket-cpu|mount-cooler|(screw|clip|pin)-cooler|lever-cooler|fan-rear|mount-fan-rear|screw-fan-rear)/, 'processor'],
  [/^(cable-eps|eps|cable-cpu-fan|cable-fan-cpu|header-cpu-fan|cpu-fan)/, 'processor'],
  [/^(gpu|slot-x\d|latch-x\d|screw-gpu|cable-pcie|cable-12v|ssd-m2|slot-m2|screw-m2)/, 'card'],
  [/^(debug-leds|led-(cpu|dram|vga|boot)|post-display)/, 'indicators'],
  [/^(cable-atx|atx|header-atx)/, 'power'],
  [/(f-?panel|front-panel|panel-sw|panel-led|lead-|usb|audio)/, 'headers'],
  [/^(ssd|hdd|odd|bay-(ssd|hdd|odd)|screw-(ssd|hdd|odd)|cable-sata|sata)/, 'drives'],
  [/^(led-standby|coin|cmos|battery|header|jumper|clr|speaker)/, 'chipset'],
  [/^(psu|mains-selector|led-psu|bay-psu|screw-psu|self-test)/, 'supply'],
  [/^(cable-mains|strip|outlet|wall|power-strip)/, 'outlet'],
  [/^(power-button|reset-button|led-power|led-hdd|fan-front|mount-fan-front|bezel)/, 'front'],
  [/^(monitor|led-monitor|screen)/, 'monitor'],
  [/^(cable-monitor|cable-video|port-|io-shield|cable-lan|nic|video|rear)/, 'ports'],
  [/^(motherboard|standoff|screw-board|screw-motherboard)/, 'board'],
  [/^(meter|probe|multimeter)/, 'meter'],
  [/^esd-strap$/, 'strap'],
];

/** The view that shows a target best. */
export function viewFor(target: string): CameraViewName {
  return VIEW_RULES.find(([pattern]) => pattern.test(target))?.[1] ?? 'machine';
}

/** Places that are offered as buttons on a machine: a machine without a graphics card shows its sockets at the rear instead. */
export function offeredViews(model: MachineModelId): readonly CameraViewName[] {
  return model === 'kestrel-b7'
    ? ['bench', 'machine', 'memory', 'card', 'drives', 'rear', 'monitor']
    : ['bench', 'machine', 'memory', 'board', 'drives', 'rear', 'monitor'];
}
