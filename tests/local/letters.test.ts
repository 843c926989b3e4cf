import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderGoTemplate } from '../../supabase/local/mailbox/go-template.ts';
import type { Mail } from '../../supabase/local/mailbox/mailbox.ts';
import { type LetterName, readTemplate } from '../../supabase/local/mailbox/templates.ts';
import { PROJECT_ROOT } from '../../supabase/local/settings.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import { workerStack } from '../support/shared-stack.ts';
import { anonymous, signIn } from '../support/stack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await workerStack();
});
afterAll(() => stack.stop());
beforeEach(() => stack.mailbox.clear());

const LETTERS: readonly LetterName[] = [
  'template.confirmation',
  'template.recovery',
  'template.magic_link',
  'template.email_change',
  'notification.password_changed',
];

function newest(email: string): Mail {
  const mail = stack.mailbox.latest(email);
  if (mail === null) throw new Error(`No letter to ${email}.`);
  return mail;
}

/** Signs up and answers the letter. */
async function signUp(email: string, data: Readonly<Record<string, unknown>>): Promise<Mail> {
  const { error } = await anonymous(stack).auth.signUp({
    email,
    password: 'long-enough',
    options: { data, emailRedirectTo: `${stack.siteUrl}/select-plan` },
  });
  expect(error).toBeNull();
  return newest(email);
}

describe('somebody who signed up in Spanish', () => {
  it('gets the confirmation and later emails in Spanish', async () => {
    const email = 'rosa@example.test';
    const confirmation = await signUp(email, { language: 'es' });
    expect(confirmation.subject).toBe('Confirma tu correo');
    expect(confirmation.html).toContain('<html lang="es">');
    expect(confirmation.text).toContain('Confirmar el correo');
    expect(confirmation.text).not.toContain('Confirm your email');
    await stack.sql("update auth.users set email_confirmed_at = now() where email = 'rosa@example.test'");
    await anonymous(stack).auth.resetPasswordForEmail(email);
    expect(newest(email).subject).toBe('Restablece tu contraseña');
    const rosa = await signIn(stack, email, 'long-enough');
    await rosa.auth.updateUser({ password: 'another-one' });
    expect(newest(email).subject).toBe('Tu contraseña ha cambiado');
  });
});

describe.each([
  ['English', { language: 'en' }],
  ['no language', {}],
  ['a language that the product does not speak', { language: 'fr' }],
  ['what is no language', { language: { es: 'es' } }],
])('somebody who signed up with %s', (words, data) => {
  it('gets the confirmation in English', async () => {
    const mail = await signUp(`${words.replaceAll(' ', '-')}@example.test`.toLowerCase(), data);
    expect(mail.subject).toBe('Confirm your email address');
    expect(mail.html).toContain('<html lang="en">');
  });
});

describe('a letter in the local mailbox', () => {
  it('is the template of hosted Auth, filled in and otherwise the same', async () => {
    const mail = await signUp('same@example.test', { language: 'en' });
    const data = { ConfirmationURL: mail.links[0], Data: { language: 'en' } };
    const { subject, html } = readTemplate('template.confirmation');
    expect(mail.html).toBe(renderGoTemplate(html, data));
    expect(mail.subject).toBe(renderGoTemplate(subject, data));
    const answer = await fetch(`${stack.url}/mailbox/messages/${mail.id}`);
    expect(await answer.text()).toBe(mail.html);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await (await fetch(`${stack.url}/mailbox`)).text()).toContain(`/mailbox/messages/${mail.id}`);
    expect((await fetch(`${stack.url}/mailbox/messages/0`)).status).toBe(404);
  });

  it('has a plain text with the link on a line of its own, and without mark-up', async () => {
    const mail = await signUp('plain@example.test', {});
    const lines = mail.text.split('\n');
    expect(lines).toContain(mail.links[0]);
    expect(mail.links).toHaveLength(1);
    expect(mail.text).not.toMatch(/[<>{}]|&\w+;/);
    expect(lines.filter((line) => line !== '')[1]).toBe('Confirm your email address');
  });

  it('never contains a name, which anybody who signed up with the address could have chosen', async () => {
    const mail = await signUp('victim@example.test', { full_name: 'You have won: evil.example' });
    expect(mail.html).not.toContain('evil.example');
  });
});

