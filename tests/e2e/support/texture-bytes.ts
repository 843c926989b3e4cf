declare global {
  interface Window {
    /** Bytes of the flat and cube textures that the graphics card holds, with all their levels and faces; NaN for a format that nobody counted. */
    textureBytes?: () => number;
  }
}

/** Runs in the page before its scripts: keeps count of what WebGL is asked to store. */
export function countTextureBytes(): void {
  const { prototype: gl } = WebGL2RenderingContext;
  const bytesPerTexel = new Map<number, number>([
    [gl.R8, 1],
    [gl.RG8, 2],
    [gl.RG16F, 4],
    [gl.RGBA8, 4],
    [gl.SRGB8_ALPHA8, 4],
    [gl.RGBA, 4],
    [gl.RGBA16F, 8],
    [gl.RGBA32F, 16],
    [gl.DEPTH_COMPONENT16, 2],
    [gl.DEPTH_COMPONENT24, 4],
    [gl.DEPTH_COMPONENT32F, 4],
    [gl.DEPTH24_STENCIL8, 4],
  ]);
  /** By texture, and within it by face and level; storage for all levels of a texture counts at once. */
  const held = new Map<WebGLTexture, Map<string, number>>();
  const bound = new Map<number, WebGLTexture | null>();
  const isFace = (target: number) =>
    target >= gl.TEXTURE_CUBE_MAP_POSITIVE_X && target <= gl.TEXTURE_CUBE_MAP_NEGATIVE_Z;
  const hold = (target: number, level: string, bytes: number): void => {
    const texture = bound.get(isFace(target) ? gl.TEXTURE_CUBE_MAP : target);
    if (texture != null) held.set(texture, new Map(held.get(texture)).set(`${target} ${level}`, bytes));
  };

  const { bindTexture, deleteTexture, texStorage2D, texImage2D } = gl;
  gl.bindTexture = function (target, texture) {
    bound.set(target, texture);
    bindTexture.call(this, target, texture);
  };
  gl.deleteTexture = function (texture) {
    if (texture !== null) held.delete(texture);
    deleteTexture.call(this, texture);
  };
  gl.texStorage2D = function (target, levels, format, width, height) {
    const faces = target === gl.TEXTURE_CUBE_MAP ? 6 : 1;
    for (let level = 0; level < levels; level += 1)
      hold(
        target,
        String(level),
        faces * (width >> level || 1) * (height >> level || 1) * (bytesPerTexel.get(format) ?? Number.NaN),
      );
    texStorage2D.call(this, target, levels, format, width, height);
  };
  gl.texImage2D = function (this: WebGL2RenderingContext, ...given: unknown[]) {
    const [target, level, format, width, height] = given as number[];
    // The short form takes its size from a picture, which no part of the scene uses.
    const texels = given.length > 6 ? Number(width) * Number(height) : Number.NaN;
    hold(Number(target), String(level), texels * (bytesPerTexel.get(Number(format)) ?? Number.NaN));
    Reflect.apply(texImage2D, this, given);
  };
  window.textureBytes = () =>
    [...held.values()].flatMap((levels) => [...levels.values()]).reduce((sum, bytes) => sum + bytes, 0);
}
