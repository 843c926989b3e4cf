import type { Paraphrases } from '../../support/paraphrases.ts';

export const PARAPHRASES: Paraphrases = {
  'how-shared': {
    en: [
      'How did you share the folder?',
      'What did you click when you shared it?',
      'Which kind of link did you make?',
      'Did you type a name, or just copy a link?',
      'What exactly did you do to share it?',
    ],
    es: [
      '¿Cómo compartiste la carpeta?',
      '¿Qué pulsaste al compartirla?',
      '¿Qué tipo de enlace hiciste?',
      '¿Escribiste un nombre o solo copiaste un enlace?',
      '¿Qué hiciste exactamente para compartirla?',
    ],
  },
  'who-got-it': {
    en: [
      'Who has got the link from you?',
      'To whom did you send the link?',
      'Who else knows the link?',
      'Did you send it to anybody outside?',
      'Whom did you share it with?',
    ],
    es: [
      '¿Quién tiene el enlace?',
      '¿A quién mandaste el enlace?',
      '¿Quién más conoce el enlace?',
      '¿Se lo enviaste a alguien de fuera?',
      '¿Con quién la compartiste?',
    ],
  },
  'tell-officer': {
    en: [
      'I report an exposure of data: a confidential folder was open to others.',
      'A confidential folder could be opened from outside; the link is gone now.',
      'I have to report that somebody outside opened a confidential folder.',
      'Data got outside through a shared folder, and I have the log.',
      'Somebody shared a confidential folder by mistake; here are the times.',
    ],
    es: [
      'Comunico una exposición de datos: una carpeta confidencial estaba abierta a otros.',
      'Se podía abrir desde fuera una carpeta confidencial; el enlace ya no está.',
      'Tengo que comunicar que alguien de fuera abrió una carpeta confidencial.',
      'Han salido datos por una carpeta compartida y tengo el registro.',
      'Alguien compartió por error una carpeta confidencial; aquí tienes las horas.',
    ],
  },
  'explain-public': {
    en: [
      'The folder is labeled Public: it is meant to be open, so the link may stay.',
      'Nothing has leaked; the label of this folder is Public.',
      'That folder is public on purpose. The link can stay as it is.',
      'You may leave the link: the folder holds public files only.',
      'This folder is meant for everybody, so the link is fine.',
    ],
    es: [
      'La carpeta lleva la etiqueta Pública: está pensada para todos y el enlace puede quedarse.',
      'No se ha filtrado nada; la etiqueta de esta carpeta es Pública.',
      'Esa carpeta es pública a propósito. El enlace puede seguir como está.',
      'Puedes dejar el enlace: la carpeta solo tiene archivos públicos.',
      'Esta carpeta es para todo el mundo, así que el enlace está bien.',
    ],
  },
  'delete-folder': {
    en: [
      'Please delete the folder.',
      'Just delete the whole folder and make a new one.',
      'Throw the folder away, please.',
      'Could you remove the folder altogether?',
      'Delete everything in it at once.',
    ],
    es: [
      'Borra la carpeta, por favor.',
      'Elimina la carpeta entera y haz otra nueva.',
      'Tira la carpeta, por favor.',
      '¿Puedes borrar la carpeta del todo?',
      'Bórralo todo enseguida.',
    ],
  },
};