describe('somebody with an account', () => {
  it('is informed that the password was changed, with the site’s address and without a link to sign in', async () => {
    const ace = await signIn(stack, 'ace');
    await ace.auth.updateUser({ password: 'another-one' });
    const mail = newest('ace@benchready.test');
    expect(mail.subject).toBe('Your password was changed');
    expect(mail.text).toContain('ace@benchready.test');
    expect(mail.links).toEqual([`${stack.siteUrl}/login`]);
  });

  it('gets no email when the password was refused, or something else was changed', async () => {
    const free = await signIn(stack, 'free');
    expect((await free.auth.updateUser({ password: 'no' })).error).not.toBeNull();
    await free.auth.updateUser({ data: { full_name: 'Freya' } });
    expect(stack.mailbox.messages()).toEqual([]);
  });

  it('confirms a change of address from both addresses', async () => {
    const expert = await signIn(stack, 'expert');
    await expert.auth.updateUser({ email: 'expert.new@example.test' });
    expect(stack.mailbox.messages().map(({ to, subject }) => [to, subject])).toEqual([
      ['expert@benchready.test', 'Confirm the change of your email address'],
      ['expert.new@example.test', 'Confirm the change of your email address'],
    ]);
    for (const mail of stack.mailbox.messages()) {
      expect(mail.text).toContain('from expert@benchready.test to expert.new@example.test');
      expect(mail.links).toEqual([expect.stringContaining('type=email_change')]);
    }
  });

  it.each([
    ['/select-plan?reopen=1', 'Open your account again', 'type=magiclink'],
    ['/contact', 'Your account is deactivated', '/contact'],
    ['/', 'Your sign-in link', 'type=magiclink'],
  ])('is informed by a link to %s: %s', async (path, subject, link) => {
    await anonymous(stack).auth.signInWithOtp({
      email: 'testing@benchready.test',
      options: { shouldCreateUser: false, emailRedirectTo: stack.siteUrl + path },
    });
    const mail = newest('testing@benchready.test');
    expect([mail.subject, mail.links]).toEqual([subject, [expect.stringContaining(link)]]);
    // Whom an administrator has deactivated gets no link that signs in.
    if (path === '/contact') expect(mail.html).not.toContain('/auth/v1/verify');
  });
});

describe('the templates', () => {
  const frameOf = (html: string): string =>
    html.replace(/(<td class="card"[^>]*>).*?(\s*<\/td>\s*<\/tr>\s*<tr>\s*<td class="foot">)/s, '$1$2');

  it('hold nothing but what the local mailbox can fill in', () => {
    for (const name of LETTERS) {
      const { subject, html } = readTemplate(name);
      for (const language of ['en', 'es']) {
        for (const text of [subject, html]) {
          expect(renderGoTemplate(text, { Data: { language } })).not.toContain('{{');
        }
      }
    }
  });

  it('share one layout, so that all emails look the same', () => {
    const frames = new Set(LETTERS.map((name) => frameOf(readTemplate(name).html)));
    expect(frames.size).toBe(1);
    expect([...frames][0]).toContain('prefers-color-scheme: dark');
  });

  it('load nothing from elsewhere: no picture, no style, no script that could track a reader', () => {
    for (const name of LETTERS) {
      expect(readTemplate(name).html).not.toMatch(/<(?:img|script|link|iframe)|src=|url\(|@import/);
    }
  });

  it('are all listed in the configuration, which lists no other', () => {
    const config = readFileSync(new URL('supabase/config.toml', PROJECT_ROOT), 'utf8');
    const named = [...config.matchAll(/^\[auth\.email\.((?:template|notification)\.\w+)\]$/gm)].map(
      ([, name]) => name,
    );
    expect(named).toEqual(LETTERS);
  });
});

describe('the renderer of templates', () => {
  const data = { Name: '<b>"&\'', Site: 'https://a.example', Data: { language: 'es' } };
  it.each([
    ['{{ .Name }}', '&#60;b&#62;&#34;&#38;&#39;'],
    ['{{.Missing}}{{ .Data.missing.deeper }}', ''],
    ['{{ if eq .Data.language "es" }}sí{{ else }}yes{{ end }}', 'sí'],
    ['{{ if eq .Data.language "en" }}yes{{ end }}.', '.'],
    ['{{ if eq .Site "x" }}1{{ else if eq .Data.language "es" }}2{{ else }}3{{ end }}', '2'],
    [
      '{{ if eq (print .Site "/b") "https://a.example/b" }}{{ if eq "a" "b" }}1{{ else }}2{{ end }}{{ end }}',
      '2',
    ],
  ])('fills in %s', (template, filled) => {
    expect(renderGoTemplate(template, data)).toBe(filled);
  });

  it.each([
    '{{ range .Data }}{{ end }}',
    '{{ if .Data }}x{{ end }}',
    '{{ if eq .A "b" "c" }}x{{ end }}',
    '{{ .Name | upper }}',
    '{{- .Name }}',
    '{{ end }}',
    '{{ else }}',
    '{{ if eq .A "b" }}x',
    '{{ if eq .A "b" }}x{{ else }}y{{ else }}z{{ end }}',
    '{{ .Name',
  ])('refuses %s, which hosted Auth treats differently or not at all', (template) => {
    expect(() => renderGoTemplate(template, data)).toThrow();
  });
});
