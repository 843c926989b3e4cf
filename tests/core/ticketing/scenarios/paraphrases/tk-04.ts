import { APPROVAL_PARAPHRASES } from '../../support/approval-paraphrases.ts';
import type { Paraphrases } from '../../support/paraphrases.ts';

export const PARAPHRASES: Paraphrases = {
  ...APPROVAL_PARAPHRASES,
  'join-network': {
    en: [
      'Please turn off flight mode.',
      'Could you connect the phone to the airport Wi-Fi?',
      'Check whether mobile data is on.',
      'Please switch airplane mode off.',
      'Join the wireless network and accept the terms.',
    ],
    es: [
      'Quita el modo avión, por favor.',
      '¿Puedes conectar el móvil a la Wi-Fi del aeropuerto?',
      'Comprueba si tienes los datos activados.',
      'Desactiva el modo avión.',
      'Conéctate a internet y acepta las condiciones de la red.',
    ],
  },
};
