import type { Paraphrases } from '../../support/paraphrases.ts';

export const PARAPHRASES: Paraphrases = {
  'how-shared': {
    en: [
      'How did you share the folder?',
      'What did you click when you shared it?',
      'Which kind of link did you make?',
      'Did you type a name, or just copy a link?',
      'What exactly did you do to share it?',
      'What did you do to let them into the folder?',
      'Was it a link, or did you invite people by name?',
      'Show me how you opened the folder to others.',
    ],
    es: [
      '¿Cómo compartiste la carpeta?',
      '¿Qué pulsaste al compartirla?',
      '¿Qué tipo de enlace hiciste?',
      '¿Escribiste un nombre o solo copiaste un enlace?',
      '¿Qué hiciste exactamente para compartirla?',
      '¿Qué hiciste para dejarles entrar en la carpeta?',
      '¿Fue un enlace o invitaste a personas por su nombre?',
      'Cuéntame cómo abriste la carpeta a los demás.',
    ],
  },
  'who-got-it': {
    en: [
      'Who has got the link from you?',
      'To whom did you send the link?',
      'Who else knows the link?',
      'Did you send it to anybody outside?',
      'Whom did you share it with?',
      'Where did the link go?',
      'Did you give the link to a customer?',
      'Which colleagues have access through your link?',
    ],
    es: [
      '¿Quién tiene el enlace?',
      '¿A quién mandaste el enlace?',
      '¿Quién más conoce el enlace?',
      '¿Se lo enviaste a alguien de fuera?',
      '¿Con quién la compartiste?',
      '¿Adónde ha ido el enlace?',
      '¿Le diste el enlace a algún cliente?',
      '¿Qué compañeros tienen acceso con tu enlace?',
    ],
  },
  'tell-officer': {
    en: [
      'I report an exposure of data: a confidential folder was open to others.',
      'A confidential folder could be opened from outside; the link is gone now.',
      'I have to report that somebody outside opened a confidential folder.',
      'Data got outside through a shared folder, and I have the log.',
      'Somebody shared a confidential folder by mistake; here are the times.',
      'There was a data breach: people outside could see confidential papers.',
      'I want to inform you that a folder with salaries was visible to strangers.',
      'A privacy incident: somebody from outside had access to a folder.',
    ],
    es: [
      'Comunico una exposición de datos: una carpeta confidencial estaba abierta a otros.',
      'Se podía abrir desde fuera una carpeta confidencial; el enlace ya no está.',
      'Tengo que comunicar que alguien de fuera abrió una carpeta confidencial.',
      'Han salido datos por una carpeta compartida y tengo el registro.',
      'Alguien compartió por error una carpeta confidencial; aquí tienes las horas.',
      'Ha habido una brecha de datos: gente de fuera podía ver papeles confidenciales.',
      'Quiero informarte de que una carpeta con sueldos estaba a la vista de extraños.',
      'Un incidente de privacidad: alguien de fuera tenía acceso a una carpeta.',
    ],
  },
  'explain-public': {
    en: [
      'The folder is labeled Public: it is meant to be open, so the link may stay.',
      'Nothing has leaked; the label of this folder is Public.',
      'That folder is public on purpose. The link can stay as it is.',
      'You may leave the link: the folder holds public files only.',
      'This folder is meant for everybody, so the link is fine.',
      'No harm done, those are public documents.',
      'Everything in that folder may be seen by anyone.',
      'You did right: public files may be shared.',
    ],
    es: [
      'La carpeta lleva la etiqueta Pública: está pensada para todos y el enlace puede quedarse.',
      'No se ha filtrado nada; la etiqueta de esta carpeta es Pública.',
      'Esa carpeta es pública a propósito. El enlace puede seguir como está.',
      'Puedes dejar el enlace: la carpeta solo tiene archivos públicos.',
      'Esta carpeta es para todo el mundo, así que el enlace está bien.',
      'No pasa nada, son documentos públicos.',
      'Todo lo de esa carpeta lo puede ver cualquiera.',
      'Hiciste bien: los archivos públicos se pueden compartir.',
    ],
  },
  'delete-folder': {
    en: [
      'Please delete the folder.',
      'Just delete the whole folder and make a new one.',
      'Throw the folder away, please.',
      'Could you remove the folder altogether?',
      'Delete everything in it at once.',
      'Get rid of the folder.',
      'I want you to delete that folder now.',
      'Empty the folder and remove it.',
    ],
    es: [
      'Borra la carpeta, por favor.',
      'Elimina la carpeta entera y haz otra nueva.',
      'Tira la carpeta, por favor.',
      '¿Puedes borrar la carpeta del todo?',
      'Bórralo todo enseguida.',
      'Deshazte de la carpeta.',
      'Quiero que borres esa carpeta ya.',
      'Vacía la carpeta y quítala.',
    ],
  },
};

/** Set aside: nobody looks at these when a pattern is written. */
export const HELD_OUT: Paraphrases = {
  'how-shared': {
    en: [
      'In which way did you give others access to the folder?',
      'Did you make a link for it, and with which setting?',
    ],
    es: ['¿De qué manera diste acceso a la carpeta?', '¿Creaste un enlace? ¿Con qué opción?'],
  },
  'who-got-it': {
    en: ['Which people did you pass the link to?', 'Has the link gone to anyone besides your team?'],
    es: ['¿A qué personas les pasaste el enlace?', '¿Ha llegado el enlace a alguien más que tu equipo?'],
  },
  'tell-officer': {
    en: [
      'I am calling about a leak: a stranger could read a confidential folder.',
      'Here is a report for you: a folder with personal data stood open to the outside.',
    ],
    es: [
      'Llamo por una fuga: un extraño pudo leer una carpeta confidencial.',
      'Te doy parte: una carpeta con datos personales estaba abierta hacia fuera.',
    ],
  },
  'explain-public': {
    en: [
      'Those files are public anyway, so nothing has to change.',
      'The label says Public, you have done nothing bad.',
    ],
    es: [
      'Esos archivos son públicos de todos modos, no hay que cambiar nada.',
      'La etiqueta dice Pública, no has hecho nada malo.',
    ],
  },
  'delete-folder': {
    en: ['Wipe that folder right now.', 'It would be best to delete the folder completely.'],
    es: ['Elimina esa carpeta ahora mismo.', 'Lo mejor sería borrar la carpeta por completo.'],
  },
};
