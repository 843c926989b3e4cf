import { finish, lamp } from '../kit/finish.ts';
import { LIGHT } from './light-channels.ts';

/*
 * Blacks stay above sRGB 37 and whites below 200: real black plastic in studio light is dark grey, and a whiter case
 * would be overexposed (render3d.md, "The recipe").
 */

// Case
export const SHELL = finish('#bfc2c4', 0.5);
export const SHELL_INNER = finish('#a4a8ab', 0.55);
export const SHELL_DARK = finish('#3b3f43', 0.6);
export const COPPER_TRIM = finish('#c0744c', 0.32, 1);

// Plastics
export const BLACK_POWDER = finish('#2b2c2f', 0.58);
export const BLACK_PLASTIC = finish('#26282b', 0.42);
export const SOFT_BLACK = finish('#2d2f33', 0.66);
export const GREY_PLASTIC = finish('#5a5f66', 0.5);
export const IVORY_PLASTIC = finish('#c3bca8', 0.46);
export const SLOT_PLASTIC = finish('#292b2f', 0.42);
export const LATCH_PLASTIC = finish('#7d848c', 0.44);
export const RUBBER = finish('#252527', 0.88);
export const DEEP_BLACK = finish('#1b1c1e', 0.7);
export const RED_PLASTIC = finish('#a32a22', 0.46);
export const BLUE_PLASTIC = finish('#28548f', 0.48);
export const YELLOW_PLASTIC = finish('#c5a12b', 0.5);

export const GREEN_PLASTIC = finish('#2f7a4b', 0.48);
export const ORANGE_PLASTIC = finish('#c46f22', 0.48);
/** Uncoloured nylon of bare supply plugs, and the clear one of network plugs. */
export const NATURAL_PLASTIC = finish('#b8b3a4', 0.46);
export const CLEAR_PLASTIC = finish('#9fa8ad', 0.2);
export const GREY_LEAD = finish('#8d9296', 0.56);

// Metals
export const STEEL = finish('#b4b7bb', 0.36, 1);
export const DARK_STEEL = finish('#6a6e74', 0.42, 1);
/** Zinc-plated sheet, as supplies are boxed in: duller than bare steel. */
export const PLATED_SHEET = finish('#9b9d9c', 0.54, 0.6);
export const ZINC = finish('#c3c5c8', 0.48, 1);
export const BRASS = finish('#b8954a', 0.34, 1);
export const NICKEL = finish('#d9d4cc', 0.2, 1);
export const ALUMINIUM = finish('#d0d3d7', 0.38, 1);
export const FIN_ALUMINIUM = finish('#c4c8cd', 0.33, 1);
export const ANODISED = finish('#5b5d61', 0.38, 0.92);
export const ANODISED_DARK = finish('#3e3f43', 0.4, 0.9);
export const CAST_METAL = finish('#83878c', 0.56, 0.9);
export const GRAPHITE = finish('#7a7e85', 0.36, 1);
export const COPPER = finish('#c8795b', 0.24, 1);
export const GOLD = finish('#dcaa4e', 0.27, 1);
export const SOLDER = finish('#c9ccd0', 0.3, 1);

// Electronics
export const SOLDER_MASK = finish('#20292e', 0.4);
export const SOLDER_MASK_GREEN = finish('#1f4a30', 0.42);
export const SOLDER_MASK_BLUE = finish('#233c54', 0.42);
export const CPU_SUBSTRATE = finish('#14472a', 0.42);
export const DRIVE_MASK = finish('#16303f', 0.42);
export const CHIP = finish('#2c2d30', 0.5);
export const FERRITE = finish('#56575b', 0.64);
export const CERAMIC = finish('#a08a6a', 0.5);
export const RESISTOR = finish('#26272a', 0.36);
export const CAPACITOR = finish('#bfc2c6', 0.3, 1);
export const CAPACITOR_MARK = finish('#8c4a2c', 0.5);

// Cables and bench
export const SLEEVE = finish('#2d2e31', 0.78);
export const LEAD = finish('#2b2d31', 0.62);
export const MAT = finish('#38474c', 0.84);
export const MAT_PRINT = finish('#9aa9a8', 0.8);
export const MAINS_LEAD = finish('#303236', 0.56);
export const STRAP_BAND = finish('#2c4a63', 0.8);

// Lamp lenses, lit by a light channel
export const LENS_RED = lamp('#ff3a1c', LIGHT.ledCpu);
export const LENS_YELLOW = lamp('#ffab0f', LIGHT.ledDram);
export const LENS_WHITE = lamp('#dfe6ee', LIGHT.ledVga);
export const LENS_GREEN = lamp('#20dc6a', LIGHT.ledBoot);
export const LENS_STANDBY = lamp('#20dc6a', LIGHT.standby);
export const LENS_POWER = lamp('#dfeaf2', LIGHT.power);
export const LENS_MONITOR = lamp('#d9e8f2', LIGHT.monitor);
export const LENS_RUNNING = lamp('#e6d6c6', LIGHT.running);
export const LENS_MAINS = lamp('#e07b3c', LIGHT.mains);
export const LENS_SUPPLY = lamp('#20dc6a', LIGHT.supply);
export const LENS_DRIVE = lamp('#ffab0f', LIGHT.drive);
export const LENS_LINK = lamp('#20dc6a', LIGHT.link);
export const LENS_CHARGE = lamp('#dfeaf2', LIGHT.charge);
export const LENS_CAPS = lamp('#dfeaf2', LIGHT.caps);
