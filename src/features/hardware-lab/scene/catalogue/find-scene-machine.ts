import type { MachineModelId } from '../../../../core/hardware/view.ts';
import { KESTREL } from './kestrel/scene.ts';
import type { SceneMachine } from './scene-machine.ts';

const MACHINES: Readonly<Record<MachineModelId, SceneMachine>> = { 'kestrel-b7': KESTREL };

/** What the scene knows of a machine model. */
export const findSceneMachine = (model: MachineModelId): SceneMachine => MACHINES[model];
