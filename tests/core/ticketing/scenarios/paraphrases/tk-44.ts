import type { Paraphrases } from '../../support/paraphrases.ts';

export const PARAPHRASES: Paraphrases = {
  'at-the-start': {
    en: [
      'Does it show a message when you switch it on?',
      'What do you see on the screen before Windows starts?',
      'Is there any warning in the morning, when the computer starts?',
      'Did it ask for F1 at the start?',
      'Anything unusual while it boots?',
    ],
    es: [
      '¿Sale algún mensaje cuando lo enciendes?',
      '¿Qué ves en la pantalla antes de que arranque Windows?',
      '¿Hay algún aviso por la mañana, al arrancar el ordenador?',
      '¿Te pidió pulsar F1 al encender?',
      '¿Algo raro mientras se inicia?',
    ],
  },
  'read-clock': {
    en: [
      'What time does your computer show?',
      'Please read me the clock at the bottom right.',
      'Does the time on the screen agree with your watch?',
      'Is the clock of the PC right?',
      'Compare the clock with your phone, please.',
    ],
    es: [
      '¿Qué hora marca tu ordenador?',
      'Léeme el reloj de abajo a la derecha, por favor.',
      '¿Coincide la hora de la pantalla con tu reloj?',
      '¿Va bien el reloj del PC?',
      'Compara el reloj con el del móvil, por favor.',
    ],
  },
};
