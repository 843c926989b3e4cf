import type { MachineModelId } from '../../../../../core/hardware/model/view.ts';
import type { Vec2, Vec3 } from '../../kit/vectors.ts';
import type { BoardPrint } from '../pieces.ts';
import type { PortKind } from '../ports.ts';

/**
 * The plan of an office tower: supply at the top, board below it, drives between the board and the front. Two
 * machines share it; these are the differences, in millimetres. Axes and origin as in `catalogue/bench-layout.ts`;
 * board positions are measured from its lower rear corner.
 */
export interface OfficePlan {
  readonly model: MachineModelId;
  readonly case: {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly back: number;
    readonly open: number;
  };
  readonly boardAt: Vec3;
  readonly print: BoardPrint;
  /** Underside of the processor over the board. */
  readonly processorSeat: number;
  readonly leverAt: Vec3;
  /** Latches of the cooler: ids, and places around the processor. */
  readonly coolerLatches: readonly { readonly id: string; readonly at: Vec3; readonly turn: number }[];
  /** How far each of them turns to open, in radians. */
  readonly coolerLatchTurn: { readonly axis: 'x' | 'z'; readonly open: number };
  readonly coolerFanAt: Vec3;
  readonly memory: { readonly xs: readonly number[]; readonly centreY: number };
  readonly atx: Vec2;
  /** Processor's own power: four columns (EPS) or two (ATX12V). */
  readonly processorPower: { readonly name: 'eps' | 'atx12v'; readonly at: Vec2; readonly columns: 2 | 4 };
  readonly fanHeaders: { readonly processor: Vec2; readonly case: readonly [front: Vec2, rear: Vec2] };
  readonly panelHeader: Vec2;
  readonly usbHeader: Vec2 | null;
  readonly sata: readonly Vec2[];
  readonly cardSlot: { readonly x: number; readonly y: number; readonly length: number };
  /** Rear end of a PCIe x1 slot, and the height of a second USB port beside the first, where network adapters fit. */
  readonly adapters: { readonly slot: Vec2; readonly usbY: number } | null;
  /** Rear end of a conventional PCI slot: where a POST card fits. */
  readonly pciSlot: Vec2 | null;
  readonly m2: { readonly slot: Vec2; readonly screw: Vec2 } | null;
  readonly cell: Vec2;
  readonly jumper: Vec2;
  readonly testPoints: Vec2;
  readonly holes: readonly Vec2[];
  readonly ports: readonly { readonly y: number; readonly height: number; readonly kind: PortKind }[];
  /** Where the network port, a USB port and the picture's port are along the rear edge. */
  readonly portY: { readonly lan: number; readonly usb: number; readonly video: number };
  readonly psuAt: Vec3;
  /** A second drive of 2.5 inch and the front ports, where the machine has them. */
  readonly ssdAt: Vec3 | null;
  readonly frontIoAt: Vec3 | null;
  readonly hddAt: Vec3;
  /** Screws of the hard drive, if it is not held by rails alone. */
  readonly hddScrews: number;
  readonly frontFanAt: Vec3;
  readonly rearFanAt: Vec3;
  readonly cardPort: { readonly id: string; readonly plug: 'display' | 'd-sub'; readonly powered: boolean };
  /** The video output. */
  readonly videoHome: { readonly connector: string; readonly input: 'monitor-hdmi' | 'monitor-vga' };
  readonly supplyControls: readonly ('psu-switch' | 'mains-selector' | 'psu-test-button')[];
  readonly powerButtonAt: Vec3;
  /** A free spot of the tray where a probe can touch the case's metal. */
  readonly bareMetalAt: Vec3;
  readonly ventColour: string;
  readonly wall: number;
}

/** From the power button down to its light. */
export const POWER_LIGHT: Vec3 = [0, -20, 0];

/** Size of every supply, mm: depth along x, height, width. */
export const SUPPLY = { depth: 140, height: 86, width: 150 } as const;
/** Mains inlet, switches and screws on the supply's rear face: height and depth in its own space. */
export const SUPPLY_INLET: Vec2 = [58, 30];
export const SUPPLY_SWITCH: Vec2 = [58, 62];
export const SUPPLY_SELECTOR: Vec2 = [24, 30];
export const SUPPLY_SCREWS: readonly Vec2[] = [
  [7, 6],
  [80, 6],
  [80, 144],
  [13, 144],
];
/** Where the wires leave the supply, in its own space. */
export const SUPPLY_MOUTH: Vec3 = [SUPPLY.depth + 2, 22, 60];
/** A card's bracket: its ports along z, and the places of its power inlet and fan, in the card's own space. */
export const CARD = {
  length: 168,
  height: 106,
  port: 62,
  inlet: [150, -3, 94] as Vec3,
  fan: [98, -14, 56] as Vec3,
} as const;

/** A network card in its slot: where its port is, in the card's own space. */
export const ADAPTER_PORT: Vec3 = [-9, -6, 40];

export const placeOn = ({ boardAt }: Pick<OfficePlan, 'boardAt'>, [x, y]: Vec2, above = 0): Vec3 => [
  boardAt[0] + x,
  boardAt[1] + y,
  boardAt[2] + 1.6 + above,
];
