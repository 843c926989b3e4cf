import {
  AdditiveBlending,
  DoubleSide,
  type Material,
  MeshBasicMaterial,
  MeshStandardMaterial,
  NotEqualStencilFunc,
  ReplaceStencilOp,
  Vector3,
} from 'three';
import type { LabView } from '../../../../core/hardware/model/view.ts';
import type { MaterialName } from '../catalogue/bodies.ts';
import type { SceneMachine } from '../catalogue/scene-machine.ts';
import type { Tier } from '../stage/quality.ts';
import { createBoardTextures } from './board-textures.ts';
import { createContactTexture, createGlowTexture } from './contact-texture.ts';
import { createDetailTexture } from './detail-texture.ts';
import { createDisplay } from './display.ts';
import { createLabelTexture } from './label-texture.ts';
import { drawMeter, METER_PIXELS } from './meter-picture.ts';
import { drawScreen, type Shown } from './screen-picture.ts';
import { SCREEN_PIXELS } from './screen-pieces.ts';
import {
  enclose,
  patchGlass,
  patchOutline,
  patchSurface,
  patchTextured,
  sharedUniforms,
} from './shader-patches.ts';
import { drawTester, TESTER_PIXELS } from './tester-picture.ts';
import { createVentTexture } from './vent-texture.ts';

/** World units per millimetre: the machine is modelled in mm and drawn about four units tall. */
export const WORLD_PER_MM = 0.01;

const OUTLINED = 1;

export interface SceneMaterials {
  readonly byName: Readonly<Record<MaterialName, Material>>;
  readonly contact: MeshBasicMaterial;
  readonly glow: MeshBasicMaterial;
  /** Invisible, but hit by rays. */
  readonly untouched: MeshBasicMaterial;
  outline(color: string): MeshBasicMaterial;
  /** Marks the pixels of an outlined body in the stencil, so that its outline is drawn only around it. */
  readonly outlineMask: MeshBasicMaterial;
  /** The colour of every light channel, three numbers each; written by the scene, read by the shader. */
  readonly lights: Float32Array;
  /** Canvas size in pixels and width of the outline, for the outline's shader. */
  readonly outlineSize: Vector3;
  /** Smoke: soft grey quads. */
  readonly smoke: MeshBasicMaterial;
  /** Switches to the colours, board and case of a machine. */
  dress(machine: SceneMachine): void;
  showOnScreen(shown: Shown): void;
  showOnMeter(meter: LabView['instruments']['meter']): void;
  showOnTester(tester: LabView['instruments']['psuTester']): void;
}

/** All materials of the scene. The fonts must be loaded: labels and board are drawn here. */
export function createMaterials(tier: Tier): SceneMaterials {
  const shared = sharedUniforms(createDetailTexture(), WORLD_PER_MM);
  const surface = new MeshStandardMaterial({
    vertexColors: true,
    map: createLabelTexture(tier.labelSheetPx, tier.anisotropy),
    roughness: 1,
    metalness: 1,
  });
  surface.onBeforeCompile = (program) => patchSurface(program, shared);
  surface.customProgramCacheKey = () => 'scene-surface';

  const circuitBoard = new MeshStandardMaterial({ bumpScale: 1.2, roughness: 1, metalness: 1 });
  circuitBoard.onBeforeCompile = (program) => patchTextured(program, shared);
  circuitBoard.customProgramCacheKey = () => 'scene-board';

  const glass = new MeshStandardMaterial({
    color: '#0c0e10',
    roughness: 0.04,
    transparent: true,
    opacity: 0.14,
    depthWrite: false,
  });
  glass.onBeforeCompile = patchGlass;
  glass.customProgramCacheKey = () => 'scene-glass';

  const vents = new MeshStandardMaterial({
    roughness: 0.55,
    alphaMap: createVentTexture(),
    transparent: true,
    side: DoubleSide,
  });
  const screen = createDisplay(SCREEN_PIXELS, tier.anisotropy, drawScreen);
  const meter = createDisplay(METER_PIXELS, tier.anisotropy, drawMeter);
  const tester = createDisplay(TESTER_PIXELS, tier.anisotropy, drawTester);
  const outlineSize = new Vector3(1, 1, 3);
  return {
    byName: {
      surface,
      'circuit-board': circuitBoard,
      glass,
      vents,
      screen: screen.material,
      'meter-display': meter.material,
      'tester-display': tester.material,
    },
    smoke: new MeshBasicMaterial({
      color: '#999fa2',
      map: createGlowTexture(),
      transparent: true,
      opacity: 0.6,
      depthWrite: false,
    }),
    dress(machine) {
      enclose(shared, machine.enclosure);
      vents.color.set(machine.ventColour);
      circuitBoard.map?.dispose();
      circuitBoard.bumpMap?.dispose();
      const { albedo, relief } = createBoardTextures(machine.board, tier.boardPxPerMm, tier.anisotropy);
      circuitBoard.map = albedo;
      circuitBoard.roughnessMap = circuitBoard.metalnessMap = circuitBoard.bumpMap = relief;
      circuitBoard.needsUpdate = true;
    },
    contact: new MeshBasicMaterial({
      color: '#000',
      map: createContactTexture(),
      transparent: true,
      opacity: 0.62,
      depthWrite: false,
      polygonOffset: true,
      polygonOffsetFactor: -2,
      toneMapped: false,
    }),
    glow: new MeshBasicMaterial({
      map: createGlowTexture(),
      transparent: true,
      blending: AdditiveBlending,
      depthWrite: false,
      toneMapped: false,
    }),
    untouched: new MeshBasicMaterial({ visible: false }),
    outline: (color) => {
      const material = new MeshBasicMaterial({
        color,
        side: DoubleSide,
        toneMapped: false,
        stencilWrite: true,
        stencilFunc: NotEqualStencilFunc,
        stencilRef: OUTLINED,
      });
      material.onBeforeCompile = (program) => patchOutline(program, { value: outlineSize });
      material.customProgramCacheKey = () => 'scene-outline';
      return material;
    },
    outlineMask: new MeshBasicMaterial({
      colorWrite: false,
      depthWrite: false,
      stencilWrite: true,
      stencilRef: OUTLINED,
      stencilZPass: ReplaceStencilOp,
    }),
    lights: shared.uLights.value,
    outlineSize,
    showOnScreen: screen.show,
    showOnMeter: meter.show,
    showOnTester: tester.show,
  };
}
