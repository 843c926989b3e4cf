import { BRANT_PLAN } from '../../catalogue/brant/plan.ts';
import { GREY_PLASTIC, NATURAL_PLASTIC, SOLDER_MASK_BLUE, YELLOW_PLASTIC } from '../../catalogue/finishes.ts';
import { finish } from '../../kit/finish.ts';
import { DDR3 } from '../board-slots.ts';
import { officeGeometries } from '../office/geometries.ts';

const WARM_GREY = finish('#bab4a6', 0.52);

/** Yellowed warm grey case, blue board, three bays. */
export const BRANT_GEOMETRIES = officeGeometries(BRANT_PLAN, {
  shell: WARM_GREY,
  inner: finish('#95958f', 0.6, 0.5),
  bezel: finish('#b3ac9c', 0.48),
  trim: GREY_PLASTIC,
  mask: SOLDER_MASK_BLUE,
  slotColours: [YELLOW_PLASTIC, finish('#6b4560', 0.48)],
  cardSlotColour: finish('#5f3d54', 0.48),
  plugColour: NATURAL_PLASTIC,
  memory: DDR3,
  socket: 'lga',
  bays: 3,
  labels: {
    badge: 'brant-badge',
    model: 'brant-model',
    board: 'brant-board',
    supply: 'brant-supply',
    processor: 'brant-processor',
    chipset: 'brant-chipset',
    card: 'brant-card',
    drive: 'brant-drive',
    memory: 'brant-memory',
  },
});
