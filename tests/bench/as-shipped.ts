import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

/**
 * A module of this folder, bundled by Vite like the product, and then loaded. Run from its sources by tsx, an engine makes one
 * more call for each function inside a function, which gives it its name: no browser and no Edge Function pays for that.
 */
export async function asShipped<Module>(name: string): Promise<Module> {
  const outDir = await mkdtemp(join(tmpdir(), 'benchready-bench-'));
  try {
    await build({
      configFile: false,
      logLevel: 'error',
      ssr: { noExternal: true },
      build: { ssr: join(import.meta.dirname, `${name}.ts`), outDir, target: 'node20' },
    });
    const loaded: Module = await import(pathToFileURL(join(outDir, `${name}.js`)).href);
    return loaded;
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}
