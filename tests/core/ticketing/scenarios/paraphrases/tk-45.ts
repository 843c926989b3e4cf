import type { Paraphrases } from '../../support/paraphrases.ts';

export const PARAPHRASES: Paraphrases = {
  'plug-in': {
    en: [
      'Please connect the charger first.',
      'Make a backup and put it on Wi-Fi.',
      'Plug it in and join the wireless network.',
      'Is it charged? Put it on power, please.',
      'Before that, back up the phone.',
    ],
    es: [
      'Primero conecta el cargador.',
      'Haz una copia de seguridad y conéctalo al wifi.',
      'Enchúfalo y únete a la red inalámbrica.',
      'Ponlo a cargar, por favor.',
      'Antes, haz una copia del teléfono.',
    ],
  },
  'update-system': {
    en: [
      'Please install the update of iOS.',
      'Update the phone to the newest version.',
      'Open Settings, General, Software Update and install it.',
      'Let it install the system update.',
      'Install the newest system on the iPhone.',
    ],
    es: [
      'Instala la actualización de iOS.',
      'Actualiza el teléfono a la última versión.',
      'Abre Ajustes, General, Actualización de software e instálala.',
      'Deja que instale la actualización del sistema.',
      'Instala el sistema más reciente en el iPhone.',
    ],
  },
  'set-screen-lock': {
    en: [
      'Please turn the passcode on again.',
      'Set a screen lock on the phone.',
      'Choose a code of six digits for the lock screen.',
      'Switch Face ID and the code on.',
      'Your phone needs a passcode, please set one.',
    ],
    es: [
      'Vuelve a activar el código.',
      'Pon un bloqueo de pantalla en el teléfono.',
      'Elige un código de seis cifras para la pantalla de bloqueo.',
      'Activa Face ID y el código.',
      'Tu teléfono necesita un código, ponle uno.',
    ],
  },
  'open-portal': {
    en: [
      'Open the company portal and let it check the phone.',
      'Start the portal app and press check.',
      'Please sync the phone in the company portal.',
      'Open the app of device management and wait for the check.',
      'Let the phone check in with the portal.',
    ],
    es: [
      'Abre el portal de empresa y deja que compruebe el teléfono.',
      'Inicia la aplicación del portal y pulsa comprobar.',
      'Sincroniza el teléfono en el portal de empresa.',
      'Abre la aplicación de gestión y espera a la comprobación.',
      'Deja que el teléfono se registre en el portal.',
    ],
  },
  'renew-phone-mail': {
    en: [
      'Enter your new password in the mail app.',
      'Type the new password in the account settings.',
      'Please put the password that you have now into the mail account.',
      'Update the mail password on the phone.',
      'Change the saved password of the mail account.',
    ],
    es: [
      'Introduce la contraseña nueva en la app de correo.',
      'Escribe la contraseña nueva en los ajustes de la cuenta.',
      'Pon la contraseña actual en la cuenta de correo.',
      'Cambia la contraseña del correo en el teléfono.',
      'Actualiza la contraseña guardada de la cuenta de correo.',
    ],
  },
};
