import { describe, expect, it } from 'vitest';
import { readability } from '../../../../src/core/ticketing/talk/readability.ts';
import {
  checkReply,
  REPLY_CHECKS,
  type ReplyCheck,
  type ReplyCheckId,
} from '../../../../src/core/ticketing/talk/reply-checks.ts';
import type { TalkLanguage } from '../../../../src/core/ticketing/talk/talk.ts';
import { fc } from '../../../support/fixed-seeds.ts';

const check = (
  id: ReplyCheckId,
  text: string,
  { language = 'en', secrets = [], personWrote = '' }: Partial<Parameters<typeof checkReply>[1]> = {},
): ReplyCheck | undefined =>
  checkReply(text, { language, secrets, personWrote }).find((found) => found.id === id);

const foundBy = (...asked: Parameters<typeof check>): readonly string[] =>
  check(...asked)?.places.map(({ start, end }) => asked[1].slice(start, end)) ?? [];

const GOOD: Readonly<Record<TalkLanguage, string>> = {
  en: 'Hi Nadia, I understand how annoying this is. I have unlocked your account. Could you try to sign in once more? I will call you by 10:30 to see that it works.',
  es: 'Hola Nadia, entiendo que es molesto. Ya he desbloqueado su cuenta. ¿Puede probar a entrar otra vez? Le llamo antes de las 10:30 para ver si funciona.',
};

/** Check, language, text, and what it finds. */
const FINDS: readonly (readonly [ReplyCheckId, TalkLanguage, string, readonly string[]])[] = [
  ['next-step', 'en', 'Done. Is it better now?', ['Is it better now?']],
  ['next-step', 'en', 'I will look at the printer.', ['I will']],
  ['next-step', 'en', 'The printer is broken.', []],
  ['next-step', 'es', 'Voy a mirar la impresora.', ['Voy a']],
  ['next-step', 'es', 'Le avisaré.', ['avisaré']],
  ['next-step', 'es', 'La impresora está rota.', []],
  ['promised-time', 'en', 'I will call you back in 20 minutes.', ['in 20 minutes']],
  ['promised-time', 'en', "We'll write again by noon tomorrow.", ['by noon', 'tomorrow']],
  ['promised-time', 'en', 'I will call you at nine to see that it works.', ['at nine']],
  ['promised-time', 'en', 'You will hear from me by half past two at the latest.', ['by half past two']],
  ['promised-time', 'en', 'I’ll ring you at one o’clock with news.', ['at one o’clock']],
  ['promised-time', 'en', 'I will write before a quarter to 4.', ['before a quarter to 4']],
  ['promised-time', 'en', 'I will get back to you in half an hour.', ['in half an hour']],
  ['promised-time', 'en', 'We will call within forty-five minutes.', ['within forty-five minutes']],
  ['promised-time', 'en', 'It will be ready in a quarter of an hour.', ['in a quarter of an hour']],
  ['promised-time', 'en', 'I will look at one of the printers.', []],
  ['promised-time', 'en', 'I will look at two printers and at three of the desks.', []],
  ['promised-time', 'en', 'I will look into it soon.', []],
  ['promised-time', 'en', 'It failed at 10:30. I will look into it.', []],
  ['promised-time', 'es', 'Le escribiré antes de las 15:00.', ['antes de las 15:00']],
  ['promised-time', 'es', 'Le llamo en media hora.', ['en media hora']],
  ['promised-time', 'es', 'Le llamaré a las nueve para ver si funciona.', ['a las nueve']],
  ['promised-time', 'es', 'Le aviso antes de las dos y media.', ['antes de las dos y media']],
  ['promised-time', 'es', 'Le llamo a la una.', ['a la una']],
  ['promised-time', 'es', 'Estará listo sobre las once menos cuarto.', ['sobre las once menos cuarto']],
  ['promised-time', 'es', 'Le escribo dentro de tres cuartos de hora.', ['dentro de tres cuartos de hora']],
  ['promised-time', 'es', 'Le aviso en cuarenta y cinco minutos.', ['en cuarenta y cinco minutos']],
  ['promised-time', 'es', 'Le llamo en hora y media.', ['en hora y media']],
  ['promised-time', 'es', 'Voy a llamar a las dos personas y a la otra oficina.', []],
  ['promised-time', 'es', 'Lo miraré pronto.', []],
  ['promised-time', 'es', 'Falló a las 10:30.', []],
  ['plain-words', 'en', 'Your DHCP lease has expired.', ['DHCP', 'lease']],
  ['plain-words', 'en', 'We opened a case with the NOC for AS-LT-2231.', ['NOC']],
  ['plain-words', 'en', 'Please restart your PC and connect to the VPN.', []],
  ['plain-words', 'en', 'PLEASE RESTART THE LAPTOP NOW', []],
  ['plain-words', 'es', 'Revise la máscara de subred.', ['máscara de subred']],
  ['plain-words', 'es', 'Reinicie el ordenador, por favor.', []],
  ['no-blame', 'en', 'It works. You should have called us earlier.', ['You should have called us earlier.']],
  ['no-blame', 'en', 'This is not your fault.', []],
  ['no-blame', 'es', 'Es culpa suya.', ['Es culpa suya.']],
  ['no-blame', 'es', 'No es culpa suya.', []],
  ['no-secret', 'en', 'Your password is Garden4482', ['password is Garden4482']],
  ['no-secret', 'en', 'Your code: 482913', ['code: 482913']],
  ['no-secret', 'en', 'Use Spring!2026x to sign in', ['Spring!2026x']],
  ['no-secret', 'en', 'It is 123456-234567-345678-456789', ['123456-234567-345678-456789']],
  ['no-secret', 'en', 'The error code is 0x80070070. Your password is expired.', []],
  ['no-secret', 'en', 'Write to desk@larkfield.example about Windows 11!', []],
  ['no-secret', 'es', 'Su contraseña es Jardin4482', ['contraseña es Jardin4482']],
  ['no-secret', 'es', 'Su contraseña ha caducado.', []],
  ['courtesy', 'en', 'Hello Tom. The printer works.', ['Hello Tom.']],
  ['courtesy', 'en', 'Sorry for the delay.', ['Sorry for the delay.']],
  ['courtesy', 'en', 'The printer works.', []],
  ['courtesy', 'es', 'Sentimos las molestias.', ['Sentimos las molestias.']],
  ['courtesy', 'es', 'La impresora funciona.', []],
];

