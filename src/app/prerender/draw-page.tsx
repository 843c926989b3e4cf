import i18n from 'i18next';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { SOURCE_LANGUAGE } from '../../i18n/languages.ts';
import { preloadEveryText, startTexts } from '../../i18n/start.ts';
import { Providers } from '../providers.tsx';
import { AppRoutes, preloadPage } from '../router.tsx';

/** A public page as HTML, rendered at build time (src/build/prerender.ts). */
export interface DrawnPage {
  /** Title, description and other tags for the head. */
  readonly head: string;
  readonly body: string;
  /** The translation namespaces that the rendering used. */
  readonly texts: readonly string[];
}

/** React writes head tags before everything else. */
const HEAD_TAGS = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*\/>)*/;

/** Marks that React leaves where a part suspended: the prerendered page would show a spinner. */
const WAITING_MARKS = ['<!--$?-->', '<!--$!-->', '<template', '<script'];

let start: Promise<void> | null = null;

/** Renders the page of an address in English. Throws if any part of it needs a browser. */
export async function drawPage(path: string): Promise<DrawnPage> {
  start ??= startTexts(SOURCE_LANGUAGE).then(preloadEveryText);
  await start;
  await preloadPage(path);
  forgetUsedTexts();
  const { prelude } = await prerender(
    <StrictMode>
      <Providers>
        <StaticRouter location={path}>
          <AppRoutes />
        </StaticRouter>
      </Providers>
    </StrictMode>,
    // Render in document order: React would otherwise move large parts to the end and back with an inline script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: fail },
  );
  const html = await new Response(prelude).text();
  const waiting = WAITING_MARKS.find((mark) => html.includes(mark));
  if (waiting !== undefined) throw new Error(`A part of ${path} cannot be drawn at build time (${waiting}).`);
  const head = HEAD_TAGS.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length), texts: usedTexts() };
}

function fail(cause: unknown): never {
  throw cause;
}

/** The namespaces that react-i18next reported as used. */
function usedTexts(): readonly string[] {
  return i18n.reportNamespaces?.getUsedNamespaces() ?? [];
}

function forgetUsedTexts(): void {
  delete i18n.reportNamespaces;
}
