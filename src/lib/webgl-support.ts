export interface WebGlSupport {
  readonly available: boolean;
  /** Unmasked name of the renderer, empty where the browser keeps it to itself. */
  readonly renderer: string;
  /** The processor draws in place of a graphics card. */
  readonly isSoftware: boolean;
}

const SOFTWARE_RENDERER = /llvmpipe|swiftshader|software|basic render/i;
const NONE: WebGlSupport = { available: false, renderer: '', isSoftware: false };

let support: WebGlSupport | undefined;

/** Whether WebGL 2 works here and who draws, asked once, before any of the 3D code is fetched. */
export function webGlSupport(): WebGlSupport {
  support ??= probe();
  return support;
}

function probe(): WebGlSupport {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    if (context === null) return NONE;
    const info = context.getExtension('WEBGL_debug_renderer_info');
    const renderer = info === null ? '' : String(context.getParameter(info.UNMASKED_RENDERER_WEBGL));
    // Browsers allow few contexts at once: this one is given back.
    context.getExtension('WEBGL_lose_context')?.loseContext();
    return { available: true, renderer, isSoftware: SOFTWARE_RENDERER.test(renderer) };
  } catch {
    return NONE;
  }
}
