import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import i18n from 'i18next';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { translateSentence } from '../../src/i18n/sentences.ts';
import { startTexts } from '../../src/i18n/start.ts';
import { PROJECT_ROOT, sourceFiles } from '../support/source-files.ts';
import { type Node, parse, stringOf, walk } from '../support/syntax.ts';
import { spokenOf } from './text-files.ts';

/** What the auth server of Supabase says of its own accord; its list is longer, these are what people run into. */
const AUTH_SERVER: readonly string[] = [
  'Invalid login credentials',
  'User already registered',
  'User is banned',
  'Email link is invalid or has expired',
  'Token has expired or is invalid',
  'Auth session missing!',
  'New password should be different from the old password.',
  'Password should be at least {{number}} characters.',
  'For security purposes, you can only request this after {{number}} seconds.',
  'email rate limit exceeded',
  'Request rate limit reached',
  'Unable to validate email address: invalid format',
  'Signups not allowed for this instance',
  'The sign-in was cancelled.',
];

/** Between servers, or in an answer that no screen shows. */
const NOT_FOR_PEOPLE: ReadonlySet<string> = new Set([
  'Event of the wrong mode',
  'Stripe has not answered in time',
  'Missing signature',
  'Invalid signature',
  'not_admin',
  'Text holds a character that cannot be kept',
  'features is not a list of text',
  'The audit log is append-only.',
  "Only the product's own functions may do this.",
  'The log of a run is append-only.',
  'A form never changes; make another version.',
  'A form has items.',
  'An item of a form can only be voided, once and with a reason.',
  'An attempt can only end, once.',
  'A run stays in the attempt that it was begun for.',
  'This run is no item of an attempt of this person.',
  'A result is that of a refereed run.',
]);

/** The sentences of rules (`.min(2, '...')`, `message: '...'`, `*_MESSAGE = '...'`) and of `new Refusal(4xx, '...')`. */
function sentencesInCode(): readonly string[] {
  const files = [
    ...sourceFiles('src/core/contracts'),
    ...sourceFiles('src/core/assessment'),
    ...sourceFiles('supabase/functions').filter(({ path }) => path.endsWith('.ts')),
  ];
  return files.flatMap((file) => {
    const found: string[] = [];
    walk(parse(file), (node) => {
      const text = stringOf(sentenceOf(node));
      if (text !== null) found.push(text);
    });
    return found;
  });
}

/** The node that holds the sentence of a rule, of a refusal, or of a named message; null when there is none. */
function sentenceOf(node: Node): Node | null | undefined {
  switch (node.type) {
    case 'NewExpression':
      return node.callee.type === 'Identifier' && node.callee.name === 'HttpError' ? node.arguments[1] : null;
    case 'CallExpression':
      return isRule(node.callee) ? node.arguments.at(-1) : null;
    case 'Property':
      return node.key.type === 'Identifier' && /^(message|error)$/.test(node.key.name) ? node.value : null;
    case 'VariableDeclarator':
      return node.id.type === 'Identifier' && node.id.name.endsWith('_MESSAGE') ? node.init : null;
    default:
      return null;
  }
}

/** `anything.min`, `.max` and `.refine`, and `z.email`. */
function isRule(callee: Node): boolean {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false;
  const { object, property } = callee;
  if (property.name === 'email') return object.type === 'Identifier' && object.name === 'z';
  return /^(min|max|refine)$/.test(property.name);
}

/** What the database raises with a sentence, and how it describes the plans. */
function sentencesInSql(): readonly string[] {
  const folder = join(PROJECT_ROOT, 'supabase/migrations');
  return readdirSync(folder).flatMap((name) => {
    const sql = readFileSync(join(folder, name), 'utf8');
    const raised = [...sql.matchAll(/raise exception\s+'((?:[^']|'')+)'/g)].map(([, said = '']) => said);
    const plans = /insert into public\.plans[\s\S]*?;/.exec(sql)?.[0] ?? '';
    const described = [...plans.matchAll(/^\s*'((?:[^'[]|'')+\.)',$/gm)].map(([, said = '']) => said);
    const features = [...plans.matchAll(/'(\[[^']*\])'/g)].flatMap(
      ([, list = '[]']) => JSON.parse(list) as string[],
    );
    return [...raised, ...described, ...features].map((said) => said.replaceAll("''", "'"));
  });
}

describe('sentences that arrive in English', () => {
  const written = new Set(
    [...sentencesInCode(), ...sentencesInSql()].filter((said) => !NOT_FOR_PEOPLE.has(said)),
  );

  it('are collected from forms, functions and the database', () => {
    expect([...written]).toEqual(
      expect.arrayContaining([
        "Passwords don't match",
        'Please fill in all required fields',
        'Selected plan not found',
        'Demo limit reached',
        'Simulation manual included',
        'Train technicians at the support desk.',
      ]),
    );
  });

  it('have a Spanish translation each, and none is left over', () => {
    const translated = new Set(spokenOf('es').keys());
    const said = new Set([...written, ...AUTH_SERVER]);
    expect([...said].filter((sentence) => !translated.has(sentence))).toEqual([]);
    expect([...translated].filter((sentence) => !said.has(sentence))).toEqual([]);
  });
});

describe('somebody who reads Spanish', () => {
  beforeAll(() => startTexts('es'));
  afterAll(() => i18n.changeLanguage('en'));

  it('reads in Spanish what a form or the backend says, with its numbers', () => {
    expect(translateSentence('Invalid login credentials')).toBe('Correo o contraseña incorrectos');
    expect(translateSentence('Password must be at least 6 characters')).toBe(
      'La contraseña debe tener al menos 6 caracteres',
    );
    expect(translateSentence('For security purposes, you can only request this after 42 seconds.')).toBe(
      'Por seguridad, solo puedes pedir esto dentro de 42 segundos.',
    );
  });

  it('sees a sentence without a translation unchanged', () => {
    expect(translateSentence('The moon is 384400 km away.')).toBe('The moon is 384400 km away.');
  });

  it('sees the English sentences after choosing English', async () => {
    await i18n.changeLanguage('en');
    expect(translateSentence('Invalid login credentials')).toBe('Invalid login credentials');
  });
});
