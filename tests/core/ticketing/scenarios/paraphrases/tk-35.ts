import { APPROVAL_PARAPHRASES } from '../../support/approval-paraphrases.ts';
import type { Paraphrases } from '../../support/paraphrases.ts';

export const PARAPHRASES: Paraphrases = {
  'confirm-request': APPROVAL_PARAPHRASES['confirm-request'],
  'setup-back': {
    en: [
      'Please set the firmware setup back to how it was.',
      'Go into the setup and turn Secure Boot on again.',
      'Change the setting back, then start.',
      'Load the defaults in the BIOS.',
      'Put the boot order back as it was before.',
    ],
    es: [
      'Deja la configuración de arranque como estaba.',
      'Entra en la BIOS y activa otra vez el arranque seguro.',
      'Vuelve a poner el ajuste como antes y arranca.',
      'Carga los valores predeterminados de la BIOS.',
      'Pon el orden de arranque como estaba antes.',
    ],
  },
  'setup-changed': {
    en: [
      'Did you change anything in the BIOS?',
      'Have you been in the firmware setup?',
      'Did anybody touch the boot order?',
      'Did you open the setup before it started?',
      'Was anything changed in the UEFI settings?',
    ],
    es: [
      '¿Has cambiado algo en la BIOS?',
      '¿Has entrado en la configuración de arranque?',
      '¿Alguien ha tocado el orden de arranque?',
      '¿Abriste la configuración del firmware?',
      '¿Se ha cambiado algo en los ajustes de arranque?',
    ],
  },
  unplug: {
    en: [
      'Please unplug everything.',
      'Take the stick out, please.',
      'Disconnect the dock and all cables.',
      'Remove the USB drive.',
      'Pull out whatever is plugged in.',
    ],
    es: [
      'Desconéctalo todo, por favor.',
      'Saca la memoria USB.',
      'Quita la base y todos los cables.',
      'Retira el pendrive.',
      'Desenchufa todo lo que tenga.',
    ],
  },
  attached: {
    en: [
      'What is plugged into the laptop?',
      'Is there a USB stick in it?',
      'Is anything connected to it at the moment?',
      'Do you have a dock or a drive attached?',
      'Which devices are plugged in?',
    ],
    es: [
      '¿Qué tienes conectado al portátil?',
      '¿Tiene puesta una memoria USB?',
      '¿Hay algo conectado ahora mismo?',
      '¿Tienes una base o un disco enchufado?',
      '¿Qué hay enchufado?',
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
