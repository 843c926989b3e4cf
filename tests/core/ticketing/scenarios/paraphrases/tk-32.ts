import type { Paraphrases } from '../../support/paraphrases.ts';

export const PARAPHRASES: Paraphrases = {
  'which-printer': {
    en: [
      'Which printer do you print to?',
      'What is the name of the printer that shows offline?',
      'Can you read me the name of your printer in the list?',
      'Which printer is chosen in the print window?',
      'What printer is selected on your computer?',
    ],
    es: [
      '¿En qué impresora imprimes?',
      '¿Cómo se llama la impresora que sale sin conexión?',
      '¿Puedes leerme el nombre de tu impresora en la lista?',
      '¿Qué impresora está elegida al imprimir?',
      '¿Cuál es la impresora seleccionada en tu ordenador?',
    ],
  },
  'power-cycle': {
    en: [
      'Please switch the printer off and on again.',
      'Can you turn the printer off and back on?',
      'Restart the printer, please.',
      'Pull the plug of the printer and put it back.',
      'Could you reboot the printer?',
    ],
    es: [
      'Apaga la impresora y vuelve a encenderla, por favor.',
      '¿Puedes apagar y encender la impresora?',
      'Reinicia la impresora, por favor.',
      'Desenchufa la impresora y vuelve a enchufarla.',
      '¿Podrías reiniciar la impresora?',
    ],
  },
};
