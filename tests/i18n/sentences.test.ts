import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import i18n from 'i18next';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { translateSentence } from '../../src/i18n/sentences.ts';
import { startTexts } from '../../src/i18n/start.ts';
import { PROJECT_ROOT, sourceFiles } from '../support/source-files.ts';
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
  'features is not a list of text',
  'The audit log is append-only.',
  "Only the product's own functions may do this.",
  'The log of a run is append-only.',
]);

/** The sentences of rules (`.min(2, '...')`, `message: '...'`, `*_MESSAGE = '...'`) and of `new Refusal(4xx, '...')`. */
function sentencesInCode(): readonly string[] {
  const files = [
    ...sourceFiles('src/core/contracts'),
    ...sourceFiles('supabase/functions').filter(({ path }) => path.endsWith('.ts')),
  ];
  return files.flatMap(({ path, text }) => {
    const found: string[] = [];
    const take = (node: ts.Node | undefined): void => {
      if (node !== undefined && ts.isStringLiteralLike(node)) found.push(node.text);
    };
    const visit = (node: ts.Node): void => {
      if (ts.isNewExpression(node) && node.expression.getText() === 'HttpError') take(node.arguments?.[1]);
      if (ts.isCallExpression(node) && /\.(min|max|refine)$|^z\.email$/.test(node.expression.getText()))
        take(node.arguments.at(-1));
      if (ts.isPropertyAssignment(node) && /^(message|error)$/.test(node.name.getText()))
        take(node.initializer);
      if (ts.isVariableDeclaration(node) && /_MESSAGE$/.test(node.name.getText())) take(node.initializer);
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
    return found;
  });
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

describe('sentences that come as finished English', () => {
  const written = new Set(
    [...sentencesInCode(), ...sentencesInSql()].filter((said) => !NOT_FOR_PEOPLE.has(said)),
  );

  it('are found in forms, functions and the database', () => {
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

  it('are each there in Spanish, and nothing is translated that nobody says', () => {
    const translated = new Set(spokenOf('es').keys());
    const said = new Set([...written, ...AUTH_SERVER]);
    expect([...said].filter((sentence) => !translated.has(sentence))).toEqual([]);
    expect([...translated].filter((sentence) => !said.has(sentence))).toEqual([]);
  });
});

describe('somebody who reads Spanish', () => {
  beforeAll(() => startTexts('es'));
  afterAll(() => i18n.changeLanguage('en'));

  it('is told in Spanish what a form or the backend says, numbers kept', () => {
    expect(translateSentence('Invalid login credentials')).toBe('Correo o contraseña incorrectos');
    expect(translateSentence('Password must be at least 6 characters')).toBe(
      'La contraseña debe tener al menos 6 caracteres',
    );
    expect(translateSentence('For security purposes, you can only request this after 42 seconds.')).toBe(
      'Por seguridad, solo puedes pedir esto dentro de 42 segundos.',
    );
  });

  it('sees a sentence that nobody has translated as it came', () => {
    expect(translateSentence('The moon is 384400 km away.')).toBe('The moon is 384400 km away.');
  });

  it('who goes over to English sees the sentences themselves', async () => {
    await i18n.changeLanguage('en');
    expect(translateSentence('Invalid login credentials')).toBe('Invalid login credentials');
  });
});
