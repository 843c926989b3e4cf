import type { Paraphrases } from '../../support/paraphrases.ts';

export const PARAPHRASES: Paraphrases = {
  'missing-mail': {
    en: [
      'Which mail is missing, and from whom?',
      'What kind of messages do not arrive?',
      'Who are the suppliers that have written to you?',
      'Is it one supplier alone, or all of them?',
      'What were the lost e-mails about?',
    ],
    es: [
      '¿Qué correos faltan y de quién son?',
      '¿Qué tipo de mensajes no llegan?',
      '¿Qué proveedores te han escrito?',
      '¿Es un solo proveedor o son todos?',
      '¿De qué trataban los correos perdidos?',
    ],
  },
  'look-in-junk': {
    en: [
      'Please look into the junk folder.',
      'Is it in your spam?',
      'Could you check junk mail for it?',
      'Have you searched the spam folder?',
      'Open Junk E-mail and see if they are there.',
    ],
    es: [
      'Mira en la carpeta de correo no deseado, por favor.',
      '¿Está en el spam?',
      '¿Puedes comprobar el correo basura?',
      '¿Has buscado en la carpeta de spam?',
      'Abre Correo no deseado y mira si están ahí.',
    ],
  },
  'own-rule-off': {
    en: [
      'Please switch off the rule that you made, and look into its folder.',
      'Could you turn off your own inbox rule?',
      'There is a rule of yours that sorts invoices: please remove it.',
      'Delete the rule that moves them to a folder.',
      'Look in the folder your rule sorts to, and disable the rule.',
    ],
    es: [
      'Desactiva la regla que hiciste y mira en su carpeta, por favor.',
      '¿Puedes quitar tu propia regla de la bandeja de entrada?',
      'Tienes una regla que ordena las facturas: quítala, por favor.',
      'Borra la regla que las mueve a una carpeta.',
      'Mira en la carpeta de tu regla y apaga la regla.',
    ],
  },
  'unblock-sender': {
    en: [
      'Please take the supplier off your list of blocked senders.',
      'Could you unblock that address?',
      'Remove them from blocked senders, please.',
      'Mark the sender as safe.',
      'Allow mail from this supplier in your junk settings.',
    ],
    es: [
      'Quita al proveedor de tu lista de remitentes bloqueados, por favor.',
      '¿Puedes desbloquear esa dirección?',
      'Sácalos de los remitentes bloqueados, por favor.',
      'Marca el remitente como seguro.',
      'Permite el correo de este proveedor en la configuración de no deseado.',
    ],
  },
  'warn-payments': {
    en: [
      'Please pay nothing to a new bank account that came by mail; ring the supplier first.',
      'Tell accounting not to trust changed bank details.',
      'Do not transfer any money because of an e-mail until we are done.',
      'Check every change of a bank account by phone, please.',
      'Please hold back payments to new accounts for now.',
    ],
    es: [
      'No pagues nada a una cuenta nueva que haya llegado por correo; llama antes al proveedor.',
      'Di a contabilidad que no se fíe de cambios de datos bancarios.',
      'No transfieras dinero por un correo hasta que acabemos.',
      'Comprueba por teléfono cada cambio de cuenta bancaria, por favor.',
      'Retén de momento los pagos a cuentas nuevas, por favor.',
    ],
  },
};
