import type { Paraphrases } from '../../support/paraphrases.ts';

export const PARAPHRASES: Paraphrases = {
  'which-app': {
    en: [
      'Have you installed any app lately?',
      'Which apps are new on the phone?',
      'Did you download something from a website?',
      'Where did you get that app from, the store?',
      'Is there a free app that you added last week?',
    ],
    es: [
      '¿Has instalado alguna aplicación hace poco?',
      '¿Qué aplicaciones son nuevas en el teléfono?',
      '¿Has descargado algo de una página?',
      '¿De dónde sacaste esa app, de la tienda?',
      '¿Hay alguna app gratis que pusieras la semana pasada?',
    ],
  },
  'share-hotspot': {
    en: [
      'Do you share the connection of the phone with other devices?',
      'Is the hotspot switched on?',
      'Does anybody at home use your phone as a hotspot?',
      'Are there other devices connected through your phone?',
      'Does a tablet or a console go online by your phone?',
    ],
    es: [
      '¿Compartes la conexión del teléfono con otros aparatos?',
      '¿Está activado el punto de acceso?',
      '¿Alguien en casa usa tu teléfono para conectarse?',
      '¿Hay otros dispositivos conectados a través de tu móvil?',
      '¿Sale a internet una tableta o una consola por tu teléfono?',
    ],
  },
  'stop-hotspot': {
    en: [
      'Please switch the hotspot off and change its password.',
      'Turn off the sharing of the connection.',
      'Stop sharing the internet of the phone.',
      'Deactivate the hotspot in the settings, please.',
      'Please disconnect the other devices and turn tethering off.',
    ],
    es: [
      'Apaga el punto de acceso y cambia su contraseña, por favor.',
      'Desactiva compartir la conexión.',
      'Deja de compartir el internet del teléfono.',
      'Quita el punto de acceso en los ajustes, por favor.',
      'Desconecta los otros aparatos y apaga el anclaje.',
    ],
  },
  'remove-app': {
    en: [
      'Please uninstall that app.',
      'Remove the flashlight from the phone.',
      'Delete the app in the settings.',
      'Take the new app off the phone, please.',
      'Could you uninstall it from the list of apps?',
    ],
    es: [
      'Desinstala esa aplicación, por favor.',
      'Quita la linterna del teléfono.',
      'Borra la app en los ajustes.',
      'Elimina del teléfono la aplicación nueva, por favor.',
      '¿Puedes desinstalarla desde la lista de aplicaciones?',
    ],
  },
  'keep-as-is': {
    en: [
      'Please leave the phone as it is and delete nothing.',
      'Do not reset it, the security team will look at it.',
      'Keep it switched on, and do not sign in to anything on it.',
      'Change nothing on the phone until security calls you.',
      'Do not use it for work and do not erase anything.',
    ],
    es: [
      'Deja el teléfono como está y no borres nada.',
      'No lo restablezcas, el equipo de seguridad lo va a mirar.',
      'Déjalo encendido y no inicies sesión en nada.',
      'No cambies nada en el teléfono hasta que te llame seguridad.',
      'No lo uses para trabajar y no elimines nada.',
    ],
  },
};
