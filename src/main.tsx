import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { registerWorker } from './app/offline/register-worker.ts';
import { withoutTrailingSlash } from './app/paths.ts';
import { Providers } from './app/providers.tsx';
import { AppRoutes, preloadPage } from './app/router.tsx';
import { SOURCE_LANGUAGE } from './i18n/languages.ts';
import { startTexts, wantedLanguage } from './i18n/start.ts';
import { hasStoredSession } from './lib/storage.ts';
import { stylesArrived } from './lib/styles-arrived.ts';
import './styles/index.css';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

const app = (
  <StrictMode>
    <Providers>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </Providers>
  </StrictMode>
);

const { pathname } = window.location;
const language = wantedLanguage();

/** How long a screen may come without a spinner before it: React holds back for a while what comes after one. */
const patience = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1000));

// Not awaited at the outermost level: the files of pages import this one, and would wait for it as it waits for them.
async function start(root: HTMLElement): Promise<void> {
  // Set by build/prerender.ts where the page has been drawn at build time: which one it is, and what texts it needs.
  const { page, texts } = root.dataset;
  if (page === withoutTrailingSlash(pathname)) {
    // A page whose code does not come is drawn all the same: its boundary says so, and offers a reload.
    await Promise.all([
      startTexts(language, texts?.split(' ')),
      preloadPage(pathname).catch(() => undefined),
      stylesArrived(),
    ]);
    // Words that came with an earlier way here are not in the drawing.
    const hasRouterState = (window.history.state as { usr?: unknown } | null)?.usr != null;
    // Drawn in English. Whoever reads another language gets it in its place, once it is there.
    if (language === SOURCE_LANGUAGE && !hasRouterState) hydrateRoot(root, app);
    else createRoot(root).render(app);
  } else {
    // The host answers an address it does not know with some page: not that one.
    root.replaceChildren();
    await Promise.all([startTexts(language), stylesArrived()]);
    if (hasStoredSession()) await Promise.race([preloadPage(pathname).catch(() => undefined), patience()]);
    createRoot(root).render(app);
  }
  // Only what has been built has a service worker. Without it everything works.
  if (import.meta.env.PROD) registerWorker();
}

void start(root);
