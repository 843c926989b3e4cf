import { DELETE_MESSAGE } from '../../support/incident-paraphrases.ts';
import type { Paraphrases } from '../../support/paraphrases.ts';

export const PARAPHRASES: Paraphrases = {
  'what-done': {
    en: [
      'Did you open it, click anything in it, or reply?',
      'Have you clicked the link?',
      'Did you download the attachment?',
      'What did you do with the message?',
      'Have you answered it or typed anything in?',
    ],
    es: [
      '¿Lo abriste, pulsaste algo o respondiste?',
      '¿Has pulsado el enlace?',
      '¿Descargaste el archivo adjunto?',
      '¿Qué hiciste con el mensaje?',
      '¿Has contestado o has escrito algo en él?',
    ],
  },
  'what-wants': {
    en: [
      'What does the message want from you?',
      'Who does it claim to be from, and what does it ask for?',
      'What does the e-mail say?',
      'Does it ask for a payment or a password?',
      'Is there a link or an attachment in the mail?',
    ],
    es: [
      '¿Qué quiere de ti el mensaje?',
      '¿Quién dice ser y qué pide?',
      '¿Qué dice el correo?',
      '¿Te pide un pago o una contraseña?',
      '¿Hay algún enlace o adjunto en el mensaje?',
    ],
  },
  'tell-genuine': {
    en: [
      'The message is genuine: it comes from a supplier of ours.',
      'That invoice is real, you can use it.',
      'You can trust the sender.',
      'The e-mail is harmless.',
      'It is a legitimate invoice of the supplier.',
    ],
    es: [
      'El mensaje es auténtico: viene de un proveedor nuestro.',
      'Esa factura es de verdad, puedes usarla.',
      'Puedes fiarte del remitente.',
      'El correo es inofensivo.',
      'Es una factura legítima del proveedor.',
    ],
  },
  'tell-drill': {
    en: [
      'It was a drill of the security team, and you have passed it.',
      'This message was only an exercise.',
      'Security sent that mail as a test.',
      'That was a simulated phishing mail, well spotted.',
      'It is part of our awareness training.',
    ],
    es: [
      'Era un simulacro del equipo de seguridad y lo has superado.',
      'Este mensaje era solo un ejercicio.',
      'Seguridad envió ese correo como prueba.',
      'Era un correo de phishing simulado, bien visto.',
      'Es parte de nuestro entrenamiento de seguridad.',
    ],
  },
  'warn-payments': {
    en: [
      'Please pay nothing, and ring the director on the number that you know.',
      'Do not transfer any money because of this message.',
      'Never pay on an e-mail alone; phone the person first.',
      'Hold every payment until you have spoken to them by phone.',
      'Please make no payment before you have called the director.',
    ],
    es: [
      'No pagues nada y llama a dirección al número que conoces, por favor.',
      'No transfieras dinero por este mensaje.',
      'Nunca pagues solo por un correo; llama primero a la persona.',
      'Espera con cualquier pago hasta hablar por teléfono.',
      'No hagas ninguna transferencia antes de llamar a dirección.',
    ],
  },
  'warn-colleagues': {
    en: [
      'Please forward it to your colleagues to warn them.',
      'Send the message to everybody in your department.',
      'Could you pass the mail on to the team?',
      'Warn your colleagues about it, please.',
      'Please tell everyone in the department.',
    ],
    es: [
      'Reenvíalo a tus compañeros para avisarlos, por favor.',
      'Manda el mensaje a todos los de tu departamento.',
      '¿Puedes pasar el correo al equipo?',
      'Avisa a tus compañeros, por favor.',
      'Avisa a todos en el departamento.',
    ],
  },
  ...DELETE_MESSAGE,
};
