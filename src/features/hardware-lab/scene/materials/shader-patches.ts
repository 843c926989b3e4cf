import { Color, Matrix4, type Texture, Vector3, type WebGLProgramParametersWithUniforms } from 'three';
import { LIGHT_CHANNELS } from '../catalogue/light-channels.ts';
import type { Enclosure } from '../catalogue/pieces.ts';

/*
 * All changes to three's own shaders: the file to rewrite when three changes or the scene moves to WebGPU's node
 * materials. `tests/e2e/scene-budgets.spec.ts` detects a patch that no longer applies.
 */

/** Uniforms that all patched materials share. */
export interface SharedUniforms {
  readonly [name: string]: { value: unknown };
  readonly uBoxInverse: { value: Matrix4 };
  readonly uBoxMin: { value: Vector3 };
  readonly uBoxMax: { value: Vector3 };
  readonly uBoxOpen: { value: Vector3 };
  readonly uBoxWall: { value: Color };
  readonly uLights: { value: Float32Array };
}

/**
 * The case as an analytic occluder: a box in case coordinates (mm) whose sides transmit light differently: the mesh
 * in front, possibly the roof, nothing at the back, everything on the open side.
 */
export function sharedUniforms(detail: Texture, worldUnitsPerMm: number): SharedUniforms {
  return {
    uBoxInverse: {
      value: new Matrix4().makeScale(1 / worldUnitsPerMm, 1 / worldUnitsPerMm, 1 / worldUnitsPerMm),
    },
    uBoxMin: { value: new Vector3() },
    uBoxMax: { value: new Vector3() },
    uBoxOpen: { value: new Vector3() },
    uBoxWall: { value: new Color() },
    uDetail: { value: detail },
    uLights: { value: new Float32Array(LIGHT_CHANNELS * 3) },
  };
}

/** Sets the case of the current machine. */
export function enclose(shared: SharedUniforms, { min, max, open, wall }: Enclosure): void {
  shared.uBoxMin.value.set(...min);
  shared.uBoxMax.value.set(...max);
  shared.uBoxOpen.value.set(...open);
  shared.uBoxWall.value.setScalar(wall);
}

const BOX_OCCLUSION = /* glsl */ `
uniform vec3 uBoxMin, uBoxMax, uBoxOpen, uBoxWall;
uniform mat4 uBoxInverse;
varying vec3 vBoxPoint;
// How much of the studio a ray from p along d sees.
float skyAlong(vec3 p, vec3 d) {
  vec3 inverse = 1.0 / (d + vec3(1e-5));
  vec3 far = max((uBoxMin - p) * inverse, (uBoxMax - p) * inverse);
  float nearest = min(far.x, min(far.y, far.z));
  if (nearest == far.z) return d.z > 0.0 ? uBoxOpen.z : 0.0;
  if (nearest == far.x) return d.x > 0.0 ? uBoxOpen.x : 0.05;
  return d.y > 0.0 ? uBoxOpen.y : 0.0;
}
// x: share of diffuse light that arrives, y: share of the reflection.
vec2 boxOcclusion(vec3 normal, vec3 toEye) {
  vec3 p = vBoxPoint;
  vec3 inside = step(uBoxMin, p) * step(p, uBoxMax);
  if (inside.x * inside.y * inside.z < 0.5) return vec2(1.0);
  mat3 toBox = mat3(uBoxInverse);
  vec3 n = normalize(toBox * normal);
  vec3 r = normalize(toBox * reflect(-toEye, normal));
  vec3 a = normalize(cross(n, abs(n.y) < 0.9 ? vec3(0.0, 1.0, 0.0) : vec3(1.0, 0.0, 0.0)));
  vec3 b = cross(n, a);
  float seen = skyAlong(p, n) * 0.3 + 0.175 * (
    skyAlong(p, normalize(n + a)) + skyAlong(p, normalize(n - a)) +
    skyAlong(p, normalize(n + b)) + skyAlong(p, normalize(n - b)));
  // Five rays are few: blend with the depth behind the open side, which varies smoothly.
  float depth = clamp((uBoxMax.z - p.z) / (uBoxMax.z - uBoxMin.z), 0.0, 1.0);
  float smoothSeen = mix(1.0, 0.45, depth * depth);
  return vec2(mix(seen, smoothSeen, 0.62), mix(skyAlong(p, r), smoothSeen, 0.25));
}`;

const DETAIL = /* glsl */ `
uniform sampler2D uDetail;
varying vec3 vObjectPoint;
varying vec3 vObjectNormal;
vec2 detailAt(float perMm) {
  vec3 a = abs(vObjectNormal);
  vec2 uv = a.z > a.x && a.z > a.y ? vObjectPoint.xy : (a.x > a.y ? vObjectPoint.zy : vObjectPoint.xz);
  return texture2D(uDetail, uv * perMm).rg;
}`;

const INDIRECT = (bakedOcclusion: string) => /* glsl */ `
  vec3 worldNormal = inverseTransformDirection(normal, viewMatrix);
  vec3 worldToEye = inverseTransformDirection(normalize(vViewPosition), viewMatrix);
  vec2 open = boxOcclusion(worldNormal, worldToEye) * ${bakedOcclusion};
  reflectedLight.indirectDiffuse = reflectedLight.indirectDiffuse * open.x + diffuseColor.rgb * uBoxWall * (1.0 - open.x);
  reflectedLight.indirectSpecular *= mix(0.06, 1.0, open.y);`;

