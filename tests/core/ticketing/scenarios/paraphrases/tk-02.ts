import type { Paraphrases } from '../../support/paraphrases.ts';

export const PARAPHRASES: Paraphrases = {
  'tell-temporary-password': {
    en: [
      'Your temporary password is Maple-Stone-41.',
      'I will read you a temporary password, please write it down.',
      'Here is a one-time password for you.',
      'Take down this temporary password, please.',
      'The temporary password reads as follows.',
    ],
    es: [
      'Tu contraseña temporal es Arce-Piedra-41.',
      'Te leo una contraseña temporal, apúntala.',
      'Aquí tienes una contraseña provisional.',
      'Anota esta contraseña temporal, por favor.',
      'Te dicto una clave provisional.',
    ],
  },
  'self-service-reset': {
    en: [
      'Please reset your password on the self-service page.',
      'Could you use the self-service portal?',
      'Open the password portal and choose a new one.',
      'You can reset it yourself on the reset page.',
      'Please go to the self service site and follow the steps.',
    ],
    es: [
      'Restablece la contraseña en la página de autoservicio.',
      '¿Puedes usar el portal de autoservicio?',
      'Abre el portal de contraseñas y elige una nueva.',
      'Puedes restablecerla tú mismo en la página.',
      'Entra en la web de autoservicio y sigue los pasos.',
    ],
  },
  'use-new-password': {
    en: [
      'Please type the new password in the VPN.',
      'Try the password that you chose yesterday.',
      'Use the latest password for the connection.',
      'Could you enter the other password, the newer one?',
      'Put in the changed password, not the old one.',
    ],
    es: [
      'Escribe la contraseña nueva en la VPN.',
      'Prueba con la contraseña que pusiste ayer.',
      'Usa la última contraseña para conectar.',
      '¿Puedes poner la otra contraseña, la nueva?',
      'Introduce la contraseña que cambiaste anoche, no la de antes.',
    ],
  },
  'lock-unlock': {
    en: [
      'Please lock the laptop and unlock it again.',
      'Lock your screen and open it with the new password.',
      'Could you lock the computer once?',
      'Press Windows and L to lock the screen, then sign in.',
      'Lock it and unlock it while the VPN is up.',
    ],
    es: [
      'Bloquea el portátil y desbloquéalo otra vez.',
      'Bloquea la pantalla y ábrela con la contraseña nueva.',
      '¿Puedes bloquear el equipo un momento? Bloquea la pantalla.',
      'Bloquea y desbloquea el ordenador.',
      'Bloquea el portátil y vuelve a abrirlo.',
    ],
  },
  'connect-vpn': {
    en: [
      'Please connect the VPN.',
      'Could you start the VPN now?',
      'Turn the VPN on, please.',
      'Please reconnect the VPN.',
      'Open the VPN and sign in.',
    ],
    es: [
      'Conecta la VPN, por favor.',
      '¿Puedes iniciar la VPN ahora?',
      'Activa la VPN, por favor.',
      'Vuelve a conectar la VPN.',
      'Abre la VPN y entra.',
    ],
  },
  'sync-device': {
    en: [
      'Please install the pending updates.',
      'Open the company portal and run a check.',
      'Start a sync with device management.',
      'Let the updates finish and restart it.',
      'Please check in the laptop, run the compliance check.',
    ],
    es: [
      'Instala las actualizaciones pendientes.',
      'Abre el portal de empresa y haz una comprobación.',
      'Inicia una sincronización con la gestión de dispositivos.',
      'Deja que terminen las actualizaciones y reinicia.',
      'Haz que compruebe el cumplimiento del portátil.',
    ],
  },
};
