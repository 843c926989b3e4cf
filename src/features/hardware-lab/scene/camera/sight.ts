import { Box3, Vector3 } from 'three';
import type { LabView } from '../../../../core/hardware/model/view.ts';
import { endNow } from '../bodies/placement.ts';
import { poseOf } from '../catalogue/cables.ts';
import type { SceneMachine } from '../catalogue/scene-machine.ts';
import { WORLD_PER_MM } from '../materials/scene-materials.ts';
import { plugNamed } from '../picking/pins.ts';
import type { Sight } from './clear-view.ts';

/** Half the room that a plug takes up around its middle, mm. */
const PLUG_ROOM = 14;

/** What to look at when `id` is selected: for a cable the plug with that id, for everything else the whole body. */
export function sightOf(machine: SceneMachine, view: LabView, id: string): Sight {
  const plug = plugNamed(machine, id);
  const state = plug && view.cables[plug.cable]?.ends.find((end) => end.id === id);
  if (!plug || !state) return { id, box: null };
  const { face, mouth } = poseOf(plug.spec, endNow(machine, view, state), machine.connectors);
  const box = new Box3()
    .setFromPoints([new Vector3(...face), new Vector3(...mouth)])
    .expandByScalar(PLUG_ROOM);
  box.min.multiplyScalar(WORLD_PER_MM);
  box.max.multiplyScalar(WORLD_PER_MM);
  return { id, box };
}
