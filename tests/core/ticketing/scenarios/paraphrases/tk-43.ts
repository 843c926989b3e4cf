import type { Paraphrases } from '../../support/paraphrases.ts';

export const PARAPHRASES: Paraphrases = {
  'what-plugged-in': {
    en: [
      'Is anything plugged into your computer?',
      'Did you plug in a stick or a card?',
      'Have you connected a USB drive today?',
      'Is there a memory stick in the computer?',
      'What is plugged in besides the mouse?',
    ],
    es: [
      '¿Tienes algo conectado al ordenador?',
      '¿Has enchufado una memoria USB?',
      '¿Hay un pendrive puesto?',
      '¿Has conectado hoy algún disco externo?',
      '¿Qué hay conectado además del ratón?',
    ],
  },
  'remove-stick': {
    en: [
      'Please take the stick out.',
      'Could you eject the USB stick and pull it out?',
      'Remove the memory card from the computer, please.',
      'Unplug the drive for a moment.',
      'Would you please pull the stick out?',
    ],
    es: [
      'Saca la memoria, por favor.',
      'Expulsa el pendrive y quítalo.',
      'Quita la memoria USB del ordenador.',
      'Desconecta un momento el disco.',
      '¿Puedes retirar la tarjeta?',
    ],
  },
  'last-saved': {
    en: [
      'When did you last open the report?',
      'When could you last use the drive?',
      'Was the file there yesterday?',
      'When did you save the report the last time?',
      'Did H open this morning?',
    ],
    es: [
      '¿Cuándo abriste el informe por última vez?',
      '¿Cuándo funcionó la unidad por última vez?',
      '¿Estaba el archivo ayer?',
      '¿Cuándo guardaste el informe la última vez?',
      '¿Se abrió H esta mañana?',
    ],
  },
};
