import type { Paraphrases } from '../../support/paraphrases.ts';

export const PARAPHRASES: Paraphrases = {
  'read-address': {
    en: [
      'What stands in the address bar?',
      'Please read me the web address, letter by letter.',
      'Which link did you open?',
      'What is the exact URL of the page?',
      'How did you get to this page, by a bookmark or a link?',
    ],
    es: [
      '¿Qué pone en la barra de direcciones?',
      'Léeme la dirección de la web, letra por letra.',
      '¿Qué enlace has abierto?',
      '¿Cuál es la URL exacta de la página?',
      '¿Cómo llegaste a esa página, por un favorito o por un enlace?',
    ],
  },
  'read-certificate': {
    en: [
      'Please click on the warning and read me the certificate.',
      'Who issued the certificate?',
      'Until when is the certificate valid?',
      'What does the certificate say, for whom and by whom is it?',
      'Open the details of the certificate and tell me the dates.',
    ],
    es: [
      'Pulsa en el aviso y léeme el certificado, por favor.',
      '¿Quién emitió el certificado?',
      '¿Hasta cuándo es válido el certificado?',
      '¿Qué dice el certificado, para quién es y de quién?',
      'Abre los detalles del certificado y dime las fechas.',
    ],
  },
  'read-clock': {
    en: [
      'What date and time does your computer show?',
      'Is the clock in the corner right?',
      'Which year does your computer think it is?',
      'Can you read me the date at the bottom right?',
      'Please check the clock of the computer.',
    ],
    es: [
      '¿Qué fecha y hora muestra tu equipo?',
      '¿Está bien el reloj de la esquina?',
      '¿En qué año cree tu equipo que estamos?',
      '¿Puedes leerme la fecha de abajo a la derecha?',
      'Mira el reloj del equipo, por favor.',
    ],
  },
  'which-network': {
    en: [
      'Which network are you connected to?',
      'What is the name of your Wi-Fi?',
      'Are you on the cable or on Wi-Fi?',
      'Is it the guest network that you are using?',
      'Can you tell me which wireless network it shows?',
    ],
    es: [
      '¿A qué red estás conectado?',
      '¿Cómo se llama tu wifi?',
      '¿Estás por cable o por wifi?',
      '¿Estás usando la red de invitados?',
      '¿Me dices qué red inalámbrica aparece?',
    ],
  },
  'typed-anything': {
    en: [
      'Did you enter your password on that page?',
      'Have you typed anything there?',
      'Did you sign in on it?',
      'Have you given that page any details?',
      'Did you fill anything in before the warning?',
    ],
    es: [
      '¿Has introducido la contraseña en esa página?',
      '¿Has escrito algo ahí?',
      '¿Iniciaste sesión en ella?',
      '¿Has dado algún dato a esa página?',
      '¿Rellenaste algo antes del aviso?',
    ],
  },
  'open-by-name': {
    en: [
      'Please open the page by its name, not by numbers.',
      'Type intranet dot corp dot larkfield dot example instead of the number.',
      'Use the bookmark of the intranet.',
      'Open it with the name of the intranet, please.',
      'Please type the name of the site in place of the IP address.',
    ],
    es: [
      'Abre la página por su nombre y no por números.',
      'Escribe intranet.corp.larkfield.example en lugar del número.',
      'Usa el favorito de la intranet.',
      'Ábrela con el nombre de la intranet, por favor.',
      'Escribe el nombre del sitio en vez de la dirección IP.',
    ],
  },
  'join-office': {
    en: [
      'Please leave the guest network and connect to the office network.',
      'Plug the network cable in and turn the Wi-Fi off.',
      'Switch from the guest Wi-Fi to the company one.',
      'Connect to the company network, please.',
      'Disconnect from the guest Wi-Fi and use the cable.',
    ],
    es: [
      'Sal de la red de invitados y conéctate a la de la oficina.',
      'Enchufa el cable de red y apaga el wifi.',
      'Cambia del wifi de invitados al de la empresa.',
      'Conéctate a la red de la empresa, por favor.',
      'Desconéctate del wifi de invitados y usa el cable.',
    ],
  },
  'set-date': {
    en: [
      'Please set the clock to automatic.',
      'Can you correct the date and time?',
      'Turn on "set time automatically" and synchronize.',
      'Sync the clock now, please.',
      'Please set the date of the computer right.',
    ],
    es: [
      'Pon el reloj en automático, por favor.',
      '¿Puedes corregir la fecha y la hora?',
      'Activa «Ajustar hora automáticamente» y sincroniza.',
      'Sincroniza el reloj ahora, por favor.',
      'Pon bien la fecha del equipo.',
    ],
  },
  'close-page': {
    en: [
      'Please close that page and do not use the link again.',
      'Close the tab, please.',
      'Leave that page and delete nothing.',
      'Do not open that link any more.',
      'Please shut that window of the browser.',
    ],
    es: [
      'Cierra esa página y no vuelvas a usar el enlace.',
      'Cierra la pestaña, por favor.',
      'Sal de esa página y no borres nada.',
      'No abras más ese enlace.',
      'Cierra esa ventana del navegador, por favor.',
    ],
  },
  'click-through': {
    en: [
      'Just click on Advanced and continue.',
      'You can ignore the warning and proceed.',
      'Click through the warning, it is fine.',
      'Accept the risk and go on to the page.',
      'Add an exception for the certificate.',
    ],
    es: [
      'Pulsa en Avanzado y continúa.',
      'Puedes ignorar el aviso y seguir.',
      'Sáltate el aviso, no pasa nada.',
      'Acepta el riesgo y entra en la página.',
      'Añade una excepción para el certificado.',
    ],
  },
};
