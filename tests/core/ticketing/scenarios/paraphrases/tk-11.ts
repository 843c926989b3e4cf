import type { Paraphrases } from '../../support/paraphrases.ts';

export const PARAPHRASES: Paraphrases = {
  'when-asked': {
    en: [
      'When does it ask you?',
      'What are you doing while the prompts come?',
      'At what moment does the request appear?',
      'What does the prompt on the screen say?',
      'Had you opened something before it asked?',
    ],
    es: [
      '¿Cuándo te lo pide?',
      '¿Qué hacías cuando aparecían los avisos?',
      '¿En qué momento llega la solicitud?',
      '¿Qué pone en el aviso de la pantalla?',
      '¿Estabas haciendo algo cuando te sale el aviso?',
    ],
  },
  'deny-prompts': {
    en: [
      'Please deny every prompt from now on.',
      'Do not approve it again.',
      'Refuse the requests, please.',
      'If it asks again, press no and do not approve.',
      'Please reject them all.',
    ],
    es: [
      'Rechaza todas las solicitudes a partir de ahora.',
      'No lo apruebes otra vez.',
      'Deniega los avisos, por favor.',
      'No aceptes ninguna solicitud más.',
      'Por favor, recházalas todas.',
    ],
  },
  'sign-in-tablet': {
    en: [
      'Please sign in again in the mail app of your tablet.',
      'Could you open the mail on the tablet and log in?',
      'Remove the account from the tablet and add it again.',
      'Please renew the sign-in of the mail account.',
      'Log in to your mail there once, please.',
    ],
    es: [
      'Inicia sesión otra vez en el correo de la tableta.',
      '¿Puedes abrir el correo en la tableta y entrar?',
      'Quita la cuenta de la tableta y añádela de nuevo.',
      'Entra una vez en tu correo desde la tableta, por favor.',
      'Configura otra vez la cuenta de correo.',
    ],
  },
  'reconnect-vpn': {
    en: [
      'Please disconnect the VPN and connect it again.',
      'Turn off the automatic reconnecting of the VPN.',
      'Could you close the VPN program?',
      'Please switch off automatic connection.',
      'Stop the VPN on your laptop, please.',
    ],
    es: [
      'Desconecta la VPN y vuelve a conectarla.',
      'Desactiva la reconexión automática de la VPN.',
      '¿Puedes cerrar el programa de la VPN?',
      'Apaga la conexión automática, por favor.',
      'Cierra la VPN en tu portátil.',
    ],
  },
  'own-name': {
    en: [
      'Please sign in with your own user name.',
      'Could you check the name that you type there?',
      'Use your own login, please.',
      'Please correct the user name in that window.',
      'Type your own account name instead.',
    ],
    es: [
      'Entra con tu propio nombre de usuario, por favor.',
      '¿Puedes comprobar el usuario que has puesto?',
      'Usa tu propia cuenta.',
      'Corrige el nombre de usuario en esa ventana.',
      'Escribe tu usuario, por favor.',
    ],
  },
};
