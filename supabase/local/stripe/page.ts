import { BRAND_NAME } from '../../../src/core/brand.ts';
import { escapeHtml } from '../http/html.ts';
import { PAGE_STYLE } from './page-style.ts';

const CENTS_PER_DOLLAR = 100;

/** An amount as people read it: `$9.49`. */
export function money(cents: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / CENTS_PER_DOLLAR);
}

/** The frame of every page of the stand-in. `body` is HTML already. */
export function frame(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${title} · ${BRAND_NAME}`)}</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<main>
<header><span class="brand">${escapeHtml(BRAND_NAME)}</span><span class="mark">TEST CHECKOUT</span></header>
${body}
</main>
</body>
</html>`;
}
