import type { Paraphrases } from './paraphrases.ts';

/** Ways to say what several tickets about attacks need. */
export const DISCONNECT = {
  disconnect: {
    en: [
      'Please unplug the network cable.',
      'Disconnect the computer from the internet.',
      'Turn off the Wi-Fi and pull the cable.',
      'Pull out the network cable, please.',
      'Switch off the internet on that computer.',
    ],
    es: [
      'Desenchufa el cable de red, por favor.',
      'Desconecta el ordenador de internet.',
      'Apaga la Wi-Fi y quita el cable.',
      'Saca el cable de red, por favor.',
      'Corta internet en ese ordenador.',
    ],
  },
} as const satisfies Paraphrases;

export const DELETE_MESSAGE = {
  'delete-message': {
    en: [
      'Please delete the message.',
      'Just delete that mail and forget it.',
      'Move the e-mail to the trash and empty it.',
      'Could you remove the message from your inbox?',
      'Throw the mail away, please.',
    ],
    es: [
      'Borra el mensaje, por favor.',
      'Borra ese correo y olvídalo.',
      'Lleva el correo a la papelera y vacíala.',
      '¿Puedes eliminar el mensaje de la bandeja?',
      'Tira el correo, por favor.',
    ],
  },
} as const satisfies Paraphrases;
