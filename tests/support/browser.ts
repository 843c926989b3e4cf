import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Chromium without windows: the journeys take a fifth less processor time in it. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser to test in: one named by the environment, the light one, Playwright's own, or the system's. Null when there is none. */
export function findBrowser(): string | null {
  const candidates = [
    process.env['CHROMIUM_PATH'],
    HEADLESS_SHELL,
    chromium.executablePath(),
    ...SYSTEM_BROWSERS,
  ];
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path)) ?? null;
}

/** Whether the journeys can run in a Chromium without windows. */
export const hasHeadlessShell = (): boolean => existsSync(HEADLESS_SHELL);

/** No sandbox as root, no calls home, the same colours everywhere. */
export const BROWSER_ARGUMENTS: readonly string[] = [
  '--no-sandbox',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

const LIBRARIES = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;
const MESA = [`${LIBRARIES}/libEGL_mesa.so.0`, `${LIBRARIES}/dri/swrast_dri.so`];

/** Whether the processor can play the graphics card through Mesa. */
export function hasMesa(): boolean {
  return MESA.every((file) => existsSync(file));
}

/** WebGL drawn by the processor: through Mesa about four times as fast as by the browser itself (design/render3d.md section 4). */
export function webglArguments(): readonly string[] {
  return hasMesa()
    ? ['--use-angle=gl-egl', '--ignore-gpu-blocklist', '--enable-gpu']
    : ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
}
