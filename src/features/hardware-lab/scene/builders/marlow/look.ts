import { finish } from '../../kit/finish.ts';

/** Anodised graphite of the Marlow's shells, and the magnesium inside. */
export const GRAPHITE_SHELL = finish('#5d6268', 0.46, 0.55);
export const INNER_FRAME = finish('#43474c', 0.58, 0.35);
export const CRADLE_STEEL = finish('#8a8e93', 0.5, 0.7);
export const POUCH = finish('#3a3d42', 0.4, 0.25);
