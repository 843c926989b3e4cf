export interface WebGlSupport {
  readonly available: boolean;
  /** The unmasked renderer name, empty where the browser hides it. */
  readonly renderer: string;
  /** WebGL runs in software, without a graphics card. */
  readonly isSoftware: boolean;
}

const SOFTWARE_RENDERER = /llvmpipe|swiftshader|software|basic render/i;
const NONE: WebGlSupport = { available: false, renderer: '', isSoftware: false };

let support: WebGlSupport | undefined;

/** Whether WebGL 2 is available and by which renderer; checked once, before any 3D code is loaded. */
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
    // Browsers allow few WebGL contexts at a time: release this one.
    context.getExtension('WEBGL_lose_context')?.loseContext();
    return { available: true, renderer, isSoftware: SOFTWARE_RENDERER.test(renderer) };
  } catch {
    return NONE;
  }
}
