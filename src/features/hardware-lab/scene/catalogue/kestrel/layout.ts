import type { Vec2, Vec3 } from '../../kit/vectors.ts';

/* The Kestrel B7 in millimetres; axes and origin as in `catalogue/bench-layout.ts`. */

/** Outer shell of the tower without its feet and front bezel. */
export const CASE = { left: -214, right: 214, bottom: 0, top: 462, back: -28, open: 182 } as const;
export const SHROUD_TOP = 108;
export const SHROUD_FACE_Z = 166;

/** ATX board: 305 mm tall, 244 mm deep, on 6.5 mm standoffs. */
export const BOARD = { width: 244, height: 305, thickness: 1.6 } as const;
export const BOARD_ORIGIN: Vec3 = [-203, 135, 6.5];

/** A place on the board in case coordinates; `above` is the height over the solder mask. */
export const onBoard = (x: number, y: number, above = 0): Vec3 => [
  BOARD_ORIGIN[0] + x,
  BOARD_ORIGIN[1] + y,
  BOARD_ORIGIN[2] + BOARD.thickness + above,
];

/* Places on the board, measured from its lower rear corner. */
export const CPU_CENTRE: Vec2 = [98, 213];
/** Height of the processor's underside over the board. */
export const CPU_SEAT = 5.2;
export const MEMORY_SLOTS = [
  { name: 'a1', x: 158 },
  { name: 'a2', x: 167.6 },
  { name: 'b1', x: 177.2 },
  { name: 'b2', x: 186.8 },
] as const;
export const MEMORY_SLOT = { centreY: 218, length: 141, width: 6.6, height: 8.2 } as const;
/** Height of a seated module's contact edge over the board. */
export const MODULE_SEAT = 2.8;
export const X16_SLOT = { x: 52, y: 118, length: 89 } as const;
export const SECOND_X16_SLOT = { x: 52, y: 57, length: 89 } as const;
export const X1_SLOTS: readonly Vec2[] = [
  [52, 95],
  [52, 36],
];
/** Key end of the M.2 connector; the drive lies towards the rear. */
export const M2_SLOT: Vec2 = [151, 140];
export const M2_SCREW: Vec2 = [67, 140];
export const SECOND_M2_SLOT: Vec2 = [151, 77];
export const SECOND_M2_SCREW: Vec2 = [67, 77];
export const CHIPSET: Vec2 = [163, 44];
export const ATX24: Vec2 = [237, 205];
export const EPS: Vec2 = [49, 297.5];
export const FRONT_PANEL_HEADER: Vec2 = [224, 6];
export const AUDIO_HEADER: Vec2 = [26, 6];
export const USB3_HEADER: Vec2 = [238, 166];
export const SATA_PORTS: readonly Vec2[] = [
  [238, 144.5],
  [238, 130],
  [238, 115.5],
  [238, 101],
];
export const COIN_CELL: Vec2 = [170, 112];
export const CPU_FAN_HEADER: Vec2 = [147, 300];
export const PUMP_HEADER: Vec2 = [182, 300];
/** The first three feed the front fans, the last one the rear fan. */
export const CASE_FAN_HEADERS: readonly Vec2[] = [
  [236, 262],
  [236, 246],
  [160, 6],
  [20, 126],
];
/** Test points of the board's own rails: 12 V, 5 V, 3.3 V, core. */
export const TEST_POINTS: readonly { readonly id: string; readonly name: string; readonly at: Vec2 }[] = [
  { id: 'tp-12v', name: '12V', at: [206, 262] },
  { id: 'tp-5v', name: '5V', at: [212, 262] },
  { id: 'tp-3v3', name: '3V3', at: [218, 262] },
  { id: 'tp-vcore', name: 'VCORE', at: [225, 262] },
];
/** Two-pin jumper that clears the settings, and the button that reads firmware from a stick. */
export const CLEAR_JUMPER: Vec2 = [190, 6];
export const DEBUG_LEDS: readonly { readonly name: string; readonly at: Vec2 }[] = [
  { name: 'CPU', at: [206, 292] },
  { name: 'DRAM', at: [212, 292] },
  { name: 'VGA', at: [218, 292] },
  { name: 'BOOT', at: [224, 292] },
];
export const POST_DISPLAY: Vec2 = [214, 277];
export const STANDBY_LED: Vec2 = [206, 22];
/** The nine holes of an ATX board that this case uses. */
export const MOUNTING_HOLES: readonly Vec2[] = [
  [6, 6],
  [6, 150],
  [6, 298],
  [160, 9],
  [152.5, 157.5],
  [160, 298],
  [238, 9],
  [238, 88],
  [236, 298],
];

