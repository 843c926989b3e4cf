// The service worker of the built product (src/app/offline/register-worker.ts registers it, build/worker.ts fills in the
// names in capitals). It keeps code that never changes and, for times without a network, the pages. It has to do with
// nothing else: data, sign-in, functions, payments and every page that is not listed go past it, wherever the backend is.
const BUILD = '__BUILD__';
const DRAWN_PAGES = new Set(['__DRAWN_PAGES__']);
const SHELL_PAGES = new Set(['__SHELL_PAGES__']);

const PREFIX = 'benchready-';
const CACHE = PREFIX + BUILD;
/** The empty frame that every address can be opened with. */
const SHELL = '/admin';
/** Every certificate is shown by one page. */
const CERTIFICATE = /^\/verify\/[^/]+$/;
/** What the frame needs and what has no hash in its name. */
const LOOSE_FILES = new Set(['/wake.js', '/favicon.svg']);

self.addEventListener('install', (event) => event.waitUntil(keepShell()));

// No skipWaiting: as long as a tab of the last version is open, its worker and the code that it keeps stay.
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  if (request.mode === 'navigate') {
    const shown = CERTIFICATE.test(path) ? '/verify' : path;
    if (DRAWN_PAGES.has(shown) || SHELL_PAGES.has(shown)) event.respondWith(page(event, shown));
  } else if (path.startsWith('/assets/')) event.respondWith(asset(event, path));
  else if (LOOSE_FILES.has(path)) event.respondWith(newest(event, path));
});

async function keepShell() {
  const cache = await caches.open(CACHE);
  const shell = await fetch(SHELL, { cache: 'no-cache' });
  if (!shell.ok) throw new Error(`The frame answered ${shell.status}.`);
  const html = await shell.clone().text();
  const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((match) => match[1]);
  await cache.addAll([...new Set([...files, ...LOOSE_FILES])]);
  await cache.put(SHELL, shell);
}

async function takeOver() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  );
  // Preload sends every navigation before this worker sees it, and the browser sends those that the worker leaves alone
  // once more: a one-time link of Auth is used up by the first. Off, not only unused: the setting outlives the worker of
  // an earlier version that switched it on.
  await self.registration.navigationPreload?.disable();
  await self.clients.claim();
}

/** A page: from the network, so that a new version shows at once; without one as it was last seen, else the frame. */
async function page(event, path) {
  try {
    const answer = await fetch(event.request);
    // Query and hash may carry what is nobody else's business: a page is kept under its bare path.
    if (DRAWN_PAGES.has(path)) keep(event, path, answer);
    return answer;
  } catch (cause) {
    const kept = (await find(path)) ?? (await find(SHELL));
    if (kept === undefined) throw cause;
    return kept;
  }
}

/** A file whose name changes with its content: the kept one is the right one. */
async function asset(event, path) {
  const kept = await find(path);
  if (kept !== undefined) return kept;
  const answer = await fetch(event.request);
  keep(event, path, answer);
  return answer;
}

async function newest(event, path) {
  try {
    const answer = await fetch(event.request);
    keep(event, path, answer);
    return answer;
  } catch (cause) {
    const kept = await find(path);
    if (kept === undefined) throw cause;
    return kept;
  }
}

async function find(path) {
  return (await caches.open(CACHE)).match(path);
}

function keep(event, path, answer) {
  // A host that answers a missing script with a page must not get it kept as the script.
  const isPage = (answer.headers.get('content-type') ?? '').includes('text/html');
  const isWanted = event.request.mode === 'navigate' ? isPage : !isPage;
  if (answer.status !== 200 || answer.type !== 'basic' || answer.redirected || !isWanted) return;
  const copy = answer.clone();
  // Full or blocked storage: then it is not kept.
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.put(path, copy))
      .catch(() => undefined),
  );
}
