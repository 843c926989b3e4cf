import type { MachineModelId } from '../../../../core/hardware/view.ts';
import { BRANT } from './brant/scene.ts';
import { HARROW } from './harrow/scene.ts';
import { KESTREL } from './kestrel/scene.ts';
import type { SceneMachine } from './scene-machine.ts';

const MACHINES: Readonly<Record<MachineModelId, SceneMachine>> = {
  'kestrel-b7': KESTREL,
  'harrow-5000-mt': HARROW,
  'brant-h6': BRANT,
};

/** What the scene knows of a machine model. */
export const findSceneMachine = (model: MachineModelId): SceneMachine => MACHINES[model];
