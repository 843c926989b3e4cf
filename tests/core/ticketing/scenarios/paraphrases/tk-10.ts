import type { Paraphrases } from '../../support/paraphrases.ts';

export const PARAPHRASES: Paraphrases = {
  'tell-route': {
    en: [
      'I may not open a colleague’s mailbox for you.',
      'I cannot give you access to that mailbox.',
      'Nobody is allowed to read it without the privacy officer.',
      'That needs permission from the privacy officer.',
      'Please ask Human Resources, they decide on that.',
    ],
    es: [
      'No puedo abrirte el buzón de otra persona.',
      'No se puede dar acceso a ese buzón.',
      'Nadie puede leerlo sin permiso de privacidad.',
      'Para eso hace falta permiso de la persona responsable de privacidad.',
      'Pídelo a Recursos Humanos, ellos lo deciden.',
    ],
  },
  'what-needed': {
    en: [
      'What exactly do you need from there?',
      'Which message are you looking for?',
      'Why do you need the mailbox?',
      'What is it that you want to find?',
      'Which mails are you waiting for?',
    ],
    es: [
      '¿Qué necesitas exactamente de ahí?',
      '¿Qué mensaje buscas?',
      '¿Para qué necesitas el buzón?',
      '¿Qué quieres encontrar?',
      '¿Qué correos estás esperando?',
    ],
  },
  'officer-approval': {
    en: [
      'Have you approved access to this mailbox?',
      'Has anybody asked you for access?',
      'Is there a request that you have granted, for this mailbox?',
      'Did you allow somebody to read the mail?',
      'Do you agree that they read it?',
    ],
    es: [
      '¿Has aprobado el acceso a este buzón?',
      '¿Te ha pedido alguien acceso?',
      '¿Hay una solicitud autorizada para leer este buzón?',
      '¿Has autorizado a alguien a leer el correo?',
      '¿Estás de acuerdo en que lo lea?',
    ],
  },
};
