import type { Paraphrases } from '../../support/paraphrases.ts';

export const PARAPHRASES: Paraphrases = {
  'sync-message': {
    en: [
      'What does the cloud say when you click it?',
      'Click the cloud next to the clock: what is written there?',
      'Which message does the sync client show?',
      'What does it say under the 4,000 changes?',
      'Could you read me the text of the cloud icon?',
    ],
    es: [
      '¿Qué dice la nube cuando haces clic en ella?',
      'Haz clic en la nube junto al reloj: ¿qué pone?',
      '¿Qué mensaje muestra el cliente de sincronización?',
      '¿Qué pone debajo de los 4000 cambios?',
      '¿Me lees el texto del icono de la nube?',
    ],
  },
  'shorten-path': {
    en: [
      'Please move that folder higher up so that the path gets shorter.',
      'Shorten the names of the folders above it.',
      'Could you drag the folder to the top level?',
      'Make the path shorter, please.',
      'Take the folder out of the deep folders and put it at the top.',
    ],
    es: [
      'Mueve esa carpeta más arriba para que la ruta sea más corta.',
      'Acorta los nombres de las carpetas de encima.',
      '¿Puedes arrastrar la carpeta al primer nivel?',
      'Haz la ruta más corta, por favor.',
      'Saca la carpeta de tantas carpetas y ponla arriba del todo.',
    ],
  },
  'rename-item': {
    en: [
      'Please rename that file.',
      'Give the file another name, without those letters.',
      'Could you change the name of the file?',
      'The name is not allowed: please rename it.',
      'Call the file something else, please.',
    ],
    es: [
      'Cambia el nombre de ese archivo.',
      'Ponle otro nombre al archivo, sin esas letras.',
      '¿Puedes renombrar el archivo?',
      'Ese nombre no está permitido: renómbralo.',
      'Llama de otra forma al archivo, por favor.',
    ],
  },
  'free-space': {
    en: [
      'Please empty the recycle bin.',
      'Free up some space on the disk.',
      'Could you make room on drive C?',
      'Delete the old downloads so that there is space.',
      'Clear space on your disk, please.',
    ],
    es: [
      'Vacía la papelera.',
      'Libera espacio en el disco.',
      '¿Puedes hacer sitio en la unidad C?',
      'Borra las descargas antiguas para que haya espacio.',
      'Haz hueco en tu disco, por favor.',
    ],
  },
  'sign-in-sync': {
    en: [
      'Please sign in to the sync client with your work account.',
      'Click the cloud and sign in again there.',
      'Could you log in to the cloud again?',
      'Sign in at the cloud with your company address.',
      'Enter your work account in the sync program.',
    ],
    es: [
      'Inicia sesión en el cliente de sincronización con tu cuenta de trabajo.',
      'Haz clic en la nube y vuelve a iniciar sesión ahí.',
      '¿Puedes entrar otra vez en la nube?',
      'Inicia sesión en la nube con tu dirección de la empresa.',
      'Pon tu cuenta de trabajo en el programa de sincronización.',
    ],
  },
  'copy-pending': {
    en: [
      'Please copy the changed files to your H drive first.',
      'Make a copy of the folder somewhere else before we touch it.',
      'Could you save the waiting files in another place?',
      'Copy everything with a cross to another drive.',
      'Back up the folder first, please.',
    ],
    es: [
      'Copia primero los archivos cambiados a tu unidad H.',
      'Haz una copia de la carpeta en otro sitio antes de tocarla.',
      '¿Puedes guardar los archivos pendientes en otro lugar?',
      'Copia todo lo que tenga una cruz a otra unidad.',
      'Haz primero una copia de seguridad de la carpeta, por favor.',
    ],
  },
  'recreate-folder': {
    en: [
      'Please delete the local folder and let it download again.',
      'Unlink the computer and remove the folder.',
      'Throw away the synced folder, it comes back from the cloud.',
      'Could you delete the folder and sync it anew?',
      'Unlink this PC and set the folder up again.',
    ],
    es: [
      'Borra la carpeta local y deja que se descargue otra vez.',
      'Desvincula el ordenador y elimina la carpeta.',
      'Tira la carpeta sincronizada, vuelve desde la nube.',
      '¿Puedes borrar la carpeta y sincronizarla de nuevo?',
      'Desvincula este equipo y vuelve a crear la carpeta.',
    ],
  },
};
