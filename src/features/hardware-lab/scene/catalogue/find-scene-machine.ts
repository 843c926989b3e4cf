import type { MachineModelId } from '../../../../core/hardware/model/view.ts';
import { BRANT } from './brant/scene.ts';
import { HARROW } from './harrow/scene.ts';
import { KESTREL } from './kestrel/scene.ts';
import { MARLOW } from './marlow/scene.ts';
import type { MachinePlan } from './scene-machine.ts';

const MACHINES: Readonly<Record<MachineModelId, MachinePlan>> = {
  'kestrel-b7': KESTREL,
  'harrow-5000-mt': HARROW,
  'brant-h6': BRANT,
  'marlow-14': MARLOW,
};

/** The scene data of a machine model. */
export const findSceneMachine = (model: MachineModelId): MachinePlan => MACHINES[model];
