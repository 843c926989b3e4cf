import { DISCONNECT } from '../../support/incident-paraphrases.ts';
import type { Paraphrases } from '../../support/paraphrases.ts';

export const PARAPHRASES: Paraphrases = {
  ...DISCONNECT,
  'read-note': {
    en: [
      'What does the note say?',
      'Please read me the note.',
      'What stands in the text file?',
      'Can you take a photo of the note?',
      'Who signed the note?',
    ],
    es: [
      '¿Qué dice la nota?',
      'Léeme la nota, por favor.',
      '¿Qué pone en el archivo de texto?',
      '¿Puedes hacer una foto de la nota?',
      '¿Quién firma la nota?',
    ],
  },
  'own-files': {
    en: [
      'Are the files on your desktop renamed too?',
      'Do your own documents have the same ending?',
      'Is your computer affected as well, are any files on the desktop changed?',
      'Are your files changed too, or only the share?',
      'Look at your desktop: is it the same there?',
    ],
    es: [
      '¿Los archivos del escritorio también han cambiado?',
      '¿Tus documentos terminan igual?',
      '¿Tu ordenador también está afectado?',
      '¿Han cambiado también tus archivos o solo la carpeta común?',
      'Mira tu escritorio: ¿está igual?',
    ],
  },
  'report-security': {
    en: [
      'I have to report an attack: files are renamed on a share.',
      'Files on the share are being encrypted, I tell you so that you know.',
      'We have ransomware here.',
      'This is to report an incident: a share is being renamed.',
      'An attack is happening on the share.',
    ],
    es: [
      'Tengo que informar de un ataque: hay archivos renombrados.',
      'Están cifrando los archivos, os aviso.',
      'Tenemos un ransomware.',
      'Comunico un incidente: se renombran archivos.',
      'Hay un ataque en la carpeta común.',
    ],
  },
};
