import type { Paraphrases } from '../../support/paraphrases.ts';

export const PARAPHRASES: Paraphrases = {
  'test-print': {
    en: [
      'Please print a test from the panel of the printer. What do you see?',
      'Can you run the self-test of the printer?',
      'Make the internal test print, please.',
      'What does the printer’s own test page look like?',
      'Print the nozzle check, please: is it complete?',
    ],
    es: [
      'Imprime una prueba desde el panel de la impresora. ¿Qué ves?',
      '¿Puedes lanzar la autoprueba de la impresora?',
      'Saca la prueba interna, por favor.',
      '¿Cómo sale la página de prueba de la propia impresora?',
      'Imprime la comprobación de inyectores: ¿está completa?',
    ],
  },
  'clean-head': {
    en: [
      'Please clean the print head.',
      'Run the head cleaning from the menu.',
      'Can you start a cleaning of the nozzles?',
      'Start the cleaning cycle at the printer.',
      'Please clean the nozzles once.',
    ],
    es: [
      'Limpia el cabezal, por favor.',
      'Ejecuta la limpieza del cabezal desde el menú.',
      '¿Puedes iniciar una limpieza de los inyectores?',
      'Inicia la limpieza en la impresora.',
      'Limpia los inyectores una vez, por favor.',
    ],
  },
  'align-head': {
    en: [
      'Please align the print head.',
      'Start the head alignment from the menu.',
      'Can you calibrate the head?',
      'Run the alignment, please.',
      'The head needs to be adjusted: please do that at the panel.',
    ],
    es: [
      'Alinea el cabezal, por favor.',
      'Inicia la alineación del cabezal desde el menú.',
      '¿Puedes calibrar el cabezal?',
      'Haz la alineación, por favor.',
      'Hay que ajustar el cabezal: hazlo en el panel.',
    ],
  },
  'normal-quality': {
    en: [
      'Please set the print quality to normal.',
      'Switch draft mode off.',
      'Choose normal instead of draft.',
      'Can you change the quality to the best?',
      'Print in normal quality, please.',
    ],
    es: [
      'Pon la calidad de impresión en normal, por favor.',
      'Desactiva el modo borrador.',
      'Elige normal en vez de borrador.',
      '¿Puedes cambiar la calidad?',
      'Imprime en calidad normal, por favor.',
    ],
  },
  'change-ink': {
    en: [
      'Please put in new ink.',
      'Can you change the ink cartridges?',
      'Replace the cartridge, please.',
      'Swap the empty ink tank for a new one.',
      'Insert a new cartridge of that colour.',
    ],
    es: [
      'Pon tinta nueva, por favor.',
      '¿Puedes cambiar los cartuchos de tinta?',
      'Sustituye el cartucho, por favor.',
      'Cambia el depósito de tinta vacío por uno nuevo.',
      'Coloca un cartucho nuevo de ese color.',
    ],
  },
  'look-closely': {
    en: [
      'What do the stripes look like from close?',
      'Is a colour missing in the stripes?',
      'Are the lines double?',
      'Do the letters look doubled, or are they pale?',
      'Please look closely at the lines: are they white?',
    ],
    es: [
      '¿Cómo son las franjas de cerca?',
      '¿Falta algún color en las franjas?',
      '¿Las líneas salen dobles?',
      '¿Las letras salen dobles o pálidas?',
      'Mira las líneas de cerca: ¿son blancas?',
    ],
  },
};
