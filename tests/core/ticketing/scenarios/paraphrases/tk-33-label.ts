import type { Paraphrases } from '../../support/paraphrases.ts';

export const PARAPHRASES: Paraphrases = {
  'test-print': {
    en: [
      'Please print a test from the panel of the printer. What do you see?',
      'Can you run the self-test of the printer?',
      'Make the internal test print, please.',
      'What does the printer’s own test page look like?',
      'Print the test pattern and tell me if it is complete.',
    ],
    es: [
      'Imprime una prueba desde el panel de la impresora. ¿Qué ves?',
      '¿Puedes lanzar la autoprueba de la impresora?',
      'Saca la prueba interna, por favor.',
      '¿Cómo sale la página de prueba de la propia impresora?',
      'Imprime el patrón de prueba y dime si está completo.',
    ],
  },
  'clean-head': {
    en: [
      'Please clean the print head.',
      'Wipe the head with the alcohol pen.',
      'Can you run a head cleaning?',
      'Start the cleaning cycle at the printer.',
      'Could you give the print head a wipe?',
    ],
    es: [
      'Limpia el cabezal, por favor.',
      'Pasa el lápiz de alcohol por el cabezal.',
      '¿Puedes hacer una limpieza del cabezal?',
      'Inicia la limpieza en la impresora.',
      '¿Podrías limpiar el cabezal de impresión?',
    ],
  },
  'label-preview': {
    en: [
      'Do you see the line in the preview too?',
      'What does the label preview on your screen look like?',
      'Is the line already there on the screen?',
      'Please open the preview: is there a line?',
      'Does the gap show in the preview?',
    ],
    es: [
      '¿Ves la raya también en la vista previa?',
      '¿Cómo se ve la vista previa de la etiqueta?',
      '¿La raya aparece ya en la pantalla?',
      'Abre la vista previa: ¿está la raya?',
      '¿Se ve el hueco en la vista previa?',
    ],
  },
  'other-layout': {
    en: [
      'Please use the old label layout.',
      'Go back to the layout from before.',
      'Choose the previous template for the label.',
      'Can you try another label design?',
      'Switch to the layout that you had last week.',
    ],
    es: [
      'Usa el diseño de etiqueta anterior, por favor.',
      'Vuelve al diseño de antes.',
      'Elige la plantilla anterior para la etiqueta.',
      '¿Puedes probar otro diseño de etiqueta?',
      'Cambia al diseño que tenías la semana pasada.',
    ],
  },
  'new-roll': {
    en: [
      'Please put in a new roll of labels.',
      'Can you change the roll?',
      'Replace the label roll, please.',
      'Insert another roll, a new one.',
      'Swap the roll for a fresh one.',
    ],
    es: [
      'Pon un rollo nuevo de etiquetas, por favor.',
      '¿Puedes cambiar el rollo?',
      'Sustituye el rollo de etiquetas, por favor.',
      'Coloca otro rollo.',
      'Cambia el rollo por uno nuevo.',
    ],
  },
  'look-at-head': {
    en: [
      'Please open the cover and look at the bar of the head.',
      'Is there any glue on the print head?',
      'What does the head look like?',
      'Do you see dust or glue on the bar?',
      'Lift the lid, please: is the bar shiny?',
    ],
    es: [
      'Abre la tapa y mira la barra del cabezal.',
      '¿Hay pegamento en el cabezal?',
      '¿Cómo está el cabezal?',
      '¿Ves polvo o pegamento en la barra?',
      'Levanta la tapa, por favor: ¿la barra está brillante?',
    ],
  },
};
