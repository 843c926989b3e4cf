import type { DrawnPage } from '../app/prerender/draw-page.tsx';
import type { DrawnAddress } from '../app/seo/public-pages.ts';

/** The part of Vite's manifest that we use: the written chunks by source file. */
export type ViteManifest = Readonly<
  Record<
    string,
    { readonly file: string; readonly imports?: readonly string[]; readonly css?: readonly string[] }
  >
>;

export interface PageParts {
  /** The built `index.html`. */
  readonly template: string;
  readonly manifest: ViteManifest;
  readonly page: DrawnAddress;
  readonly drawn: DrawnPage;
  /** The address of the page's own stylesheet. */
  readonly stylesheet: string;
}

const EMPTY_ROOT = '<div id="root"></div>';

/**
 * The complete HTML of a prerendered page: the template with its markup, its head, its own small stylesheet, and the code
 * that wakes it. Fonts come when the page is laid out: preloaded, they would take the line from the first picture.
 */
export function fillPage({ template, manifest, page, drawn, stylesheet }: PageParts): string {
  if (!template.includes(EMPTY_ROOT)) throw new Error(`index.html has no ${EMPTY_ROOT}`);
  const sources = [
    `src/app/pages/${page.file}.tsx`,
    // The namespaces of the English shell are part of the entry chunk and have no chunk of their own.
    ...drawn.texts.map((name) => `src/i18n/en/${name}.json`).filter((source) => source in manifest),
  ];
  const scripts = filesOf(manifest, sources).filter((file) => !template.includes(`"/${file}"`));
  const preloads = scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  const root = `<div id="root" data-page="${page.path}" data-texts="${drawn.texts.join(' ')}">${drawn.body}</div>`;
  const code = template.match(CODE_TAGS) ?? [];
  const tags = [
    `<link rel="stylesheet" href="${stylesheet}">`,
    drawn.head,
    '<script src="/wake.js" defer></script>',
    deferredScripts([...code, ...preloads]),
  ];
  return template
    .replaceAll(CODE_TAGS, '')
    .replaceAll(FONT_PRELOADS, '')
    .replace('</head>', () => `${tags.join('\n    ')}\n  </head>`)
    .replace(EMPTY_ROOT, () => root);
}

/** What works needs the whole stylesheet: `src/main.tsx` waits for it. */
const CODE_TAGS =
  /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>|<link rel="stylesheet"[^>]*>/g;
const FONT_PRELOADS = /<link\s+rel="preload"[^>]*as="font"[^>]*>/g;

/** Wraps the scripts of a prerendered page in a template, from which `public/wake.js` loads them on demand. */
function deferredScripts(tags: readonly string[]): string {
  return `<template id="code">${tags.join('')}</template>`;
}

/** The files of these sources and of all their imports. */
function filesOf(manifest: ViteManifest, sources: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (source: string): void => {
    if (seen.has(source)) return;
    seen.add(source);
    const chunk = manifest[source];
    if (chunk === undefined) throw new Error(`The build has no chunk for ${source}`);
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const source of sources) visit(source);
  return [...files].filter((file) => file.endsWith('.js'));
}
