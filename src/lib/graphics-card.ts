const SOFTWARE_RENDERER = /llvmpipe|swiftshader|software|basic render/i;

/** Whether this browser draws WebGL 2 with a graphics card, and not with the processor. Asked before any of the 3D code is fetched. */
export function hasGraphicsCard(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    if (context === null) return false;
    const info = context.getExtension('WEBGL_debug_renderer_info');
    const renderer = info === null ? '' : String(context.getParameter(info.UNMASKED_RENDERER_WEBGL));
    // Browsers allow few contexts at once: this one is given back.
    context.getExtension('WEBGL_lose_context')?.loseContext();
    return !SOFTWARE_RENDERER.test(renderer);
  } catch {
    return false;
  }
}
