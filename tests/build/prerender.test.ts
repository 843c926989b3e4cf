// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { PATHS } from '../../src/app/paths.ts';
import { DRAWN_PAGES, PUBLIC_PAGES } from '../../src/app/seo/public-pages.ts';
import { sitemapOf } from '../../src/build/sitemap.ts';
import { fillWorker } from '../../src/build/worker.ts';
import { PROJECT_ROOT } from '../support/source-files.ts';

const DIST = join(PROJECT_ROOT, 'dist');
const read = (file: string): string => readFileSync(join(DIST, file), 'utf8');
const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');
const pageAt = (path: string): Document => parse(read(join(path, 'index.html')));

const drawn = PUBLIC_PAGES.map((page) => ({ ...page, document: pageAt(page.path) }));
const sleeping = DRAWN_PAGES.map((page) => ({ ...page, document: pageAt(page.path) }));
const drawnPaths = new Set(DRAWN_PAGES.map(({ path }) => path));
const frames = Object.values(PATHS).filter((path) => !path.includes('#') && !drawnPaths.has(path));

const metaOf = (document: Document, name: string): string | null | undefined =>
  document.querySelector(`head meta[name="${name}"], head meta[property="${name}"]`)?.getAttribute('content');

describe('a public page', () => {
  it.each(drawn)('at $path has its heading and its text before any script runs', ({ document }) => {
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.querySelector('h1')?.textContent.length).toBeGreaterThan(5);
    expect(document.querySelector('main')?.textContent.length).toBeGreaterThan(400);
    expect(document.documentElement.lang).toBe('en');
  });

  it.each(drawn)('at $path has one title and one description in its head', ({ document }) => {
    expect(document.querySelectorAll('title')).toHaveLength(1);
    expect(document.head.querySelectorAll('meta[name="description"]')).toHaveLength(1);
    expect(document.title).toContain(metaOf(document, 'og:title'));
    expect(metaOf(document, 'og:description')).toBe(metaOf(document, 'description'));
    expect(document.body.querySelector('title, meta, link')).toBeNull();
    expect(metaOf(document, 'robots')).toBeUndefined();
  });

  it('has a title and a description that no other page has', () => {
    expect(new Set(drawn.map(({ document }) => document.title)).size).toBe(drawn.length);
    expect(new Set(drawn.map(({ document }) => metaOf(document, 'description'))).size).toBe(drawn.length);
  });

  it.each(sleeping)(
    'at $path has one inline script, that of the theme, which the content security policy names',
    ({ document }) => {
      const inline = [...document.scripts].filter((script) => script.src === '').map(({ text }) => text);
      expect(inline).toEqual([expect.stringContaining('prefers-color-scheme')]);
      const hash = createHash('sha256').update(inline.join()).digest('base64');
      expect(read('_headers')).toContain(`script-src 'self' 'sha256-${hash}';`);
      expect(document.documentElement.outerHTML).not.toMatch(/\son[a-z]+="/);
    },
  );

  it.each(sleeping)(
    'at $path has a stylesheet of its own of at most 9 kB, and the whole one with its code',
    ({ document, file }) => {
      const own = [...document.querySelectorAll('link[rel="stylesheet"]')].map((link) =>
        link.getAttribute('href'),
      );
      expect(own).toEqual([expect.stringMatching(new RegExp(`^/assets/${file}-[\\w-]+\\.css$`))]);
      expect(gzipSync(read(own.join())).length).toBeLessThanOrEqual(9000);
      const code = document.querySelector<HTMLTemplateElement>('template#code')?.content;
      expect(code?.querySelectorAll('link[rel="stylesheet"]')).toHaveLength(1);
      expect(document.querySelector('link[rel="preload"][as="font"]')).toBeNull();
    },
  );

  it.each(sleeping)(
    'at $path lists the code and texts that hydrate it, and starts none of them',
    ({ document, file }) => {
      const code = document.querySelector<HTMLTemplateElement>('template#code')?.content;
      expect(code?.querySelectorAll('script[type="module"][src]')).toHaveLength(1);
      expect(document.querySelector('script[type="module"], link[rel="modulepreload"]')).toBeNull();
      const announced = [...(code?.querySelectorAll('link[rel="modulepreload"]') ?? [])].map((link) =>
        link.getAttribute('href'),
      );
      expect(announced).toContainEqual(expect.stringMatching(new RegExp(`^/assets/${file}-[\\w-]+\\.js$`)));
      expect(announced.every((href) => href !== null && existsSync(join(DIST, href)))).toBe(true);
      expect(new Set(announced).size).toBe(announced.length);
    },
  );

  it.each(drawn)('at $path has a picture for shared links', ({ picture }) => {
    expect(existsSync(join(DIST, 'social', picture))).toBe(true);
  });

  it('leaves prices to the backend', () => {
    const [home, business] = [PATHS.home, PATHS.business].map((path) => pageAt(path));
    expect(home?.querySelector('#pricing [aria-busy]')).not.toBeNull();
    expect(business?.querySelector('#pricing')?.textContent).toContain('Loading business plans...');
    expect(home?.body.textContent).not.toMatch(/\$\d/);
    expect(business?.body.textContent).not.toMatch(/\$\d/);
  });

  it('contains nothing that depends on the day of the build', () => {
    const year = String(new Date().getFullYear());
    const dated = drawn.filter(({ document }) =>
      document.querySelector('footer')?.textContent.includes(year),
    );
    expect(dated).toEqual([]);
  });
});

