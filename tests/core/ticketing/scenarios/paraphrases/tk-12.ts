import type { Paraphrases } from '../../support/paraphrases.ts';

export const PARAPHRASES: Paraphrases = {
  'office-account': {
    en: [
      'Which account does Word show under File, Account?',
      'What e-mail address is at the top right of Word?',
      'Are you signed in to Office with your work account?',
      'Is it a private account that Word uses?',
      'Please tell me the user name in the corner of Excel.',
      'Who is Word signed in as?',
    ],
    es: [
      '¿Qué cuenta muestra Word en Archivo, Cuenta?',
      '¿Qué dirección sale arriba a la derecha en Word?',
      '¿Has iniciado sesión en Office con tu cuenta de trabajo?',
      '¿Word usa una cuenta privada?',
      'Dime el nombre de usuario de la esquina de Excel, por favor.',
      '¿Con qué usuario está Word?',
    ],
  },
  'office-work-account': {
    en: [
      'Please sign out of the private account in Word and sign in with your work account.',
      'Switch Word to the company account.',
      'Use your work address in Office instead of the private one.',
      'Change the account in Word to the one of the company, please.',
      'Remove the personal account from Office and add the work one.',
      'Could you take your business account in Word?',
    ],
    es: [
      'Cierra la cuenta privada en Word y entra con la de trabajo, por favor.',
      'Cambia Word a la cuenta de la empresa.',
      'Usa en Office tu dirección de trabajo en lugar de la privada.',
      'Pon en Word la cuenta de la empresa, por favor.',
      'Quita de Office la cuenta personal y añade la del trabajo.',
      '¿Puedes usar en Word tu cuenta de empresa?',
    ],
  },
  'reinstall-office': {
    en: [
      'Please uninstall Office and install it again.',
      'Reinstall Word, please.',
      'Let us remove Office and set it up anew.',
      'Could you install the Office programs once more?',
      'Take Office off and put it back on.',
      'Run a fresh install of Office.',
    ],
    es: [
      'Desinstala Office e instálalo otra vez, por favor.',
      'Reinstala Word, por favor.',
      'Vamos a quitar Office y ponerlo de nuevo.',
      '¿Puedes instalar otra vez los programas de Office?',
      'Elimina Office y vuelve a instalarlo.',
      'Haz una instalación limpia de Office.',
    ],
  },
};
