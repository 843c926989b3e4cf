import type { Paraphrases } from '../../support/paraphrases.ts';

export const PARAPHRASES: Paraphrases = {
  'read-address': {
    en: [
      'What address does the new laptop show?',
      'Please read me the IP address of one of the new laptops.',
      'Which IP does the new device have?',
      'Type ipconfig on the new laptop and tell me the IPv4 line.',
      'Can you look up the address of the new one?',
      'What do you see as the IPv4 address there?',
    ],
    es: [
      '¿Qué dirección muestra el portátil nuevo?',
      'Léeme la dirección IP de uno de los portátiles nuevos, por favor.',
      '¿Qué IP tiene el equipo nuevo?',
      'Escribe ipconfig en el portátil nuevo y dime la línea IPv4.',
      '¿Puedes mirar la dirección del nuevo?',
      '¿Qué te aparece ahí como dirección IPv4?',
    ],
  },
  'try-other-place': {
    en: [
      'Please try one of the new laptops at a desk that works.',
      'Can you take a new laptop to another desk and plug it in there?',
      'Does the new laptop work at a different socket?',
      'Plug it in somewhere else, please, at a place that works.',
      'What happens if you connect it in another corner?',
      'Could you carry one over to a colleague’s desk and test it there?',
    ],
    es: [
      'Prueba uno de los portátiles nuevos en una mesa que funcione, por favor.',
      '¿Puedes llevar un portátil nuevo a otra mesa y conectarlo allí?',
      '¿El portátil nuevo funciona en otra toma?',
      'Conéctalo en otro sitio, por favor, donde sí funcione.',
      '¿Qué pasa si lo conectas en otro rincón?',
      '¿Podrías llevar uno a la mesa de un compañero y probarlo allí?',
    ],
  },
  'unplug-router': {
    en: [
      'Please unplug the small router at socket {{port}}.',
      'Can you find the router there and pull its cable?',
      'Take the router off the network, please.',
      'There is a box that does not belong to us, please disconnect it.',
      'Disconnect whatever is plugged in at that port.',
      'Somebody brought a Wi-Fi box from home, please pull it out.',
    ],
    es: [
      'Desenchufa el router pequeño de la toma {{port}}, por favor.',
      '¿Puedes buscar ahí el router y quitarle el cable?',
      'Quita el router de la red, por favor.',
      'Hay un aparato que no es nuestro, desconéctalo, por favor.',
      'Desconecta lo que haya enchufado en esa toma.',
      'Alguien trajo un router de casa, sácalo, por favor.',
    ],
  },
  'plug-uplink': {
    en: [
      'Please plug the cable of the new switch into the wall socket.',
      'The new switch has no cable to the wall, can you plug it in?',
      'Connect the switch to the wall socket next to it.',
      'Is the uplink cable of the switch in? Please put it in.',
      'Put the loose cable of the switch into the wall.',
      'Can you link that new switch up with the wall port?',
    ],
    es: [
      'Enchufa el cable del switch nuevo en la toma de la pared, por favor.',
      'El switch nuevo no está conectado a la pared, ¿puedes enchufarlo?',
      'Conecta el switch a la toma de pared que tiene al lado.',
      '¿Está puesto el cable de subida del switch? Ponlo, por favor.',
      'Mete el cable suelto del switch en la pared.',
      '¿Puedes unir ese switch nuevo con la toma de la pared?',
    ],
  },
  'type-address': {
    en: [
      'Please type in an address by hand on the new laptop.',
      'Set a fixed IP address on it for now.',
      'Give the laptop a static address.',
      'Enter the address that I tell you in the settings of the adapter.',
      'We will use a manual address, please enter it.',
      'Let us put in a static IP so that you can work.',
    ],
    es: [
      'Escribe una dirección a mano en el portátil nuevo, por favor.',
      'Pon de momento una dirección IP fija.',
      'Dale al portátil una dirección estática.',
      'Introduce la dirección que te digo en la configuración del adaptador.',
      'Usaremos una dirección manual, introdúcela, por favor.',
      'Vamos a poner una IP estática para que puedas trabajar.',
    ],
  },
};
