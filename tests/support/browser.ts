import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser to test in: one named by the environment, Playwright's own, or the system's. Null when there is none. */
export function findBrowser(): string | null {
  const candidates = [process.env['CHROMIUM_PATH'], chromium.executablePath(), ...SYSTEM_BROWSERS];
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path)) ?? null;
}

/** No sandbox as root, no calls home, the same colours everywhere, and WebGL in software (design/render3d.md section 4). */
export const BROWSER_ARGUMENTS: readonly string[] = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];
