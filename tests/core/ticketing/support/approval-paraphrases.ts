import type { Paraphrases } from './paraphrases.ts';

/** Ways to say what every ticket about a new phone for approvals may need. */
export const APPROVAL_PARAPHRASES = {
  'tell-access-pass': {
    en: [
      'Your access pass is K7-Maple-22.',
      'Use this temporary access pass, it is good for an hour.',
      'I will read you the access pass now.',
      'Here is the pass, enter it in the app.',
      'Please enrol the phone with this one-time pass.',
    ],
    es: [
      'Tu pase de acceso es K7-Arce-22.',
      'Usa este pase de acceso temporal, vale una hora.',
      'Te leo ahora el pase de acceso.',
      'Aquí tienes el pase, introdúcelo en la aplicación.',
      'Registra el móvil con este pase de un solo uso.',
    ],
  },
  'allow-notifications': {
    en: [
      'Please allow notifications for the app.',
      'Could you turn off do not disturb?',
      'Check in the settings whether notifications are on.',
      'Is a focus mode on? Please switch focus mode off.',
      'Open the settings and enable the notifications.',
    ],
    es: [
      'Permite las notificaciones de la aplicación, por favor.',
      '¿Puedes quitar el modo no molestar?',
      'Mira en los ajustes si las notificaciones están puestas.',
      'Desactiva el modo de concentración, por favor.',
      'Abre los ajustes y activa los avisos.',
    ],
  },
  'confirm-request': {
    en: [
      'Can you confirm this request?',
      'Do you know about the new phone?',
      'Is it true that somebody of your team asked for this?',
      'Do you agree to this change?',
      'Are you aware of the request for a new phone?',
    ],
    es: [
      '¿Puedes confirmar esta petición?',
      '¿Te consta lo del móvil nuevo?',
      '¿Sabes algo de esta solicitud?',
      '¿Estás de acuerdo con este cambio?',
      '¿Es cierto que alguien de tu equipo ha pedido este cambio?',
    ],
  },
  'did-you-ask': {
    en: [
      'Did you call us a moment ago?',
      'Was that you who asked us for this?',
      'Have you contacted the service desk today?',
      'Did you ask for this at our desk?',
      'Was it you who rang?',
    ],
    es: [
      '¿Nos has llamado hace un momento?',
      '¿Has pedido tú este cambio? ¿Eras tú quien ha llamado?',
      '¿Has contactado hoy con nosotros?',
      '¿Fuiste tú quien hizo la llamada?',
      '¿Has solicitado algo en el mostrador?',
    ],
  },
  'report-security': {
    en: [
      'I want to report somebody who pretends to be another person.',
      'I have to tell you about an attempt to take over an account: tell security about this caller.',
      'Somebody calls in the name of a director.',
      'This is to inform you of an incident with a caller.',
      'An impostor asked for this, the person on record knows nothing.',
    ],
    es: [
      'Quiero informaros de alguien que se hace pasar por otra persona.',
      'Os aviso de un intento de quedarse con una cuenta.',
      'Alguien llama en nombre de otra persona.',
      'Comunico un incidente con una llamada.',
      'Un impostor ha pedido esto en nombre de otra persona.',
    ],
  },
  'confirm-details': {
    en: [
      'I see your number here, it ends in 42.',
      'On record your phone number is the one ending in 42.',
      'The directory says that your manager is Ana.',
      'Our file shows your number.',
      'I have your registered phone here, it is a Wren 6.',
    ],
    es: [
      'Veo aquí tu número, termina en 42.',
      'En el registro tu teléfono acaba en 42.',
      'El directorio dice que tu jefe es Ana.',
      'En tu ficha figura este número.',
      'Consta tu teléfono aquí, es un Wren 6.',
    ],
  },
  'old-phone': {
    en: [
      'What about the old phone?',
      'Does the old phone still work?',
      'Where is the previous phone?',
      'Can you still turn on the old one?',
      'What does your other phone show?',
    ],
    es: [
      '¿Qué pasa con el móvil viejo?',
      '¿Funciona todavía el teléfono antiguo?',
      '¿Dónde está el móvil anterior?',
      '¿El viejo enciende todavía?',
      '¿Qué hace el otro teléfono?',
    ],
  },
} as const satisfies Paraphrases;
