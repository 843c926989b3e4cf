import type { Paraphrases } from '../../support/paraphrases.ts';

export const PARAPHRASES: Paraphrases = {
  'where-from': {
    en: [
      'Were these laptops bought or leased?',
      'Do they belong to the company, or do we only rent them?',
      'Where did the laptops come from in the first place?',
      'Who owns these machines, is there a leasing contract?',
      'Is any of them on a lease?',
    ],
    es: [
      '¿Estos portátiles se compraron o son de alquiler?',
      '¿Son de la empresa o solo los alquilamos?',
      '¿De dónde salieron los portátiles?',
      '¿De quién son estos equipos, hay un contrato de leasing?',
      '¿Alguno está en alquiler?',
    ],
  },
  'whose-data': {
    en: [
      'Whose files are still on them?',
      'What data is on the two that you mean?',
      'Are there still personal files on the laptops?',
      'Who worked with these laptops before?',
      'Has somebody copied what they need from the disks?',
    ],
    es: [
      '¿De quién son los archivos que quedan?',
      '¿Qué datos hay en los dos que dices?',
      '¿Quedan archivos personales en los portátiles?',
      '¿Quién trabajaba antes con estos portátiles?',
      '¿Ha copiado alguien lo que necesita de los discos?',
    ],
  },
  'tell-outcome': {
    en: [
      'The school gets only those whose erasure is proven by a certificate.',
      'Nothing leaves the building before each drive has its certificate.',
      'I will tell you which ones can be given away and which have to stay.',
      'What is held or not ours stays here, the others go once they are erased.',
      'A drive that cannot be erased is destroyed, the rest can be donated with proof.',
    ],
    es: [
      'El colegio recibe solo los que tengan un certificado de borrado.',
      'Nada sale del edificio antes de que cada disco tenga su certificado.',
      'Te digo cuáles se pueden regalar y cuáles tienen que quedarse.',
      'Lo retenido o ajeno se queda aquí, los demás salen cuando estén borrados.',
      'Un disco que no se puede borrar se destruye, el resto se puede donar con prueba.',
    ],
  },
};
