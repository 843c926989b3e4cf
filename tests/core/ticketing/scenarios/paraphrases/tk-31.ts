import type { Paraphrases } from '../../support/paraphrases.ts';

export const PARAPHRASES: Paraphrases = {
  'read-display': {
    en: [
      'What does the display of the printer show?',
      'Can you read me what it says on the printer itself?',
      'Is there a message on the printer’s screen?',
      'Please go to the printer and tell me what the panel says.',
      'Does the printer show an error?',
    ],
    es: [
      '¿Qué pone en la pantalla de la impresora?',
      '¿Puedes leerme lo que dice la propia impresora?',
      '¿Hay algún mensaje en el panel de la impresora?',
      'Ve a la impresora y dime qué muestra la pantalla.',
      '¿La impresora muestra algún error?',
    ],
  },
  'warn-users': {
    en: [
      'Please tell your colleagues that printing stops for a minute.',
      'Can you warn the others that I restart printing now?',
      'Let everybody know that one job will be deleted.',
      'Ask the team not to send anything to the printer for a moment.',
      'Would you tell the team that printing pauses shortly?',
    ],
    es: [
      'Avisa a tus compañeros de que la impresión se para un minuto.',
      '¿Puedes avisar a los demás de que reinicio la impresión ahora?',
      'Di a todos que se va a eliminar un trabajo.',
      'Pide al equipo que no mande nada a la impresora un momento.',
      '¿Le dices al equipo que la impresión se detiene un rato?',
    ],
  },
  'clear-jam': {
    en: [
      'Please open the tray and pull the stuck sheet out.',
      'Can you remove the jammed paper?',
      'Clear the paper jam in tray 2, please.',
      'Take the crumpled sheet out of the printer.',
      'Could you pull out the paper that is stuck?',
    ],
    es: [
      'Abre la bandeja y saca la hoja atascada, por favor.',
      '¿Puedes quitar el papel atascado?',
      'Quita el atasco de la bandeja 2, por favor.',
      'Saca la hoja arrugada de la impresora.',
      '¿Podrías retirar el papel que está atascado?',
    ],
  },
  'power-cycle': {
    en: [
      'Please switch the printer off and on again.',
      'Can you turn the printer off and back on?',
      'Restart the printer, please.',
      'Pull the plug of the printer and put it back.',
      'Could you power cycle the printer?',
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
