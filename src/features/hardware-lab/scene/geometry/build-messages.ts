import type { MachineModelId } from '../../../../core/hardware/model/view.ts';
import type { MachineLayout, ShapeOrder } from '../builders/geometry-list.ts';
import type { PartGeometry } from '../kit/part-builder.ts';

/** A request to the builder: a whole machine, or one shape that depends on position. */
export type BuildRequest =
  | { readonly kind: 'machine'; readonly model: MachineModelId }
  | {
      readonly kind: 'order';
      readonly model: MachineModelId;
      readonly name: string;
      readonly order: ShapeOrder;
    };

export type BuildAnswer =
  | {
      readonly kind: 'part';
      readonly model: MachineModelId;
      readonly name: string;
      readonly part: PartGeometry;
      /** Share of the machine that is built, 0 to 1. */
      readonly share: number;
    }
  | {
      readonly kind: 'done';
      readonly model: MachineModelId;
      readonly layout: MachineLayout;
    }
  | {
      readonly kind: 'ordered';
      readonly model: MachineModelId;
      readonly name: string;
      readonly part: PartGeometry | null;
    };
