import type { Paraphrases } from '../../support/paraphrases.ts';

export const PARAPHRASES: Paraphrases = {
  'uninstall-program': {
    en: [
      'Please uninstall the program.',
      'Could you remove that tool again?',
      'Take it off the laptop: uninstall it in the settings.',
      'Delete the program that you installed, please.',
      'Get rid of that software, please.',
    ],
    es: [
      'Desinstala el programa, por favor.',
      '¿Puedes quitar otra vez esa herramienta?',
      'Elimina el programa que instalaste.',
      'Desinstálalo en la configuración.',
      'Borra esa aplicación, por favor.',
    ],
  },
  'installed-anything': {
    en: [
      'Did you install anything yourself?',
      'Have you downloaded a program lately?',
      'Is there any new software that you put on?',
      'What have you installed in the last days?',
      'Did you add a program of your own?',
    ],
    es: [
      '¿Has instalado algo por tu cuenta?',
      '¿Has descargado algún programa últimamente?',
      '¿Hay algún programa nuevo que hayas puesto tú?',
      '¿Qué has instalado estos días?',
      '¿Instalaste algo tú?',
    ],
  },
  'save-often': {
    en: [
      'Please save your work every few minutes.',
      'Save your files on the server meanwhile.',
      'Please save often until it is repaired.',
      'Keep saving your documents, please.',
      'Save everything to the drive, not to the laptop.',
    ],
    es: [
      'Guarda tu trabajo cada pocos minutos.',
      'Guarda los archivos en el servidor mientras tanto.',
      'Guarda a menudo hasta que esté reparado, por favor.',
      'Guarda los documentos continuamente.',
      'Guárdalo todo en la unidad de red, no en el portátil.',
    ],
  },
};
