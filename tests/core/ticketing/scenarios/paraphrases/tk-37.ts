import type { Paraphrases } from '../../support/paraphrases.ts';

export const PARAPHRASES: Paraphrases = {
  'when-slow': {
    en: [
      'Is it slow all the time or only at the start?',
      'When is it slow, in the morning or all day?',
      'Does it freeze and then go on?',
      'Is it always slow, or does it come and go?',
      'Does it hang for seconds in between?',
    ],
    es: [
      '¿Va lento todo el tiempo o solo al arrancar?',
      '¿Cuándo va lento, por la mañana o todo el día?',
      '¿Se queda parado y luego sigue?',
      '¿Está siempre lento o va y viene?',
      '¿Se cuelga unos segundos de vez en cuando?',
    ],
  },
  'any-noise': {
    en: [
      'Does the computer make a noise?',
      'Do you hear clicks from the case?',
      'Is it louder than before?',
      'Can you hear anything unusual under the desk?',
      'Does it click or rattle?',
      'Does the fan roar?',
    ],
    es: [
      '¿Hace ruido el ordenador?',
      '¿Oyes chasquidos en la caja?',
      '¿Suena más que antes?',
      '¿Se oye algo raro debajo de la mesa?',
      '¿Hace clic o traquetea?',
      '¿Suena fuerte el ventilador?',
    ],
  },
};
