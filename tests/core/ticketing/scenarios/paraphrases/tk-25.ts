import type { Paraphrases } from '../../support/paraphrases.ts';

export const PARAPHRASES: Paraphrases = {
  'read-router': {
    en: [
      'Which address does your router at home have?',
      'Look at the label of the router: what address is written there?',
      'Do you have a new router, and which numbers does it use?',
      'What range of addresses does your home network use?',
      'Please read me the address of the router page.',
      'Is your home network one that begins with 10 or with 192.168?',
    ],
    es: [
      '¿Qué dirección tiene tu router de casa?',
      'Mira la etiqueta del router: ¿qué dirección pone?',
      '¿Tienes un router nuevo, y qué números usa?',
      '¿Qué rango de direcciones usa tu red de casa?',
      'Léeme la dirección de la página del router, por favor.',
      '¿Tu red de casa empieza por 10 o por 192.168?',
    ],
  },
  'use-hotspot': {
    en: [
      'Please connect the laptop to the hotspot of your phone.',
      'Use your mobile as a hotspot for now.',
      'Could you share the internet of the phone with the laptop?',
      'Switch from the home Wi-Fi to your phone’s hotspot.',
      'Turn on tethering on the mobile and connect to it.',
      'Try it over the phone’s personal hotspot, please.',
    ],
    es: [
      'Conecta el portátil al punto de acceso de tu móvil, por favor.',
      'Usa de momento el móvil como punto de acceso.',
      '¿Puedes compartir internet del teléfono con el portátil?',
      'Pasa del wifi de casa a la zona wifi de tu móvil.',
      'Activa compartir conexión en el móvil y conéctate.',
      'Pruébalo con los datos del móvil, por favor.',
    ],
  },
  'change-router': {
    en: [
      'Please change the range of your router to 192.168.50.',
      'Set another network in the settings of the router.',
      'Could you give your home router a different address range?',
      'Change the LAN address of the router, please.',
      'Your router has to use other numbers, please set 192.168.50.1.',
      'Put the router at home on a different network.',
    ],
    es: [
      'Cambia el rango de tu router a 192.168.50, por favor.',
      'Pon otra red en la configuración del router.',
      '¿Puedes darle al router de casa otro rango de direcciones?',
      'Cambia la dirección LAN del router, por favor.',
      'Tu router tiene que usar otros números, pon 192.168.50.1.',
      'Configura el router de casa con una red distinta.',
    ],
  },
  'connect-vpn': {
    en: [
      'Please disconnect the VPN and connect it again.',
      'Could you start the VPN again?',
      'Turn the VPN off and on, please.',
      'Reconnect the VPN now.',
      'Open the tunnel once more.',
      'Sign in to the VPN again.',
    ],
    es: [
      'Desconecta la VPN y vuelve a conectarla, por favor.',
      '¿Puedes iniciar la VPN otra vez?',
      'Desactiva y activa la VPN, por favor.',
      'Vuelve a conectar la VPN ahora.',
      'Abre el túnel otra vez.',
      'Entra de nuevo en la VPN.',
    ],
  },
};
