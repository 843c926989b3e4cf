import type { Paraphrases } from '../../support/paraphrases.ts';

export const PARAPHRASES: Paraphrases = {
  'hr-order': {
    en: [
      'What exactly has been decided?',
      'From when does this apply?',
      'When is the last day?',
      'Did you ask us to lock this account?',
      'Can you confirm this request?',
      'Is Marta Duran dismissed?',
    ],
    es: [
      '¿Qué se ha decidido exactamente?',
      '¿Desde cuándo se aplica la decisión?',
      '¿Cuál es su último día?',
      '¿Nos has pedido tú que bloqueemos esta cuenta?',
      '¿Puedes confirmar esta solicitud?',
      '¿Está despedida Marta Duran?',
    ],
  },
  'keep-data': {
    en: [
      'Is there an order to keep the mail?',
      'What shall happen to the mailbox?',
      'Do we have to preserve the data?',
      'Is there a legal hold on the files?',
      'Should anything be kept for an investigation?',
    ],
    es: [
      '¿Hay orden de conservar el correo?',
      '¿Qué pasa con el buzón?',
      '¿Tenemos que guardar los datos?',
      '¿Hay una retención legal de los archivos?',
      '¿Hay que conservar algo para una investigación?',
    ],
  },
  'plan-for-date': {
    en: [
      'Then the account stays active until that day; please send a request for the date.',
      'I change nothing now, please file it for that day in the portal.',
      'Please plan it for the date in the portal.',
      'We will do it on the day, please open a request.',
      'Nothing today then; send us a request with the date.',
    ],
    es: [
      'Entonces la cuenta sigue activa hasta ese día; envía una solicitud con la fecha.',
      'Ahora no cambio nada; solicítalo para ese día en el portal.',
      'Planifícalo en el portal para la fecha, por favor.',
      'Lo hacemos ese día, envía una solicitud.',
      'Hoy no, entonces; mándanos una solicitud con la fecha.',
    ],
  },
  'collect-laptop': {
    en: [
      'Please collect the laptop before the person leaves.',
      'Can you take the computer and the badge?',
      'Please get the laptop and the phone back.',
      'Ask for the laptop at the door, please.',
      'Could somebody receive the equipment?',
    ],
    es: [
      'Recoge el portátil antes de que se vaya, por favor.',
      '¿Puedes quedarte con el ordenador y la tarjeta?',
      'Pide el portátil y el teléfono en la puerta.',
      'Que entregue el equipo, por favor.',
      '¿Puede alguien recoger los dispositivos?',
    ],
  },
};
