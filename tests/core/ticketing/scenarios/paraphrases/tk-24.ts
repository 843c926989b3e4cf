import type { Paraphrases } from '../../support/paraphrases.ts';

export const PARAPHRASES: Paraphrases = {
  'connect-vpn': {
    en: [
      'Please connect the VPN.',
      'Could you start the VPN again?',
      'Open the VPN and sign in.',
      'Turn the VPN on, please.',
      'Reconnect the tunnel now.',
      'Let us bring the VPN up.',
    ],
    es: [
      'Conecta la VPN, por favor.',
      '¿Puedes iniciar la VPN otra vez?',
      'Abre la VPN y entra.',
      'Activa la VPN, por favor.',
      'Vuelve a conectar el túnel.',
      'Enciende ahora la VPN.',
    ],
  },
  'read-clock': {
    en: [
      'What time does your laptop show?',
      'Compare the clock of the laptop with your phone, please.',
      'Is the clock of your computer right?',
      'Which time is in the corner of your screen?',
      'Does the time on the laptop differ from the one on the phone?',
      'Please read me date and time from the taskbar.',
    ],
    es: [
      '¿Qué hora marca tu portátil?',
      'Compara el reloj del portátil con el del móvil, por favor.',
      '¿Va bien el reloj del equipo?',
      '¿Qué hora pone en la esquina de la pantalla?',
      '¿La hora del portátil es distinta de la del móvil?',
      'Léeme la fecha y la hora de la barra de tareas.',
    ],
  },
  'set-clock': {
    en: [
      'Please switch on “Set time automatically”.',
      'Turn the automatic time on and press Sync now.',
      'Let the laptop set its clock by itself.',
      'Correct the clock in the settings, please.',
      'Synchronize the time with the internet.',
      'Could you put the clock right, under date and time?',
    ],
    es: [
      'Activa «Ajustar hora automáticamente», por favor.',
      'Pon la hora automática y pulsa Sincronizar ahora.',
      'Deja que el portátil ponga él mismo la hora.',
      'Corrige el reloj en la configuración, por favor.',
      'Sincroniza la hora con internet.',
      '¿Puedes poner bien el reloj, en fecha y hora?',
    ],
  },
  'prompt-comes': {
    en: [
      'Does the prompt come up on your phone?',
      'Did you see the approval request on the mobile?',
      'What happens on the phone when you connect?',
      'Does the authenticator ask you to approve anything?',
      'Was there a notification to approve the sign-in?',
      'Do you get a request on your phone at that moment?',
    ],
    es: [
      '¿Te sale el aviso en el móvil?',
      '¿Viste la solicitud de aprobación en el teléfono?',
      '¿Qué pasa en el móvil cuando te conectas?',
      '¿El autenticador te pide aprobar algo?',
      '¿Hubo una notificación para aprobar el inicio de sesión?',
      '¿Recibes una solicitud en el móvil en ese momento?',
    ],
  },
  'allow-notifications': {
    en: [
      'Please allow notifications for the authenticator.',
      'Turn off Do Not Disturb on the phone.',
      'Check whether notifications are switched on for the app.',
      'Could you open the settings and enable the alerts?',
      'Switch silent mode off and look again.',
      'End the focus mode on your mobile, please.',
    ],
    es: [
      'Permite las notificaciones del autenticador, por favor.',
      'Quita el modo No molestar del móvil.',
      'Comprueba si la app tiene activadas las notificaciones.',
      '¿Puedes abrir los ajustes y activar los avisos?',
      'Desactiva el silencio y mira otra vez.',
      'Sal del modo concentración en el móvil, por favor.',
    ],
  },
  'reinstall-client': {
    en: [
      'Please uninstall the VPN client and install it again.',
      'Reinstall the VPN program.',
      'Let us remove the client and set it up anew.',
      'Could you install the VPN software once more?',
      'Take the client off and put it on again.',
      'A fresh install of the VPN app, please.',
    ],
    es: [
      'Desinstala el cliente VPN e instálalo otra vez, por favor.',
      'Reinstala el programa de la VPN.',
      'Vamos a quitar el cliente y ponerlo de nuevo.',
      '¿Puedes instalar una vez más el software de la VPN?',
      'Elimina el cliente y vuelve a instalarlo.',
      'Haz una instalación limpia de la aplicación VPN.',
    ],
  },
};
