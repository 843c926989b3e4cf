import { BRAND_NAME } from '../../../src/core/brand.ts';
import { escapeHtml } from '../http/html.ts';
import { PAGE_STYLE } from '../http/page-style.ts';

export interface ConsentView {
  readonly state: string;
  readonly emails: readonly string[];
  readonly email: string;
  readonly name: string;
  readonly isEmailWrong?: boolean;
}

function frame(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${PAGE_STYLE}</style></head>
<body><main>${body}</main></body></html>`;
}

/** Where a person chooses, or types, the Google account to go on with, or goes back. */
export function consentPage({ state, emails, email, name, isEmailWrong = false }: ConsentView): string {
  const accounts = emails.map((known) => {
    const value = escapeHtml(known);
    return `<button class="row" name="account" value="${value}">${value}</button>`;
  });
  const error = '<p class="bad" id="email-error" role="alert">Enter a valid email address.</p>';
  const invalid = isEmailWrong ? 'aria-invalid="true" aria-describedby="email-error" autofocus' : '';
  return frame(
    'Choose an account',
    `<h1>Choose an account</h1>
<p class="soft">to continue to ${BRAND_NAME}. This page stands in for Google on your own machine; nothing leaves it.</p>
<form method="post" action="/google/consent" class="card">
<input type="hidden" name="state" value="${escapeHtml(state)}">
<h2>Known accounts</h2><div class="rows">${accounts.join('\n')}</div>
</form>
<form method="post" action="/google/consent" class="card">
<input type="hidden" name="state" value="${escapeHtml(state)}">
<h2>Another account</h2>
<label for="email">Email</label>
<input id="email" name="email" inputmode="email" autocomplete="off" value="${escapeHtml(email)}" ${invalid}>
${isEmailWrong ? error : ''}
<label for="name">Full name</label>
<input id="name" name="name" autocomplete="off" value="${escapeHtml(name)}">
<div class="actions"><button class="main" name="action" value="continue">Continue</button>
<button name="action" value="cancel">Cancel</button></div>
</form>`,
  );
}

/** For a request that did not come from our own Auth. */
export function wrongRequestPage(): string {
  return frame(
    'Access blocked',
    '<h1>Access blocked</h1><p>This request is not from a known application.</p>',
  );
}
