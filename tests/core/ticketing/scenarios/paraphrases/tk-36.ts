import { APPROVAL_PARAPHRASES } from '../../support/approval-paraphrases.ts';
import type { Paraphrases } from '../../support/paraphrases.ts';
import { RECOVERY_PARAPHRASES } from '../../support/recovery-paraphrases.ts';

export const PARAPHRASES: Paraphrases = {
  ...RECOVERY_PARAPHRASES,
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
};
