import type { Paraphrases } from '../../support/paraphrases.ts';

export const PARAPHRASES: Paraphrases = {
  'who-worked': {
    en: [
      'Has anybody worked on the kiosk lately?',
      'Was somebody from the maker of the software at it yesterday?',
      'Did a technician do anything to that machine in the last days?',
      'Who was at the sign-in screen to repair something?',
      'Has anyone touched its settings, a supplier perhaps?',
    ],
    es: [
      '¿Ha trabajado alguien en el quiosco últimamente?',
      '¿Estuvo ayer alguien del fabricante del programa?',
      '¿Hizo algo un técnico en ese aparato en los últimos días?',
      '¿Quién ha estado arreglando la pantalla de registro?',
      '¿Ha tocado alguien su configuración, quizá un proveedor?',
    ],
  },
  'what-screen': {
    en: [
      'What do you see on the screen of the kiosk?',
      'Is the screen black or is there a message?',
      'Does the display show anything at all?',
      'What does it look like to a visitor right now?',
      'Can you read anything on the sign-in screen?',
    ],
    es: [
      '¿Qué ves en la pantalla del quiosco?',
      '¿La pantalla está negra o sale un mensaje?',
      '¿Muestra algo la pantalla?',
      '¿Qué ve ahora mismo una visita?',
      '¿Se lee algo en la pantalla de registro?',
    ],
  },
  'paper-list': {
    en: [
      'Please write the visitors on paper until it works.',
      'Use the paper list meanwhile.',
      'Could you sign people in by hand for now?',
      'Put the visitors in a handwritten list in the meantime.',
      'Take the paper book at reception until the kiosk is back.',
    ],
    es: [
      'Apunta a las visitas en papel hasta que funcione.',
      'Usa la lista de papel mientras tanto.',
      '¿Puedes registrar a la gente a mano por ahora?',
      'Anota a las visitas en una lista a mano entretanto.',
      'Usa el libro de papel de recepción hasta que vuelva el quiosco.',
    ],
  },
};