type Program = WebGLProgramParametersWithUniforms;

function replaceAll(source: string, changes: Readonly<Record<string, string>>): string {
  return Object.entries(changes).reduce((text, [chunk, code]) => {
    const mark = `#include <${chunk}>`;
    if (!text.includes(mark)) throw new Error(`three's shader has no ${mark} any more`);
    return text.replace(mark, code);
  }, source);
}

function patchOcclusion(program: Program, shared: SharedUniforms, surface: boolean): void {
  Object.assign(program.uniforms, shared);
  program.vertexShader = replaceAll(program.vertexShader, {
    common: `#include <common>
      ${surface ? `attribute vec4 surface; varying vec3 vSurface; varying vec3 vGlow; varying float vLens; uniform vec3 uLights[${LIGHT_CHANNELS}];` : ''}
      varying vec3 vObjectPoint, vObjectNormal, vBoxPoint; uniform mat4 uBoxInverse;`,
    project_vertex: `#include <project_vertex>
      ${surface ? 'int channel = int(surface.w * 255.0 + 0.5); vSurface = surface.xyz; vLens = channel == 0 ? 0.0 : 1.0; vGlow = channel == 0 ? vec3(0.0) : uLights[channel];' : ''}
      vObjectPoint = position; vObjectNormal = normal.xyz;
      vec4 boxPoint = vec4(transformed, 1.0);
      #ifdef USE_INSTANCING
        boxPoint = instanceMatrix * boxPoint;
      #endif
      vBoxPoint = (uBoxInverse * modelMatrix * boxPoint).xyz;`,
  });
  program.fragmentShader = replaceAll(program.fragmentShader, {
    common: `#include <common>
      ${surface ? 'varying vec3 vSurface; varying vec3 vGlow; varying float vLens;' : ''}${DETAIL}${BOX_OCCLUSION}`,
    aomap_fragment: INDIRECT(surface ? 'vSurface.z' : '1.0'),
  });
}

/** Materials with textures of their own (the circuit board): occlusion by the case only. */
export function patchTextured(program: Program, shared: SharedUniforms): void {
  patchOcclusion(program, shared, false);
}

/** The shader of nearly all surfaces: finish per vertex, labels from the sheet, fine unevenness, lights. */
export function patchSurface(program: Program, shared: SharedUniforms): void {
  patchOcclusion(program, shared, true);
  program.fragmentShader = replaceAll(program.fragmentShader, {
    map_fragment: '',
    color_fragment: `
      diffuseColor.rgb *= vColor.rgb * vColor.rgb; // stored as a square root
      vec4 print = texture2D(map, vMapUv);
      print.a = clamp((print.a - 0.035) / 0.965, 0.0, 1.0); // the halo around the ink is invisible
      diffuseColor.rgb = mix(diffuseColor.rgb, print.rgb, print.a);
      if (vLens > 0.5) diffuseColor.rgb = mix(vec3(dot(diffuseColor.rgb, vec3(0.3))), diffuseColor.rgb, 0.55) * 0.2; // an unlit lens is grey`,
    roughnessmap_fragment: `
      vec2 coarse = detailAt(1.0 / 90.0);
      float fine = detailAt(1.0 / 22.0).r - 0.5;
      float mottle = coarse.g - 0.5;
      float roughnessFactor = clamp(vSurface.x + mottle * mix(0.12, 0.06, vSurface.y) + fine * 0.05, 0.06, 1.0);
      diffuseColor.rgb *= 1.0 + (mottle * 0.04 + fine * 0.05) * mix(1.0, 0.3, vSurface.y);`,
    metalnessmap_fragment: 'float metalnessFactor = vSurface.y * (1.0 - print.a);',
    emissivemap_fragment: 'totalEmissiveRadiance += vGlow;',
  });
}

/** Glass: nearly transparent, with opaque reflections, so the opacity rises with the reflected light. */
export function patchGlass(program: Program): void {
  program.fragmentShader = replaceAll(program.fragmentShader, {
    opaque_fragment: `
      vec3 mirrored = reflectedLight.indirectSpecular + reflectedLight.directSpecular;
      float mirror = max(mirrored.r, max(mirrored.g, mirrored.b));
      diffuseColor.a = clamp(opacity + mirror, 0.0, 1.0);
      outgoingLight /= max(diffuseColor.a, 1e-3);
      #include <opaque_fragment>`,
  });
}

/** Outline: a copy of the mesh grown by a fixed number of pixels, of which only the far side is drawn. */
export function patchOutline(program: Program, pixels: { value: Vector3 }): void {
  program.uniforms['uOutline'] = pixels;
  program.vertexShader = replaceAll(program.vertexShader, {
    common: '#include <common>\nuniform vec3 uOutline;',
    project_vertex: `#include <project_vertex>
      vec2 away = (projectionMatrix * vec4(normalMatrix * normal.xyz, 0.0)).xy;
      gl_Position.xy += normalize(away + vec2(1e-6)) * uOutline.z * 2.0 / uOutline.xy * gl_Position.w;`,
  });
}
