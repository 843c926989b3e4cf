import i18n from 'i18next';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { SOURCE_LANGUAGE } from '../../i18n/languages.ts';
import { preloadEveryText, startTexts } from '../../i18n/start.ts';
import { Providers } from '../providers.tsx';
import { AppRoutes, preloadPage } from '../router.tsx';

/** A public page as HTML, drawn at build time (src/build/prerender.ts). */
export interface DrawnPage {
  /** Title, description and other tags that belong into the head. */
  readonly head: string;
  readonly body: string;
  /** The text namespaces that the drawing has used. */
  readonly texts: readonly string[];
}

/** React puts what belongs into the head before everything else. */
const HEAD_TAGS = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*\/>)*/;

/** Where React has given up a part of the page until there is a browser: then the drawing would be a spinner. */
const WAITING_MARKS = ['<!--$?-->', '<!--$!-->', '<template', '<script'];

let start: Promise<void> | null = null;

/** Draws the page of an address in English. Throws where something in it cannot be drawn without a browser. */
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
    // In one piece, in its place: React would move large parts to the end, and back again by an inline script.
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

/** react-i18next writes down which namespaces are read. */
function usedTexts(): readonly string[] {
  return i18n.reportNamespaces?.getUsedNamespaces() ?? [];
}

function forgetUsedTexts(): void {
  delete i18n.reportNamespaces;
}
