export interface WebGlSupport {
  readonly available: boolean;
  /** Unmasked name of the renderer, empty when the browser keeps it to itself. */
  readonly renderer: string;
}

let support: WebGlSupport | undefined;

/** Whether WebGL 2 works here, asked once, without loading three.js and without keeping a context. */
export function webGlSupport(): WebGlSupport {
  support ??= probe();
  return support;
}

function probe(): WebGlSupport {
  try {
    const gl = document.createElement('canvas').getContext('webgl2');
    if (!gl) return { available: false, renderer: '' };
    const info = gl.getExtension('WEBGL_debug_renderer_info');
    const renderer = info ? String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)) : '';
    gl.getExtension('WEBGL_lose_context')?.loseContext();
    return { available: true, renderer };
  } catch {
    return { available: false, renderer: '' };
  }
}
