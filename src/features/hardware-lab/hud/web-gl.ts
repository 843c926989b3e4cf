/** Whether this browser can draw the scene; asked once, before any of the 3D code is fetched. */
export function hasWebGl2(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    // Browsers allow few contexts at once: this one is given back.
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}
