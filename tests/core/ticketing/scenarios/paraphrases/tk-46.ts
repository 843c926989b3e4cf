import type { Paraphrases } from '../../support/paraphrases.ts';

export const PARAPHRASES: Paraphrases = {
  'which-picture': {
    en: [
      'What does your wallpaper show?',
      'Which background do you see?',
      'How does your desktop look right now?',
      'What picture is on the screen?',
      'Is it the old wallpaper or just black?',
    ],
    es: [
      '¿Qué muestra tu fondo de pantalla?',
      '¿Qué imagen ves en el escritorio?',
      '¿Cómo está tu pantalla ahora mismo?',
      '¿Cuál es el fondo que ves?',
      '¿Es el fondo antiguo o está todo negro?',
    ],
  },
  'tell-schedule': {
    en: [
      'The new picture comes on Thursday for everybody.',
      'The rollout of the wallpaper is planned for Thursday.',
      'Everyone gets the new background on Thursday morning.',
      'It is scheduled: the whole company gets it this week.',
      'Your picture arrives with the planned rollout.',
    ],
    es: [
      'La imagen nueva llega el jueves para todos.',
      'El cambio de fondo está previsto para el jueves.',
      'Todo el mundo tendrá el fondo nuevo el jueves.',
      'Está programado que la imagen llegue esta semana.',
      'La nueva imagen llega con el despliegue del jueves.',
    ],
  },
  'contrast-off': {
    en: [
      'Please turn off the contrast theme.',
      'Could you disable high contrast in the settings?',
      'Switch the contrast theme off, please.',
      'Please choose another theme in the settings.',
      'Set the high contrast theme to none.',
    ],
    es: [
      'Desactiva el tema de contraste, por favor.',
      '¿Puedes quitar el contraste alto?',
      'Apaga el tema de contraste en la configuración.',
      'Elige otro tema en los ajustes.',
      'Cambia el tema de contraste alto, por favor.',
    ],
  },
  'explain-order': {
    en: [
      'Something more urgent comes first: a line stands still.',
      'I have to finish the stopped warehouse line before yours.',
      'Others who cannot work come first, then it is your turn to wait less.',
      'By impact yours is a P5 priority.',
      'The warehouse cannot work, so that goes first.',
    ],
    es: [
      'Primero va una línea parada del almacén.',
      'Antes de lo tuyo tengo que arreglar el almacén.',
      'Por impacto lo tuyo es prioridad P5.',
      'Hay gente que no puede trabajar, eso va primero.',
      'Lo tuyo va después de la línea parada.',
    ],
  },
};
