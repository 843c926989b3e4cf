import type { Paraphrases } from '../../support/paraphrases.ts';

export const PARAPHRASES: Paraphrases = {
  'read-trace': {
    en: [
      'Please type tracert and read me the first two lines.',
      'What are the first hops of the trace?',
      'Which addresses come first when you run tracert?',
      'Can you run a trace route and tell me the first two addresses?',
      'Open a command window and do a tracert to 9.9.9.9: what is in line one and two?',
    ],
    es: [
      'Escribe tracert y léeme las dos primeras líneas, por favor.',
      '¿Cuáles son los primeros saltos del trazado?',
      '¿Qué direcciones salen primero al ejecutar tracert?',
      '¿Puedes hacer un tracert y decirme las dos primeras direcciones?',
      'Abre una ventana de comandos y haz un tracert: ¿qué pone en la línea uno y dos?',
    ],
  },
  'read-router': {
    en: [
      'Please open the page of your router: since when is it up, and who is connected?',
      'Which devices does the router list as connected?',
      'What does the router show as its uptime?',
      'Do you know all the devices on your Wi-Fi?',
      'Read me the status page of the router, please.',
    ],
    es: [
      'Abre la página del router: ¿desde cuándo está encendido y quién está conectado?',
      '¿Qué dispositivos aparecen conectados en el router?',
      '¿Qué tiempo de actividad muestra el router?',
      '¿Conoces todos los dispositivos de tu wifi?',
      'Léeme la página de estado del router, por favor.',
    ],
  },
  'use-access-point': {
    en: [
      'Please set the second router to access point mode.',
      'Switch the new router to bridge mode.',
      'Let the new box work as an access point only.',
      'One of the two routers should be an access point, not a router.',
      'Change the operation mode of the second one to access point.',
    ],
    es: [
      'Pon el segundo router en modo punto de acceso, por favor.',
      'Cambia el router nuevo a modo puente.',
      'Deja que el aparato nuevo trabaje solo como punto de acceso.',
      'Uno de los dos routers tiene que ser punto de acceso, no router.',
      'Cambia el modo de funcionamiento del segundo a punto de acceso.',
    ],
  },
  'secure-wifi': {
    en: [
      'Please give your Wi-Fi a new password and set it to WPA2 with AES or WPA3.',
      'Change the factory password of the Wi-Fi.',
      'Switch the Wi-Fi from TKIP to AES.',
      'Set the wireless security to WPA3 and choose a password of your own.',
      'Put a new password on the wireless network and on the router page.',
    ],
    es: [
      'Pon una contraseña nueva a la wifi y ajústala a WPA2 con AES o WPA3.',
      'Cambia la contraseña de fábrica de la wifi.',
      'Cambia la wifi de TKIP a AES.',
      'Pon la seguridad inalámbrica en WPA3 y elige una contraseña propia.',
      'Pon una clave nueva a la red inalámbrica y a la página del router.',
    ],
  },
  'update-router': {
    en: [
      'Please update the firmware of the router.',
      'Install the newest firmware on the router.',
      'Is there an update for the router? Then install it.',
      'Let the router download its new firmware.',
      'The router needs new software, please update it.',
    ],
    es: [
      'Actualiza el firmware del router, por favor.',
      'Instala el firmware más reciente en el router.',
      '¿Hay una actualización para el router? Instálala.',
      'Deja que el router descargue su nuevo firmware.',
      'El router necesita software nuevo, actualízalo.',
    ],
  },
  'call-provider': {
    en: [
      'Please ring your internet provider, the line itself is lost.',
      'Your provider has to look at the line.',
      'Call the internet company and report the outages, and use your phone as a hotspot until then.',
      'Tell your provider about the drops.',
      'Until the provider has fixed the line, work through the hotspot of your phone.',
    ],
    es: [
      'Llama a tu proveedor de internet, por favor, se cae la propia línea.',
      'Tu proveedor tiene que mirar la línea.',
      'Llama a la compañía de internet y comunica los cortes, y usa el móvil como punto de internet mientras tanto.',
      'Cuéntale los cortes a tu proveedor.',
      'Hasta que el proveedor arregle la línea, trabaja con los datos compartidos del móvil.',
    ],
  },
  'explain-limits': {
    en: [
      'Your router is private, so I can advise but not look after it.',
      'We do not support private equipment beyond advice.',
      'For the device itself, its maker is the right place.',
      'That kit is yours: the desk can only give advice on it.',
      'The company is not responsible for private routers.',
    ],
    es: [
      'El router es tuyo, así que puedo aconsejarte, pero no mantenerlo.',
      'No damos soporte a equipos privados, solo consejo.',
      'Para el aparato en sí, lo indicado es su fabricante.',
      'Ese aparato es privado: desde soporte solo podemos aconsejar.',
      'La empresa no se hace cargo de los routers particulares.',
    ],
  },
  'open-router': {
    en: [
      'Please forward port 443 to your laptop.',
      'Make the laptop the DMZ host of the router.',
      'Turn off the firewall of the router.',
      'Set up a port forwarding for the VPN.',
      'Disable the firewall and try again.',
    ],
    es: [
      'Redirige el puerto 443 a tu portátil, por favor.',
      'Pon el portátil como host DMZ del router.',
      'Desactiva el cortafuegos del router.',
      'Configura una redirección de puertos para la VPN.',
      'Quita el cortafuegos y prueba otra vez.',
    ],
  },
};
