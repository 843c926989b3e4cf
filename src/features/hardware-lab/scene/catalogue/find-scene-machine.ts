import type { MachineModelId } from '../../../../core/hardware/view.ts';
import { KESTREL } from './kestrel/scene.ts';
import type { SceneMachine } from './scene-machine.ts';

const MACHINES: Readonly<Partial<Record<MachineModelId, SceneMachine>>> = { 'kestrel-b7': KESTREL };

/** What the scene knows of a machine model. */
export function findSceneMachine(model: MachineModelId): SceneMachine {
  const machine = MACHINES[model];
  if (!machine) throw new RangeError(`The scene has no ${model}`);
  return machine;
}
