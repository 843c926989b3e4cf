import type { Paraphrases } from '../../support/paraphrases.ts';

export const PARAPHRASES: Paraphrases = {
  'other-sites': {
    en: [
      'Do other websites open?',
      'Can you open any page on the internet?',
      'Which pages do work?',
      'Does the web outside the company work?',
      'Are public websites fine?',
    ],
    es: [
      '¿Se abren otras páginas web?',
      '¿Puedes abrir alguna página de internet?',
      '¿Qué páginas funcionan?',
      '¿Funciona la web de fuera de la empresa?',
      '¿Los sitios públicos van bien?',
    ],
  },
  'proxy-settings': {
    en: [
      'Is a proxy turned on in your settings?',
      'Please open the proxy settings and tell me what you see.',
      'Do you use a proxy server?',
      'What does the proxy page say?',
      'Can you look whether a proxy is set?',
    ],
    es: [
      '¿Tienes un proxy activado en la configuración?',
      'Abre la configuración del proxy y dime qué ves.',
      '¿Usas un servidor proxy?',
      '¿Qué pone en la página del proxy?',
      '¿Puedes mirar si hay un proxy puesto?',
    ],
  },
  'proxy-off': {
    en: [
      'Please turn the proxy off.',
      'Switch off the proxy server in the settings.',
      'Can you disable the proxy?',
      'Remove the proxy, please.',
      'Take the proxy out of the settings.',
    ],
    es: [
      'Desactiva el proxy, por favor.',
      'Apaga el servidor proxy en la configuración.',
      '¿Puedes deshabilitar el proxy?',
      'Quita el proxy, por favor.',
      'Elimina el proxy de la configuración.',
    ],
  },
};
