import { APPROVAL_PARAPHRASES } from '../../support/approval-paraphrases.ts';
import type { Paraphrases } from '../../support/paraphrases.ts';
import { RECOVERY_PARAPHRASES } from '../../support/recovery-paraphrases.ts';

export const PARAPHRASES: Paraphrases = {
  ...RECOVERY_PARAPHRASES,
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
};
