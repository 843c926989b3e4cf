import type { Vec2, Vec3 } from '../../kit/vectors.ts';

/*
 * The Marlow 14 in millimetres; axes and origin as in `catalogue/bench-layout.ts`. It stands in a service cradle, hinges up,
 * its underside to the technician: what is under the base cover faces +z, as in every machine of the lab.
 */

/** The base of the laptop: outer edges, the floor behind the board and the plane that the cover lies on. */
export const CHASSIS = { left: -161, right: 161, bottom: 20, top: 242, floor: -5, open: 7 } as const;
export const WIDTH = CHASSIS.right - CHASSIS.left;
export const HEIGHT = CHASSIS.top - CHASSIS.bottom;
export const MIDDLE_Y = (CHASSIS.top + CHASSIS.bottom) / 2;
/** Thickness of the closed screen behind the base. */
export const LID = 6.4;
export const COVER_THICKNESS = 1.6;

export const BOARD = { width: 296, height: 110 } as const;
export const BOARD_ORIGIN: Vec3 = [-148, 121, -3];

/** A place on the board in case coordinates; `above` is the height over the solder mask. */
export const onBoard = (x: number, y: number, above = 0): Vec3 => [
  BOARD_ORIGIN[0] + x,
  BOARD_ORIGIN[1] + y,
  BOARD_ORIGIN[2] + 1.6 + above,
];

/* Places on the board, measured from its lower left corner. */
export const CPU_CENTRE: Vec2 = [176, 58];
/** Contact edge of a SO-DIMM in its slot; the module lies towards -x. */
export const SODIMM_SLOTS: readonly Vec2[] = [
  [138, 62],
  [98, 62],
];
export const SODIMM = { length: 67.6, height: 30 } as const;
/** Height of a lying module's underside over the board. */
export const SODIMM_SEAT = 2;
export const SSD_SLOT: Vec2 = [95, 13];
export const SSD_SCREW: Vec2 = [10.6, 13];
export const WIFI_SLOT: Vec2 = [54, 58];
export const WIFI_SCREW: Vec2 = [19.6, 58];
export const M2_SEAT = 2.4;
/** Antenna sockets on the card, from its contact edge. */
export const ANTENNA_SOCKETS: readonly Vec2[] = [
  [-24, 6],
  [-24, -6],
];
export const BATTERY_CONNECTOR: Vec2 = [124, 3];
export const FAN_HEADER: Vec2 = [212, 10];
/** Middle of the blower, over the gap that the board leaves free. */
export const BLOWER: Vec2 = [256, 56];
/** The end of the cooling fins at the hinges. */
export const FINS: Vec2 = [256, 100];
/** Ports on the left edge, by height on the board; they end flush with the chassis. */
export const PORT_Y = { dc: 98, lan: 76, hdmi: 50, usb: 28 } as const;
/** Plane of the ports' faces, from the board's left edge. */
export const PORT_FACE_X = CHASSIS.left - BOARD_ORIGIN[0];

/** Battery: middle, and size. */
export const BATTERY_AT: Vec3 = [0, 66, CHASSIS.floor + 0.4];
export const BATTERY = { width: 236, height: 78, depth: 6.4 } as const;
export const BATTERY_SCREWS_AT: readonly Vec2[] = [
  [-112, 66],
  [112, 66],
];

/** Long screws at the hinges, short ones beside battery and board. */
export const LONG_SCREWS: readonly Vec2[] = [
  [-152, 236],
  [0, 236],
  [152, 236],
];
export const SHORT_SCREWS: readonly Vec2[] = [
  [-152, 114],
  [152, 114],
  [-152, 27],
  [152, 27],
];
export const COVER_HOLES: readonly Vec2[] = [...LONG_SCREWS, ...SHORT_SCREWS];

/** Power button and the three lights, on the right edge. */
export const POWER_BUTTON_AT: Vec3 = [CHASSIS.right + 0.6, 206, 0];
export const LIGHT_Y = { power: 190, charge: 182, caps: 174 } as const;
/** Bare metal of the chassis beside the battery, where a probe can touch. */
export const BARE_METAL: Vec3 = [139, 70, CHASSIS.floor];
