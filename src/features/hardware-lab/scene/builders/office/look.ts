import type { LabelName } from '../../catalogue/labels.ts';
import type { Finish } from '../../kit/finish.ts';
import type { MemoryForm } from '../board-slots.ts';

/** The differences between two office towers besides their measures: colours, labels, and optional pieces. */
export interface OfficeLook {
  readonly shell: Finish;
  readonly inner: Finish;
  readonly bezel: Finish;
  readonly trim: Finish;
  readonly mask: Finish;
  readonly slotColours: readonly [Finish, Finish];
  readonly cardSlotColour: Finish;
  readonly plugColour: Finish;
  readonly memory: MemoryForm;
  readonly socket: 'pga' | 'lga';
  readonly bays: number;
  readonly labels: {
    readonly badge: LabelName;
    readonly model: LabelName;
    readonly board: LabelName;
    readonly supply: LabelName;
    readonly processor: LabelName;
    readonly chipset: LabelName;
    readonly card: LabelName;
    readonly drive: LabelName;
    readonly memory: LabelName;
  };
}
