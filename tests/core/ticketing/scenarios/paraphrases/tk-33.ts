import type { Paraphrases } from '../../support/paraphrases.ts';

export const PARAPHRASES: Paraphrases = {
  'measure-repeat': {
    en: [
      'Can you measure the distance between the logo and its copy?',
      'How far below the logo is the faint copy?',
      'Take a ruler: how many millimetres apart are they?',
      'At what distance does the ghost repeat?',
      'How many centimetres are there from the logo to the shadow?',
    ],
    es: [
      '¿Puedes medir la distancia entre el logotipo y su copia?',
      '¿A qué distancia debajo del logotipo está la copia?',
      'Coge una regla: ¿cuántos milímetros hay entre los dos?',
      '¿A qué distancia se repite la sombra?',
      '¿Cuántos centímetros hay del logotipo a la sombra?',
    ],
  },
  'check-preview': {
    en: [
      'Do you see the copy in the print preview too?',
      'What does the preview on your screen look like?',
      'Is the ghost already there on the screen?',
      'Please open the print preview: is the second logo there?',
      'Does it show in the preview before you print?',
    ],
    es: [
      '¿Ves la copia también en la vista previa?',
      '¿Cómo se ve la vista previa en tu pantalla?',
      '¿La sombra aparece ya en la pantalla?',
      'Abre la vista previa de impresión: ¿está el segundo logotipo?',
      '¿Se ve en la vista previa antes de imprimir?',
    ],
  },
  'rub-page': {
    en: [
      'Please rub the print with your finger. Does it smear?',
      'Does the toner come off when you rub it?',
      'Rub over the text: does it stay?',
      'Does the print smudge if you touch it?',
      'Can you wipe over the page and tell me if it smears?',
    ],
    es: [
      'Frota lo impreso con el dedo. ¿Se corre?',
      '¿El tóner se desprende al frotarlo?',
      'Pasa el dedo por el texto: ¿aguanta?',
      '¿Se mancha si lo tocas?',
      '¿Puedes frotar la hoja y decirme si se corre?',
    ],
  },
  'plain-template': {
    en: [
      'Please use the letter template without the watermark.',
      'Choose the plain template for your letter.',
      'Switch the watermark off in the document.',
      'Can you take the other template, the one without the grey logo?',
      'Remove the watermark from the template, please.',
    ],
    es: [
      'Usa la plantilla de carta sin la marca de agua, por favor.',
      'Elige la plantilla normal para tu carta.',
      'Quita la marca de agua del documento.',
      '¿Puedes usar la otra plantilla, la que no tiene el logotipo gris?',
      'Elimina la marca de agua de la plantilla, por favor.',
    ],
  },
  'change-toner': {
    en: [
      'Please put a new toner cartridge in.',
      'Can you change the toner?',
      'Replace the toner cartridge, please.',
      'Shake the toner and put it back.',
      'Swap the cartridge for a new one.',
    ],
    es: [
      'Pon un cartucho de tóner nuevo, por favor.',
      '¿Puedes cambiar el tóner?',
      'Sustituye el cartucho de tóner, por favor.',
      'Agita el tóner y vuelve a ponerlo.',
      'Cambia el cartucho por uno nuevo.',
    ],
  },
};
