import type { Paraphrases } from './paraphrases.ts';

/** Ways to say what every ticket about a recovery key needs. */
export const RECOVERY_PARAPHRASES = {
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
} as const satisfies Paraphrases;
