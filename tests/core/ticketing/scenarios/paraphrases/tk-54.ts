import type { Paraphrases } from '../../support/paraphrases.ts';

export const PARAPHRASES: Paraphrases = {
  'report-security': {
    en: [
      'I report a computer with malware to you.',
      'I want to inform you of a security incident with malware.',
      'There is an infected computer, and I have taken it off the network.',
      'We have a case of malware at a desk.',
      'This is a report of an infection.',
    ],
    es: [
      'Os comunico un equipo con malware.',
      'Quiero informaros de un incidente de seguridad con malware.',
      'Hay un ordenador infectado y lo he aislado de la red.',
      'Tenemos un caso de malware en un puesto.',
      'Es un aviso de una infección.',
    ],
  },
  'which-pages': {
    en: [
      'Which page does the search go to?',
      'Where do you land when you search for something?',
      'What does the strange page look like?',
      'What is the address of the page that opens?',
      'Read me what stands on the page that you are redirected to.',
    ],
    es: [
      '¿A qué página va la búsqueda?',
      '¿Dónde acabas cuando buscas algo?',
      '¿Qué aspecto tiene la página rara?',
      '¿Cuál es la dirección de la página que se abre?',
      'Léeme lo que pone en la página a la que te redirige.',
    ],
  },
  'installed-what': {
    en: [
      'What did you install before it began?',
      'Have you downloaded a program lately?',
      'Did you add an extension to the browser?',
      'Have you installed anything new?',
      'Which program did you download?',
    ],
    es: [
      '¿Qué instalaste antes de que empezara?',
      '¿Has descargado algún programa últimamente?',
      '¿Añadiste una extensión al navegador?',
      '¿Has instalado algo nuevo?',
      '¿Qué programa descargaste?',
    ],
  },
  'remove-extension': {
    en: [
      'Please remove the extension from your browser.',
      'Open the extensions of the browser and delete the toolbar.',
      'Take the search helper out of the browser.',
      'Uninstall the toolbar, please.',
      'Remove the toolbar and set your search engine back.',
    ],
    es: [
      'Quita la extensión del navegador, por favor.',
      'Abre las extensiones del navegador y elimina la barra.',
      'Saca el ayudante de búsqueda del navegador.',
      'Desinstala la barra de herramientas, por favor.',
      'Elimina la barra y vuelve a poner tu buscador.',
    ],
  },
  'explain-filter': {
    en: [
      'That is the new web filter of the company, nothing is wrong.',
      'The page comes from our own filter, your computer is fine.',
      'The antivirus is off because the new protection has taken over.',
      'It is the company filter that blocks the page.',
      'Our new protection replaces the old antivirus.',
    ],
    es: [
      'Es el nuevo filtro web de la empresa, no pasa nada malo.',
      'La página es de nuestro propio filtro, tu ordenador está bien.',
      'El antivirus está apagado porque lo ha relevado la protección nueva.',
      'Es el filtro de la empresa el que bloquea la página.',
      'Nuestra protección nueva sustituye al antivirus anterior.',
    ],
  },
  'explain-prevention': {
    en: [
      'Please install programs from the company portal only.',
      'Next time ask us before you download a free program.',
      'If something looks strange, call us at once and click nothing.',
      'Free programs often bring such things along, so take them from our portal.',
      'In future, download software only from the portal.',
    ],
    es: [
      'Instala programas solo desde el portal de la empresa, por favor.',
      'La próxima vez pregúntanos antes de descargar un programa gratuito.',
      'Si algo parece raro, llámanos enseguida y no pulses nada.',
      'Los programas gratuitos suelen traer esas cosas, así que tómalos de nuestro portal.',
      'En adelante, descarga software solo del portal.',
    ],
  },
};
