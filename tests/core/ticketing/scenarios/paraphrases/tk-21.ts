import type { Paraphrases } from '../../support/paraphrases.ts';

export const PARAPHRASES: Paraphrases = {
  'read-addresses': {
    en: [
      'Please type ipconfig and read out what it says.',
      'Which IP address do you see?',
      'Could you open the command window and run ipconfig for me?',
      'What does the network settings page show as your address?',
      'Read me the line with the IPv4 address, please.',
    ],
    es: [
      'Escribe ipconfig y léeme lo que sale, por favor.',
      '¿Qué dirección IP ves?',
      '¿Puedes abrir la ventana de comandos y ejecutar ipconfig?',
      '¿Qué dirección aparece en la configuración de red?',
      'Léeme la línea de la dirección IPv4.',
    ],
  },
  'try-socket': {
    en: [
      'Can you plug the cable straight into the wall socket?',
      'What happens if you connect directly to the wall?',
      'Please put the cable directly into the wall port.',
      'Try it without the little box, straight to the wall.',
      'Does it work when the cable goes directly into the wall?',
    ],
    es: [
      '¿Puedes conectar el cable directamente a la toma de la pared?',
      '¿Qué pasa si lo conectas directo a la pared?',
      'Pon el cable directamente en la toma de la pared.',
      'Prueba sin la cajita, directo a la pared.',
      '¿Funciona si el cable va directo a la pared?',
    ],
  },
  'read-port': {
    en: [
      'What is written on the wall socket?',
      'Please read me the label of the network port.',
      'Which number does the socket have?',
      'Is there a label on the wall port?',
      'Can you tell me the port number on the wall?',
    ],
    es: [
      '¿Qué pone en la toma de la pared?',
      'Léeme la etiqueta de la toma de red, por favor.',
      '¿Qué número tiene la toma?',
      '¿Hay una etiqueta en la toma de la pared?',
      '¿Me dices el número de la toma?',
    ],
  },
  'swap-cable': {
    en: [
      'Please try another network cable.',
      'Can you swap the cable for the one of the free desk?',
      'Take a different cable, please.',
      'Could you replace the network cable?',
      'Use the cable from the empty desk.',
    ],
    es: [
      'Prueba con otro cable de red, por favor.',
      '¿Puedes cambiar el cable por el de la mesa libre?',
      'Usa un cable distinto.',
      '¿Puedes sustituir el cable de red?',
      'Coge el cable de la mesa vacía.',
    ],
  },
  'enable-adapter': {
    en: [
      'Please enable the network adapter.',
      'Can you turn the Ethernet adapter on again?',
      'Right-click Ethernet and choose enable.',
      'Switch the network card back on, please.',
      'Activate the Ethernet connection in the settings.',
    ],
    es: [
      'Habilita el adaptador de red, por favor.',
      '¿Puedes volver a activar el adaptador Ethernet?',
      'Pulsa con el botón derecho en Ethernet y elige habilitar.',
      'Activa otra vez la tarjeta de red.',
      'Activa la conexión Ethernet en la configuración.',
    ],
  },
  'address-automatic': {
    en: [
      'Please set the address to automatic.',
      'Choose obtain an IP address automatically.',
      'Can you switch the IP setting back to automatic DHCP?',
      'Take out the fixed address and let it get one automatically.',
      'Remove the manual address, please.',
    ],
    es: [
      'Pon la dirección en automático, por favor.',
      'Elige obtener una dirección IP automáticamente.',
      '¿Puedes volver a poner la IP en DHCP automático?',
      'Quita la dirección fija y deja que la coja automáticamente.',
      'Borra la dirección manual, por favor.',
    ],
  },
  'plug-switch': {
    en: [
      'Is there a small switch under the desk? Please plug its cable back into the wall.',
      'Please connect the little box to the wall again.',
      'Can you check the cable of the desk switch and plug it in?',
      'Plug the switch back in, please.',
      'Reconnect the cable of the small network box.',
    ],
    es: [
      '¿Hay un switch pequeño bajo la mesa? Vuelve a conectar su cable a la pared.',
      'Conecta otra vez la cajita a la pared, por favor.',
      '¿Puedes revisar el cable del switch y enchufarlo?',
      'Enchufa de nuevo el switch.',
      'Vuelve a conectar el cable de la cajita de red.',
    ],
  },
};
