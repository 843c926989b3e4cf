import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Connect } from 'vite';

/**
 * Makes `vite preview` answer as a static host does: a page from its folder, `/verify/<number>` from `/verify` as
 * `public/_redirects` says, and `404.html` with status 404 for unknown addresses. Vite alone would serve the landing page for
 * those.
 */
export function answerLikeAHost(dist: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const [path = '/', query] = (request.url ?? '/').split('?', 2);
    const file = decoded(path);
    if (file === null || file.includes('..')) return next();
    if (isFile(join(dist, file))) return next();
    const page = /^\/verify\/[^/]+$/.test(path) ? '/verify' : path;
    if (isFile(join(dist, page === path ? file : page, 'index.html'))) {
      request.url = `${page.replace(/\/?$/, '/')}${query === undefined ? '' : `?${query}`}`;
      return next();
    }
    readFile(join(dist, '404.html')).then((page) => {
      response.statusCode = 404;
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(request.method === 'HEAD' ? undefined : page);
    }, next);
  };
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}