/** An extra standoff under a board without a hole there: it shorts solder joints (HW-05). */
export const STANDOFF_EXTRA: Vec3 = [BOARD_ORIGIN[0] + 96, BOARD_ORIGIN[1] + 84, 0];
/** Screws of the supply on its rear face: height and depth in its own space. */
export const PSU_SCREWS: readonly Vec2[] = [
  [7, 6],
  [80, 6],
  [80, 144],
  [13, 144],
];

/** Cable openings in the tray: centre and size. */
export const GROMMETS = [
  { x: 74, y: 424, width: 24, height: 40 },
  { x: 74, y: 340, width: 24, height: 96 },
  { x: 74, y: 240, width: 24, height: 76 },
  { x: 74, y: 152, width: 24, height: 56 },
] as const;

/** Expansion slots at the rear: 20.32 mm apart, the first in line with the first slot of the board. */
export const EXPANSION_SLOTS = { count: 7, firstY: 253, pitch: 20.32 } as const;
export const FRONT_FAN_Y: readonly number[] = [390, 262, 134];
export const FRONT_FAN_X = 187;
export const REAR_FAN: Vec3 = [-199, 372, 110];
export const PSU = { width: 150, height: 86, depth: 140, at: [-211, 8, 14] as Vec3 } as const;
/** The 2.5 inch drive on the cover of the power supply, and the opening for the card's power cables. */
export const SATA_DRIVE_AT: Vec3 = [112, SHROUD_TOP + 1.6, 118];
export const SHROUD_OPENING = { x: 18, z: 130, width: 66, depth: 26 } as const;
/** Bay of the 3.5 inch drive, in the cover of the supply: middle of the drive's underside, plugs towards the open side. */
export const HDD_AT: Vec3 = [112, 14, 76];
/** Plane of the rear connectors' faces, and their middles on the board. */
export const REAR_FACE_X = BOARD_ORIGIN[0] - 8.6;
export const REAR_PORT_Y = {
  display: 281.5,
  usb2: 267,
  usb3: 251.5,
  lan: 232,
  usbFast: 211.5,
  usb3Low: 195,
  audio: 171,
} as const;
/** Rear end of the graphics card's slot line: the origin of a seated card. */
export const GPU_HOME: Vec3 = onBoard(0, X16_SLOT.y, 3);
/** Graphics card: length along its slot, height away from the board, and the middles of its fans, which look down. */
export const GPU = { length: 288, height: 118 } as const;
export const GPU_FANS: readonly Vec3[] = [
  [62, -41, 62],
  [150, -41, 62],
  [238, -41, 62],
];

/* Positions shared by a builder and the catalogue of bodies. */
/** Retention lever of the processor socket: pivot on the board, height over it. */
export const LEVER_PIVOT: Vec3 = [CPU_CENTRE[0] + 33, CPU_CENTRE[1] + 34, 4.6];
/** Fan of the processor cooler, in the cooler's space; it blows towards the rear of the case. */
export const COOLER_FAN_AT: Vec3 = [40, 0, 92];
/** Rocker of the power supply, in its own space. */
export const PSU_SWITCH: Vec3 = [-1.6, 48, 82];
export const POWER_BUTTON_AT: Vec3 = [CASE.right - 12, CASE.top + 3.4, 148];
export const RESET_BUTTON_AT: Vec3 = [CASE.right - 12, CASE.top + 3.2, 128];
/** Middle of the side panel's inner face when it is on. */
export const SIDE_PANEL_SEAT: Vec3 = [0, 232, CASE.open + 2];
