import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, minifySync, type Plugin, type ResolvedConfig } from 'vite';
import { PATHS } from '../app/paths.ts';
import type { DrawnPage } from '../app/prerender/draw-page.tsx';
import { DRAWN_PAGES, PUBLIC_PAGES } from '../app/seo/public-pages.ts';
import { allowScript } from './headers-file.ts';
import { simulationManual } from './manual/plugin.ts';
import { cssOfPage } from './page-css.ts';
import { fillPage, type ViteManifest } from './page-html.ts';
import { answerLikeAHost } from './preview-host.ts';
import { sitemapOf } from './sitemap.ts';
import { fillWorker } from './worker.ts';

const ENTRY = 'src/app/prerender/draw-page.tsx';

type DrawPage = (path: string) => Promise<DrawnPage>;

/**
 * Writes an HTML file for every address after the build: prerendered public pages, an empty shell for the others
 * (they depend on the session), and `404.html` for unknown ones. `vite preview` then answers as a static host does.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'benchready:prerender',
    configResolved(resolved) {
      config = resolved;
    },
    configurePreviewServer(server) {
      server.middlewares.use(answerLikeAHost(resolve(config.root, config.build.outDir)));
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (config.command === 'build' && !config.build.ssr) await writePages(config);
      },
    },
  };
}

async function writePages(config: ResolvedConfig): Promise<void> {
  const dist = resolve(config.root, config.build.outDir);
  const boot = await minified(join(dist, 'boot.js'));
  const template = withBoot(await readFile(join(dist, 'index.html'), 'utf8'), boot);
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as ViteManifest;
  const css = await readFile(join(dist, stylesheetOf(template)), 'utf8');
  await withDrawing(config, async (drawPage) => {
    for (const page of DRAWN_PAGES) {
      const drawn = await drawPage(page.path);
      const stylesheet = await writeStylesheet(dist, page.file, cssOfPage(css, drawn.body));
      const html = fillPage({ template, manifest, page, drawn, stylesheet });
      await write(dist, fileOf(page.path), html);
    }
  });
  const drawn = new Set(DRAWN_PAGES.map(({ path }) => path));
  for (const path of shellPaths().filter((one) => !drawn.has(one)))
    await write(dist, fileOf(path), shellOf(path, template));
  await write(dist, '404.html', shellOf(null, template));
  await writeWorker(dist);
  const headers = join(dist, '_headers');
  await writeFile(headers, allowScript(await readFile(headers, 'utf8'), boot));
  await rm(join(dist, 'boot.js'));
  await writeFile(join(dist, 'wake.js'), await minified(join(dist, 'wake.js')));
  const site = config.env['VITE_SITE_URL'] as string | undefined;
  if (site) await writeSitemap(dist, site.replace(/\/+$/, ''));
}

/** The address of the stylesheet of the whole product. */
function stylesheetOf(template: string): string {
  const address = /<link rel="stylesheet"[^>]*href="([^"]+)"/.exec(template)?.[1];
  if (address === undefined) throw new Error('index.html has no stylesheet');
  return address;
}

/** Writes the stylesheet of a page under a name that changes with its content, and answers its address. */
async function writeStylesheet(dist: string, page: string, css: string): Promise<string> {
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  const address = `/assets/${page}-${hash}.css`;
  await writeFile(join(dist, address), css);
  return address;
}

/** Builds the prerender code for Node, passes it to `use`, and removes it. */
async function withDrawing(config: ResolvedConfig, use: (draw: DrawPage) => Promise<void>): Promise<void> {
  // Inside the project, so that bare imports resolve.
  const outDir = join(config.root, 'node_modules/.prerender', String(process.pid));
  await build({
    root: config.root,
    mode: config.mode,
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), simulationManual()],
    build: { ssr: ENTRY, outDir, emptyOutDir: true, target: 'node20', copyPublicDir: false },
  });
  try {
    const file = pathToFileURL(join(outDir, 'draw-page.js')).href;
    const { drawPage } = (await import(file)) as { drawPage: DrawPage };
    await use(drawPage);
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/** Addresses outside the signed-in area that also get `noindex`. */
const NOT_INDEXED = [PATHS.selectPlan, PATHS.resetPassword, PATHS.plansReturn, PATHS.verify];

/** The empty shell for an address; null for the 404 page. */
function shellOf(path: string | null, template: string): string {
  const isListed =
    path !== null && !path.startsWith(PATHS.dashboard) && !NOT_INDEXED.some((one) => one === path);
  return isListed
    ? template
    : template.replace('</head>', '  <meta name="robots" content="noindex" />\n  </head>');
}

const BOOT_TAG = '<script src="/boot.js"></script>';

/** What must run before the first paint stands in the page itself: a file would be waited for. */
function withBoot(template: string, boot: string): string {
  if (!template.includes(BOOT_TAG)) throw new Error(`index.html has no ${BOOT_TAG}`);
  return template.replace(BOOT_TAG, () => `<script>${boot}</script>`);
}

/** A script that every page runs, without its comments. */
async function minified(file: string): Promise<string> {
  const { code, errors } = minifySync(file, await readFile(file, 'utf8'));
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  return code;
}

async function writeWorker(dist: string): Promise<void> {
  const file = join(dist, 'sw.js');
  const text = fillWorker({
    text: await readFile(file, 'utf8'),
    files: await readdir(join(dist, 'assets')),
    drawn: PUBLIC_PAGES.map(({ path }) => path),
    shell: shellPaths(),
  });
  await writeFile(file, text);
}

/** Addresses that depend on the session; offline, the service worker serves the empty shell for them. */
function shellPaths(): readonly string[] {
  const open = new Set(PUBLIC_PAGES.map(({ path }) => path));
  return Object.values(PATHS).filter((path) => !path.includes('#') && !open.has(path));
}

function fileOf(path: string): string {
  return join('.', path, 'index.html');
}

async function write(dist: string, file: string, text: string): Promise<void> {
  await mkdir(dirname(join(dist, file)), { recursive: true });
  await writeFile(join(dist, file), text);
}

async function writeSitemap(dist: string, site: string): Promise<void> {
  await writeFile(
    join(dist, 'sitemap.xml'),
    sitemapOf(
      site,
      PUBLIC_PAGES.map(({ path }) => path),
    ),
  );
  const robots = await readFile(join(dist, 'robots.txt'), 'utf8');
  await writeFile(join(dist, 'robots.txt'), `${robots.trimEnd()}\n\nSitemap: ${site}/sitemap.xml\n`);
}
