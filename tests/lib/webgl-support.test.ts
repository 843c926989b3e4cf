import { beforeEach, expect, it, vi } from 'vitest';

/** A browser whose WebGL 2 is drawn by the named renderer; null keeps the name to itself. */
function browserDrawsWith(renderer: string | null): void {
  const info = renderer === null ? null : { UNMASKED_RENDERER_WEBGL: 1 };
  const context = {
    getExtension: (name: string) => (name === 'WEBGL_debug_renderer_info' ? info : null),
    getParameter: () => renderer,
  } as unknown as RenderingContext;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => context);
}

const support = async () => (await import('../../src/lib/webgl-support.ts')).webGlSupport();

// It asks the browser once a page.
beforeEach(() => vi.resetModules());

it.each([
  'ANGLE (Mesa, llvmpipe (LLVM 15.0.6, 256 bits))',
  'Google SwiftShader',
  'Microsoft Basic Render Driver',
])('%s means that the processor draws', async (renderer) => {
  browserDrawsWith(renderer);
  expect(await support()).toEqual({ available: true, renderer, isSoftware: true });
});

it('a graphics card is recognized by its name, and assumed where the browser hides the name', async () => {
  browserDrawsWith('ANGLE (NVIDIA GeForce RTX 3060)');
  expect(await support()).toMatchObject({ available: true, isSoftware: false });
  vi.resetModules();
  browserDrawsWith(null);
  expect(await support()).toEqual({ available: true, renderer: '', isSoftware: false });
});

it('a browser without WebGL 2, or one that throws when asked, has none', async () => {
  const asked = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => null);
  expect((await support()).available).toBe(false);
  vi.resetModules();
  asked.mockImplementation(() => {
    throw new Error('blocked');
  });
  expect((await support()).available).toBe(false);
});
