import {
  ALUMINIUM,
  BLACK_PLASTIC,
  BLACK_POWDER,
  BLUE_PLASTIC,
  SHELL_DARK,
  SLOT_PLASTIC,
  SOLDER_MASK_GREEN,
} from '../../catalogue/finishes.ts';
import { HARROW_PLAN } from '../../catalogue/harrow/plan.ts';
import { finish } from '../../kit/finish.ts';
import { DDR4 } from '../board-slots.ts';
import { officeGeometries } from '../office/geometries.ts';

/** Graphite steel, black front with a silver line, green board. */
export const HARROW_GEOMETRIES = officeGeometries(HARROW_PLAN, {
  shell: BLACK_POWDER,
  inner: finish('#8b8f91', 0.6, 0.5),
  bezel: SHELL_DARK,
  trim: ALUMINIUM,
  mask: SOLDER_MASK_GREEN,
  slotColours: [BLUE_PLASTIC, SLOT_PLASTIC],
  cardSlotColour: BLACK_PLASTIC,
  plugColour: BLACK_PLASTIC,
  memory: DDR4,
  socket: 'pga',
  bays: 1,
  labels: {
    badge: 'harrow-badge',
    model: 'harrow-model',
    board: 'harrow-board',
    supply: 'harrow-supply',
    processor: 'harrow-processor',
    chipset: 'harrow-chipset',
    card: 'harrow-card',
    drive: 'harrow-drive',
    memory: 'harrow-memory',
  },
});
