import type { Paraphrases } from '../../support/paraphrases.ts';

export const PARAPHRASES: Paraphrases = {
  'tell-deleted': {
    en: [
      'I have emptied your deleted items, with your consent. Nothing else was deleted.',
      'Just so you know, we have cleared your trash, nothing else.',
      'Your deleted items were emptied by me just now.',
      'I deleted what was in your bin, the rest of your mail is untouched.',
      'The deleted items have been purged by the desk, as you agreed.',
    ],
    es: [
      'He vaciado tus elementos eliminados, con tu permiso. No se ha borrado nada más.',
      'Para que lo sepas: hemos vaciado tu papelera y nada más.',
      'Se han eliminado los mensajes de tu papelera, lo hice yo.',
      'Acabo de borrar lo que había en elementos eliminados.',
      'Se ha vaciado la carpeta de eliminados, como acordamos.',
    ],
  },
  'needs-deleted': {
    en: [
      'Is there anything among the deleted items that you still need?',
      'Do you keep something important in the deleted items?',
      'Before I empty the trash: do you need any of it?',
      'May the deleted mail really go, or is something worth keeping in there?',
      'Can I empty your deleted items, or do you store things there?',
    ],
    es: [
      '¿Hay algo en los elementos eliminados que aún necesites?',
      '¿Guardas algo importante en los eliminados?',
      'Antes de vaciar la papelera: ¿necesitas algo de ahí?',
      '¿Se puede borrar de verdad el correo eliminado o hay algo que conservar?',
      '¿Puedo vaciar tus elementos eliminados o guardas cosas allí?',
    ],
  },
  'empty-deleted': {
    en: [
      'Please empty the folder of deleted items.',
      'Could you clear your trash folder, please?',
      'Empty the deleted items yourself, once you have looked through them.',
      'Please delete everything in deleted items for good.',
      'Right-click the deleted items and choose Empty folder.',
    ],
    es: [
      'Vacía la carpeta de elementos eliminados, por favor.',
      '¿Puedes vaciar tu papelera?',
      'Vacía tú los eliminados después de mirarlos.',
      'Borra para siempre todo lo que hay en elementos eliminados, por favor.',
      'Botón derecho en elementos eliminados y elige Vaciar carpeta.',
    ],
  },
  'local-file': {
    en: [
      'Please move your old mail to a file on your computer.',
      'Drag the older messages into a data file on the C drive.',
      'Could you save the old mail locally?',
      'Export last year’s mail to your hard disk, please.',
      'Put the old messages into a personal folder file.',
    ],
    es: [
      'Mueve tu correo antiguo a un archivo de tu ordenador, por favor.',
      'Arrastra los mensajes antiguos a un archivo de datos en el disco C.',
      '¿Puedes guardar el correo viejo en local?',
      'Exporta el correo del año pasado a tu disco duro, por favor.',
      'Pon los mensajes antiguos en un archivo de carpetas personales.',
    ],
  },
  'upload-link': {
    en: [
      'Please send the customers the upload link for large files.',
      'Could you ask them to upload the drawings to the shared portal?',
      'Give the customer a link to which they can upload big files.',
      'Let them use our file exchange instead of an attachment.',
      'Please have them put large attachments on the upload page.',
    ],
    es: [
      'Envía a los clientes el enlace para subir archivos grandes, por favor.',
      '¿Puedes pedirles que suban los planos al portal de archivos?',
      'Dale al cliente un enlace donde pueda subir archivos pesados.',
      'Que usen nuestro intercambio de archivos en vez de un adjunto.',
      'Que pongan los adjuntos grandes en la página de subida.',
    ],
  },
  'which-address': {
    en: [
      'Which address do the customers write to?',
      'What e-mail address did they send it to?',
      'Did they use your usual address or an older one?',
      'Can you read me the recipient address in the bounce?',
      'To which of your addresses was the message sent?',
    ],
    es: [
      '¿A qué dirección escriben los clientes?',
      '¿A qué correo lo enviaron?',
      '¿Usaron tu dirección habitual o una antigua?',
      '¿Me lees la dirección del destinatario en el rebote?',
      '¿A cuál de tus direcciones iba el mensaje?',
    ],
  },
};
