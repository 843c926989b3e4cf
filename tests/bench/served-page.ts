import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { build, type PreviewServer, preview } from 'vite';
import { BROWSER_ARGUMENTS, findBrowser, webglArguments } from '../support/browser.ts';

/** Builds a page of `root` into `outDir` and serves it. */
export async function serve(root: string, outDir: string): Promise<PreviewServer> {
  const configFile = root.endsWith('scene-harness') ? join(root, 'vite.config.ts') : false;
  const output = { outDir, emptyOutDir: true };
  await build({ root, configFile, logLevel: 'error', build: output });
  return preview({
    root,
    configFile: false,
    logLevel: 'error',
    build: output,
    preview: { host: '127.0.0.1', port: 0, strictPort: false },
  });
}

export function addressOf(server: PreviewServer): string {
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error('The page is not served.');
  return url;
}

/** A browser that draws 3D with its processor, as on a machine without a graphics card. */
export function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({
    ...(executablePath === null ? {} : { executablePath }),
    args: [...BROWSER_ARGUMENTS, ...webglArguments()],
  });
}
