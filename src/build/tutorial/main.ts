import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { chromium, type Page } from 'playwright';
import { build, preview } from 'vite';
import { BROWSER_ARGUMENTS, findBrowser, webglArguments } from '../../../tests/support/browser.ts';
import { PROJECT_ROOT } from '../../../tests/support/source-files.ts';
import { MS_PER_SECOND } from '../../core/kernel/time.ts';
import { ffmpeg } from './ffmpeg.ts';
import { soundTrack } from './sound.ts';
import { CAPTIONS, MOMENTS, STORY_SECONDS } from './story.ts';
import { webVtt } from './web-vtt.ts';

/**
 * `npm run tutorial`: records the demo's repair in our own scene, frame by frame on a fake clock, so that the speed
 * of the machine does not matter, and writes video, poster and captions to `public/media`. Needs ffmpeg.
 */
const FPS = 20;
const SIZE = { width: 1280, height: 720 };
/** A string, because tsx would wrap a function in a helper that the page does not have. */
const PRESERVE_DRAWING_BUFFER = `
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function (kind, wanted) {
    return getContext.call(this, kind, { ...wanted, preserveDrawingBuffer: true });
  };
`;
const READY_MS = 180_000;
const BYTES_PER_KB = 1000;

const LANGUAGES = ['en', 'es'] as const;
const MEDIA = join(PROJECT_ROOT, 'public/media');

for (const language of LANGUAGES) {
  writeFileSync(join(MEDIA, `tutorial.${language}.vtt`), webVtt(CAPTIONS, language));
}
const folder = mkdtempSync(join(tmpdir(), 'tutorial-'));
await film(folder);
writeFileSync(join(folder, 'sound.wav'), soundTrack(MOMENTS, STORY_SECONDS));
encode(folder);
rmSync(folder, { recursive: true });
console.warn(`tutorial.webm ${(statSync(join(MEDIA, 'tutorial.webm')).size / BYTES_PER_KB).toFixed(0)} kB`);

async function film(into: string): Promise<void> {
  const config = {
    configFile: false as const,
    logLevel: 'warn' as const,
    root: fileURLToPath(new URL('page/', import.meta.url)),
    publicDir: false as const,
    plugins: [react(), tailwindcss()],
    build: { target: 'es2022', outDir: join(into, 'page'), emptyOutDir: true },
  };
  await build(config);
  const server = await preview({ ...config, preview: { host: '127.0.0.1', port: 0, strictPort: false } });
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath === null ? {} : { executablePath }),
    args: [...BROWSER_ARGUMENTS, ...webglArguments()],
  });
  const page = await browser.newPage({ viewport: SIZE, colorScheme: 'dark' });
  page.on('pageerror', (error) => {
    throw error;
  });
  // Keeps the WebGL drawing buffer readable: screenshots of the whole page would take seconds each.
  await page.addInitScript({ content: PRESERVE_DRAWING_BUFFER });
  // Without a graphics card the scene would drop its animations; recording may be slow, so the tier is fixed.
  await page.addInitScript(() => localStorage.setItem('scene.tier-choice', 'medium'));
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  await page.locator('main[data-status="ready"]').waitFor({ timeout: READY_MS });
  await page.clock.install();
  await takeFrames(page, into);
  await browser.close();
  await server.close();
}

async function takeFrames(page: Page, into: string): Promise<void> {
  const coming = [...MOMENTS];
  for (let frame = 0; frame < STORY_SECONDS * FPS; frame += 1) {
    while (coming[0] !== undefined && coming[0].at <= frame / FPS) {
      const moment = coming.shift();
      await page.evaluate(async (what) => what && (await window.happen?.(what)), moment);
    }
    // Not `runFor`, which would render every animation frame in between.
    await page.clock.fastForward(MS_PER_SECOND / FPS);
    const picture = await page.evaluate(() => window.picture?.() ?? '');
    const jpeg = Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64');
    writeFileSync(join(into, `${String(frame).padStart(4, '0')}.jpg`), jpeg);
    if (frame % FPS === 0) console.warn(`${frame / FPS} of ${STORY_SECONDS} s`);
  }
}

function encode(from: string): void {
  const frames = ['-framerate', String(FPS), '-i', join(from, '%04d.jpg')];
  ffmpeg(
    ...[...frames, '-i', join(from, 'sound.wav')],
    ...['-c:v', 'libvpx-vp9', '-crf', '36', '-b:v', '0', '-row-mt', '1', '-g', String(FPS * 4)],
    ...['-pix_fmt', 'yuv420p', '-c:a', 'libopus', '-b:a', '40k', join(MEDIA, 'tutorial.webm')],
  );
  ffmpeg('-i', join(from, '0000.jpg'), '-quality', '80', join(MEDIA, 'tutorial.webp'));
}
