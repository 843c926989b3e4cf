import { APPROVAL_PARAPHRASES } from '../../support/approval-paraphrases.ts';
import type { Paraphrases } from '../../support/paraphrases.ts';

export const PARAPHRASES: Paraphrases = {
  'did-you-ask': APPROVAL_PARAPHRASES['did-you-ask'],
  'report-security': APPROVAL_PARAPHRASES['report-security'],
  'confirm-request': APPROVAL_PARAPHRASES['confirm-request'],
  'read-again': {
    en: [
      'Please read the ID once more, letter by letter.',
      'Could you spell the digits again, slowly?',
      'Let us double check the ID: read it again.',
      'Can you send me a photo of the ID?',
      'Please repeat the eight characters.',
    ],
    es: [
      'Lee otra vez el identificador, letra por letra.',
      '¿Puedes deletrear los dígitos otra vez, despacio?',
      'Vamos a comprobarlo: lee el ID de nuevo.',
      '¿Puedes mandarme una foto del identificador?',
      'Repite los ocho caracteres, por favor.',
    ],
  },
  'compare-laptops': {
    en: [
      'Is the laptop that you have really yours?',
      'Could you check which laptop you have with you?',
      'Whose laptop is that?',
      'Can you look whether you have the right laptop?',
      'Did you mix up your laptops?',
    ],
    es: [
      '¿El portátil que tienes es de verdad el tuyo?',
      '¿Puedes comprobar qué portátil tienes contigo?',
      '¿De quién es ese portátil?',
      'Mira si tienes el portátil correcto.',
      '¿Habéis confundido los portátiles?',
    ],
  },
  'swap-back': {
    en: [
      'Please exchange the laptops.',
      'Could you bring it back and take yours?',
      'Please swap them back.',
      'Give your colleague the laptop and fetch yours.',
      'Take the laptop back to its owner.',
    ],
    es: [
      'Intercambiad los portátiles, por favor.',
      '¿Puedes devolverlo y recoger el tuyo?',
      'Cambiadlos otra vez, por favor.',
      'Dale el portátil a tu colega y recoge el tuyo.',
      'Llévaselo a quien le toca y trae el tuyo.',
    ],
  },
  'key-id': {
    en: [
      'Which key ID does the screen show?',
      'Please read me the first eight characters of the recovery key ID.',
      'What does the key ID begin with?',
      'Tell me the ID on the screen.',
      'Can you spell the key ID?',
    ],
    es: [
      '¿Qué identificador de clave muestra la pantalla?',
      'Léeme los primeros ocho caracteres del identificador.',
      '¿Cómo empieza el identificador de la clave?',
      'Dime el ID que aparece en la pantalla.',
      '¿Puedes deletrear el ID de la clave?',
    ],
  },
  'tell-recovery-key': {
    en: [
      'I will read you the recovery key now, in blocks of six.',
      'Please type the key that I read to you.',
      'Here is the key: first block …',
      'The first six digits are …',
      'Enter these 48 digits, I dictate them.',
    ],
    es: [
      'Te leo ahora la clave de recuperación, en bloques de seis.',
      'Escribe la clave que te voy a leer.',
      'Aquí va la clave: primer bloque…',
      'Los primeros seis dígitos son…, escríbelos.',
      'Introduce estos 48 dígitos, te los dicto.',
    ],
  },
};
