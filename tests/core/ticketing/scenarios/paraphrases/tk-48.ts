import type { Paraphrases } from '../../support/paraphrases.ts';

export const PARAPHRASES: Paraphrases = {
  'which-port': {
    en: [
      'Which port is the dock in?',
      'Where is the dock plugged in?',
      'What mark does the socket have?',
      'Is it plugged into the port with the lightning?',
      'Which side does the connector go to?',
    ],
    es: [
      '¿En qué puerto está la base?',
      '¿Dónde está enchufada la base?',
      '¿Qué marca tiene el conector?',
      '¿Está en el puerto del rayo?',
      '¿En qué lado va el conector?',
    ],
  },
  'use-power-port': {
    en: [
      'Please plug the dock into the other port.',
      'Move the cable to the port with the lightning symbol.',
      'Could you use the marked port for the dock?',
      'Connect it to the second port, please.',
      'Put the plug into the port on the left.',
    ],
    es: [
      'Enchufa la base en el otro puerto.',
      'Pasa el cable al puerto del rayo.',
      '¿Puedes conectar la base al puerto marcado?',
      'Conéctalo al otro puerto, por favor.',
      'Cambia el conector al puerto de la izquierda.',
    ],
  },
  'turn-off-limit': {
    en: [
      'Please turn off the charge limit.',
      'Disable the battery limit in the settings.',
      'Could you set the battery to charge to 100 percent?',
      'Switch off the battery saver limit, please.',
      'Remove the charging limit.',
    ],
    es: [
      'Desactiva el límite de carga.',
      'Quita el límite de la batería en los ajustes.',
      '¿Puedes quitar el tope de carga?',
      'Apaga la protección de la batería, por favor.',
      'Elimina el límite de carga.',
    ],
  },
  'charger-message': {
    en: [
      'Does Windows show a message about the charger?',
      'Is there a warning about a slow charger?',
      'Do you get any notice about power?',
      'Does a pop-up say something about the adapter?',
      'Any message about charging when you plug in?',
    ],
    es: [
      '¿Sale un mensaje sobre el cargador?',
      '¿Hay algún aviso de carga lenta?',
      '¿Windows muestra una advertencia sobre la alimentación?',
      '¿Aparece una ventana sobre el adaptador?',
      '¿Dice algo la notificación de la carga?',
    ],
  },
};