describe('sign-in and registration', () => {
  it.each(['/login', '/register'])(
    '%s has its form before any script runs, with a method that keeps passwords out of the address',
    (path) => {
      const document = pageAt(path);
      expect(document.querySelectorAll('h1')).toHaveLength(1);
      expect(document.querySelectorAll('title')).toHaveLength(1);
      expect(document.querySelector('input[type="password"]')).not.toBeNull();
      expect(document.querySelector('form')?.method).toBe('post');
      expect(metaOf(document, 'robots')).toBeUndefined();
    },
  );
});

describe('every other address', () => {
  it.each(frames)('%s is an empty frame without content of another page', (path) => {
    const document = pageAt(path);
    expect(document.querySelector('#root')?.childNodes).toHaveLength(0);
    expect(document.title).toBe('');
  });

  it('is kept out of search results where it needs a sign-in, or does not exist', () => {
    const robots = (path: string) => metaOf(pageAt(path), 'robots');
    expect(robots(PATHS.users)).toBe('noindex');
    expect(robots(PATHS.resetPassword)).toBe('noindex');
    expect(metaOf(parse(read('404.html')), 'robots')).toBe('noindex');
    expect(read('robots.txt')).toContain('Disallow: /admin');
  });
});

describe('the installed product', () => {
  it('has an icon of every size that its manifest promises', () => {
    const manifest = JSON.parse(read('manifest.webmanifest')) as { icons: { src: string; sizes: string }[] };
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
    for (const { src, sizes } of manifest.icons) {
      const png = readFileSync(join(DIST, src));
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
    }
  });

  it('has a service worker that lists the files of this build and the pages of the product, and nothing of the backend', () => {
    const worker = read('sw.js');
    expect(worker).not.toContain('__');
    for (const path of [...drawnPaths, ...frames]) expect(worker).toContain(`"${path}"`);
    expect(worker).not.toMatch(/rest\/v1|functions\/v1|auth\/v1|mailbox/);
  });

  it('gets a new service worker with every build that differs', () => {
    const text = "'__BUILD__' ['__DRAWN_PAGES__'] ['__SHELL_PAGES__']";
    const build = (files: readonly string[]) => fillWorker({ text, files, drawn: ['/'], shell: ['/admin'] });
    expect(build(['a-1.js', 'b-1.js'])).toBe(build(['b-1.js', 'a-1.js']));
    expect(build(['a-1.js'])).not.toBe(build(['a-2.js']));
    expect(() => fillWorker({ text: '', files: [], drawn: [], shell: [] })).toThrow('__BUILD__');
  });
});

describe('the sitemap', () => {
  it('lists absolute addresses', () => {
    expect(sitemapOf('https://bench.test', ['/', '/business'])).toContain(
      '<url><loc>https://bench.test/business</loc></url>',
    );
  });
});
