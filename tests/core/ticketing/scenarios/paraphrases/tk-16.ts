import { DELETE_MESSAGE } from '../../support/incident-paraphrases.ts';
import type { Paraphrases } from '../../support/paraphrases.ts';

export const PARAPHRASES: Paraphrases = {
  'what-done': {
    en: [
      'What did you do with it: open it, click, type anything, or run something?',
      'Did you enter your password on that page?',
      'Have you downloaded or opened a file from it?',
      'What exactly happened after you clicked the link?',
      'Did you type in a user name or a password?',
    ],
    es: [
      '¿Qué hiciste con él: lo abriste, pulsaste, escribiste algo o ejecutaste algo?',
      '¿Escribiste tu contraseña en esa página?',
      '¿Has descargado o abierto algún archivo?',
      '¿Qué pasó exactamente después de pulsar el enlace?',
      '¿Pusiste un usuario o una contraseña?',
    ],
  },
  'keep-message': {
    en: [
      'Please leave the message where it is, and click nothing in it again.',
      'Do not delete the mail, please.',
      'Keep the e-mail and do not open the link any more.',
      'Please do not forward it; just leave it in the inbox.',
      'Do not click on it again, and keep it for us.',
    ],
    es: [
      'Deja el mensaje donde está y no vuelvas a pulsar nada en él, por favor.',
      'No borres el correo, por favor.',
      'Conserva el correo y no abras más el enlace.',
      'No lo reenvíes; déjalo en la bandeja de entrada, por favor.',
      'No vuelvas a pulsarlo y guárdalo para nosotros.',
    ],
  },
  ...DELETE_MESSAGE,
  'unplug-network': {
    en: [
      'Please take the computer off the network and leave it switched on.',
      'Pull out the network cable, but do not switch the computer off.',
      'Turn off Wi-Fi and unplug the cable now.',
      'Disconnect from the network and leave the power on, please.',
      'Could you unplug the network cable?',
    ],
    es: [
      'Desconecta el ordenador de la red y déjalo encendido, por favor.',
      'Quita el cable de red, pero no apagues el ordenador.',
      'Apaga la wifi y desenchufa el cable ahora.',
      'Desconéctate de la red y deja el equipo encendido, por favor.',
      '¿Puedes sacar el cable de red?',
    ],
  },
  'scan-computer': {
    en: [
      'Please run a virus scan.',
      'Scan the computer for malware, please.',
      'Could you start a full scan in Windows Security?',
      'Let the antivirus check your PC.',
      'Run the virus scanner once.',
    ],
    es: [
      'Pasa el antivirus, por favor.',
      'Analiza el ordenador en busca de virus, por favor.',
      '¿Puedes iniciar un análisis completo en Seguridad de Windows?',
      'Que el antivirus revise tu equipo.',
      'Haz un análisis de virus.',
    ],
  },
  'tell-genuine': {
    en: [
      'The message is real: it comes from our own phone system.',
      'That mail is genuine, you can trust it.',
      'It is a real voicemail; nothing bad has happened.',
      'No worry: the e-mail was sent by our own system.',
      'The link is safe, it is ours.',
    ],
    es: [
      'El mensaje es auténtico: viene de nuestra propia centralita.',
      'Ese correo es de verdad, puedes fiarte.',
      'Es un mensaje de voz real; no ha pasado nada malo.',
      'No te preocupes: el correo lo envió nuestro propio sistema.',
      'El enlace es seguro, es nuestro.',
    ],
  },
};
