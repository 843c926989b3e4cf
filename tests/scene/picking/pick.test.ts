import { Group, InstancedMesh, Mesh, MeshBasicMaterial, PerspectiveCamera, Scene } from 'three';
import { describe, expect, it } from 'vitest';
import { toBufferGeometry } from '../../../src/features/hardware-lab/scene/geometry/buffers.ts';
import { plainBox } from '../../../src/features/hardware-lab/scene/kit/boxes.ts';
import { finish } from '../../../src/features/hardware-lab/scene/kit/finish.ts';
import { PartBuilder } from '../../../src/features/hardware-lab/scene/kit/part-builder.ts';
import { indexForPicking, Picker } from '../../../src/features/hardware-lab/scene/picking/pick.ts';

const SIZE = { width: 800, height: 600 };
const CENTRE = { x: 400, y: 300 };

interface Thing {
  readonly id: string;
  readonly z: number;
  readonly size: number;
  readonly target?: boolean;
  readonly hidden?: boolean;
}

/** A scene of boxes on the camera's axis, seen from z = 10. */
function pickerFor(things: readonly Thing[], indexed = true): Picker {
  const scene = new Scene();
  for (const { id, z, size, target = true, hidden = false } of things) {
    const geometry = toBufferGeometry(
      new PartBuilder().add(plainBox(size, size, size), finish('#888888', 0.5)).build(),
    );
    if (indexed) indexForPicking(geometry);
    const group = new Group();
    group.name = id;
    group.userData = { target };
    group.position.z = z;
    group.visible = !hidden;
    group.add(new Mesh(geometry, new MeshBasicMaterial()));
    scene.add(group);
  }
  scene.updateMatrixWorld(true);
  const camera = new PerspectiveCamera(40, SIZE.width / SIZE.height, 0.1, 100);
  camera.position.z = 10;
  camera.updateMatrixWorld();
  return new Picker(scene, camera);
}

describe('pointing', () => {
  it.each([true, false])('finds what is in front (search tree: %s)', (indexed) => {
    const picker = pickerFor(
      [
        { id: 'board', z: 0, size: 3 },
        { id: 'module', z: 3, size: 1 },
      ],
      indexed,
    );
    expect(picker.at(CENTRE, SIZE)).toBe('module');
    expect(picker.at({ x: 480, y: 300 }, SIZE)).toBe('board');
    expect(picker.at({ x: 5, y: 5 }, SIZE)).toBeNull();
  });

  it('ignores instanced meshes that only draw', () => {
    const scene = new Scene();
    const geometry = toBufferGeometry(
      new PartBuilder().add(plainBox(1, 1, 1), finish('#888888', 0.5)).build(),
    );
    indexForPicking(geometry);
    const screw = new Group();
    screw.name = 'screw';
    screw.userData = { target: true };
    screw.add(new Mesh(geometry, new MeshBasicMaterial()));
    const copies = new InstancedMesh(geometry, new MeshBasicMaterial(), 1);
    copies.position.z = 5;
    copies.raycast = () => undefined;
    scene.add(screw, copies);
    scene.updateMatrixWorld(true);
    const camera = new PerspectiveCamera(40, SIZE.width / SIZE.height, 0.1, 100);
    camera.position.z = 10;
    expect(new Picker(scene, camera).at(CENTRE, SIZE)).toBe('screw');
  });

  it('finds nothing on furniture, which also blocks the ray', () => {
    expect(
      pickerFor([
        { id: 'board', z: 0, size: 3 },
        { id: 'mat', z: 3, size: 2, target: false },
      ]).at(CENTRE, SIZE),
    ).toBeNull();
  });

  it('passes through what is not drawn', () => {
    expect(
      pickerFor([
        { id: 'board', z: 0, size: 3 },
        { id: 'ghost', z: 3, size: 2, hidden: true },
      ]).at(CENTRE, SIZE),
    ).toBe('board');
  });

  it('reports where an item can be pointed at, and that a covered one cannot', () => {
    const picker = pickerFor([
      { id: 'board', z: 0, size: 3 },
      { id: 'module', z: 3, size: 1 },
      { id: 'covered', z: -4, size: 1 },
    ]);
    const point = picker.locate('board', SIZE);
    expect(point && picker.at(point, SIZE)).toBe('board');
    expect(picker.locate('covered', SIZE)).toBeNull();
    expect(picker.locate('nowhere', SIZE)).toBeNull();
  });
});