const WANTED: readonly ReplyCheckId[] = ['next-step', 'promised-time', 'courtesy'];

describe('the checks of a reply', () => {
  it.each(['en', 'es'] as const)('all meet a good reply in %s', (language) => {
    const failed = checkReply(GOOD[language], { language, secrets: [], personWrote: '' }).filter(
      ({ met }) => !met,
    );
    expect(failed).toEqual([]);
  });

  it.each(FINDS)('%s in %s, on %j: finds %j', (id, language, text, expected) => {
    expect(foundBy(id, text, { language })).toEqual(expected);
    expect(check(id, text, { language })?.met).toBe(WANTED.includes(id) === expected.length > 0);
  });

  it('let a person read the words that they used themselves', () => {
    const personWrote = 'My DNS is wrong, I think';
    expect(foundBy('plain-words', 'Your DNS is right, the lease was not.', { personWrote })).toEqual([
      'lease',
    ]);
  });

  it('find the secrets of the ticket however they are spaced, and no other numbers', () => {
    const secrets = ['417283-990112', 'Rex the dog'];
    expect(foundBy('no-secret', 'It starts 417283 990112, as you know.', { secrets })).toEqual([
      '417283 990112',
    ]);
    expect(foundBy('no-secret', 'You said REX THE DOG.', { secrets })).toEqual(['REX THE DOG']);
    expect(foundBy('no-secret', 'Ticket 417283 is closed.', { secrets })).toEqual([]);
  });

  it('name the longest sentence of a text that is hard to read, with its measure', () => {
    const hard =
      'Hello. Notwithstanding considerable investigation, the organisational authentication infrastructure continues to demonstrate intermittent unavailability affecting numerous departments. We know.';
    const readable = check('readable', hard);
    expect(readable?.met).toBe(false);
    expect(readable?.measure).toBeGreaterThan(9);
    expect(foundBy('readable', hard)[0]).toContain('Notwithstanding');
  });

  it('stand in one order, and every place lies in the text', () => {
    const word = fc.constantFrom(
      ...'hello I will call you by 10:30 DNS password is Abc!1234x code: 4829 fault your por favor ¿ñé? 😀 . , \n'.split(
        ' ',
      ),
    );
    fc.assert(
      fc.property(fc.array(word), fc.constantFrom<TalkLanguage>('en', 'es'), (words, language) => {
        const text = words.join(' ');
        const checks = checkReply(text, { language, secrets: ['4829'], personWrote: '' });
        expect(checks.map(({ id }) => id)).toEqual(REPLY_CHECKS);
        for (const { start, end } of checks.flatMap(({ places }) => places)) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
        }
      }),
    );
  });
});

describe('readability', () => {
  it.each([
    ['en', 'The cat sat on the mat. The dog ran to the cat and then the cat ran up a tree.', true],
    ['es', 'El gato está en la mesa. El perro corre por la calle y luego el gato sube a un árbol.', true],
    [
      'es',
      'La implementación simultánea de procedimientos administrativos interdepartamentales imposibilita temporalmente la disponibilidad generalizada de determinadas aplicaciones corporativas.',
      false,
    ],
  ] as const)('in %s of %j: easy %s', (language, text, expected) => {
    expect(readability(text, language).isEasy).toBe(expected);
  });

  it('is the Flesch-Kincaid grade: 13 words of one syllable in one sentence are 1.3', () => {
    expect(readability('The big red dog ran up the hill to get the old ball.', 'en').measure).toBe(1.3);
  });

  it('says nothing against a text of a few long words', () => {
    expect(readability('Authentication temporarily unavailable.', 'en').isEasy).toBe(true);
  });
});
