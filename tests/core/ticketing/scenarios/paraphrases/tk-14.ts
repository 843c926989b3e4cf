import type { Paraphrases } from '../../support/paraphrases.ts';

export const PARAPHRASES: Paraphrases = {
  webmail: {
    en: [
      'Please open your mail in the browser: does it come there?',
      'Does webmail work for you?',
      'Can you see new mail on the web page?',
      'Could you try the mail in Edge instead of Outlook?',
      'What happens when you open Outlook on the web?',
    ],
    es: [
      'Abre tu correo en el navegador, por favor: ¿llega ahí?',
      '¿Te funciona el correo web?',
      '¿Ves el correo nuevo en la página web?',
      '¿Puedes probar el correo en Edge en vez de Outlook?',
      '¿Qué pasa si abres Outlook en la web?',
    ],
  },
  'go-online': {
    en: [
      'Please switch off “Work Offline” in Outlook.',
      'On the Send/Receive tab, click Work Offline once.',
      'Could you put Outlook back online?',
      'Press the Work Offline button so that it is off.',
      'Set Outlook to online again, please.',
    ],
    es: [
      'Quita «Trabajar sin conexión» en Outlook, por favor.',
      'En la pestaña Enviar y recibir, pulsa una vez Trabajar sin conexión.',
      '¿Puedes volver a poner Outlook en línea?',
      'Pulsa el botón Trabajar sin conexión para que quede apagado.',
      'Pon Outlook otra vez con conexión, por favor.',
    ],
  },
  'reinstall-outlook': {
    en: [
      'Please uninstall Outlook and install it again.',
      'Reinstall Outlook, please.',
      'We will set the whole computer up anew.',
      'Let us reinstall Office.',
      'Could you remove the program and install it afresh?',
    ],
    es: [
      'Desinstala Outlook e instálalo otra vez, por favor.',
      'Reinstala Outlook, por favor.',
      'Vamos a instalar el ordenador entero de nuevo.',
      'Vamos a reinstalar Office.',
      '¿Puedes quitar el programa e instalarlo de nuevo?',
    ],
  },
};
