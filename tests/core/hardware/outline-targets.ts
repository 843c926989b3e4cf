import { findMachine } from '../../../src/core/hardware/machines/find-machine.ts';
import type { LabView } from '../../../src/core/hardware/model/view.ts';

/** Everything that a view lets a person point at. */
export function outlineTargets(view: LabView): readonly string[] {
  return [
    ...Object.keys(view.parts),
    ...Object.keys(view.sockets),
    ...Object.keys(view.latches),
    ...Object.keys(view.fasteners),
    ...Object.keys(view.cables),
    ...findMachine(view.model).controls,
  ];
}
