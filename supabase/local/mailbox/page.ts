import { BRAND_NAME } from '../../../src/core/brand.ts';
import { escapeHtml } from '../http/html.ts';
import { PAGE_STYLE } from '../http/page-style.ts';
import type { Mail } from './mailbox.ts';

/** Seconds between two refreshes of the page. */
const REFRESH_S = 5;

const LINK = /https?:\/\/[^\s<>"']+/g;

/** An email's text as HTML: links are clickable, everything else is escaped. */
function withLinks(text: string): string {
  let html = '';
  let from = 0;
  for (const match of text.matchAll(LINK)) {
    const href = escapeHtml(match[0]);
    html += `${escapeHtml(text.slice(from, match.index))}<a href="${href}">${href}</a>`;
    from = match.index + match[0].length;
  }
  return html + escapeHtml(text.slice(from));
}

function article(mail: Mail): string {
  const paragraphs = mail.text.trim().split(/\n{2,}/);
  return `<article class="card"><h2><a href="/mailbox/messages/${mail.id}">${escapeHtml(mail.subject)}</a></h2>
<p class="soft">To ${escapeHtml(mail.to)}, <time datetime="${mail.sentAt}">${mail.sentAt.slice(0, 19).replace('T', ' ')} UTC</time></p>
${paragraphs.map((paragraph) => `<p>${withLinks(paragraph)}</p>`).join('\n')}</article>`;
}

/** Every captured email, newest first, for a person; it refreshes itself without a script. */
export function mailboxPage(mails: readonly Mail[]): string {
  const body =
    mails.length === 0 ? '<p class="card">No emails yet.</p>' : mails.toReversed().map(article).join('\n');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mailbox (${mails.length})</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="refresh" content="${REFRESH_S}">
<style>${PAGE_STYLE}</style></head><body><main><h1>Mailbox</h1>
<p class="soft">Emails that ${BRAND_NAME} would have sent, as text; the subject opens the letter as a mail program shows it. They stay on this machine; the page refreshes itself.</p>
${body}</main></body></html>`;
}
