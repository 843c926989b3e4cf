import { DISCONNECT } from '../../support/incident-paraphrases.ts';
import type { Paraphrases } from '../../support/paraphrases.ts';

export const PARAPHRASES: Paraphrases = {
  ...DISCONNECT,
  'called-number': {
    en: [
      'Have you called the number?',
      'Did you ring them?',
      'Did you talk to anybody there or pay anything?',
      'Have you let anybody into the computer?',
      'Did you dial the number on the screen?',
    ],
    es: [
      '¿Has llamado al número?',
      '¿Llamaste allí?',
      '¿Has hablado con alguien o has pagado algo?',
      '¿Has dejado entrar a alguien en el ordenador?',
      '¿Has marcado el número de la pantalla?',
    ],
  },
  'explain-warning': {
    en: [
      'Such a message is fake, it is only a web page.',
      'These warnings are not real: never call such a number.',
      'That is a trick, the message is an advertisement.',
      'Never click on such a message, call us.',
      'It is a scam: there is no virus.',
    ],
    es: [
      'Ese mensaje es falso, es solo una página web.',
      'Esos avisos no son de verdad: nunca llames a ese número.',
      'Es un truco, el mensaje es un anuncio.',
      'Nunca pulses en un mensaje así, llámanos.',
      'Eso es una estafa: no hay ningún virus.',
    ],
  },
};
