import type { Paraphrases } from '../../support/paraphrases.ts';

export const PARAPHRASES: Paraphrases = {
  lights: {
    en: [
      'Are the lights on in the store?',
      'Do you have electricity?',
      'Is there power at your site?',
      'Has the power gone out there?',
      'Do the lights and the fridges still work?',
    ],
    es: [
      '¿Hay luz en la tienda?',
      '¿Tenéis electricidad?',
      '¿Hay corriente en vuestra sede?',
      '¿Se ha ido la luz?',
      '¿Funcionan las luces y las neveras?',
    ],
  },
  'router-lights': {
    en: [
      'Can you go to the network cabinet and tell me which lights are on?',
      'What do the lamps on the router show?',
      'Is the router lit?',
      'Please look at the router in the back office.',
      'Does anything blink in the network rack?',
    ],
    es: [
      '¿Puedes ir al armario de red y decirme qué luces hay encendidas?',
      '¿Qué muestran las luces del router?',
      '¿Está encendido el router?',
      'Mira el router de la trastienda, por favor.',
      '¿Parpadea algo en el armario de red?',
    ],
  },
  'tills-work': {
    en: [
      'Do the tills work?',
      'Can you sell anything right now?',
      'Are the cash registers online?',
      'Can customers pay by card?',
      'What do the tills show?',
    ],
    es: [
      '¿Funcionan las cajas?',
      '¿Podéis vender algo ahora mismo?',
      '¿Están las cajas en línea?',
      '¿Pueden pagar con tarjeta los clientes?',
      '¿Qué muestran las cajas?',
    ],
  },
  'mobile-works': {
    en: [
      'Do mobile phones have a signal?',
      'Does the internet on your phone work?',
      'Do you have mobile coverage in the store?',
      'Is there 4G where you are?',
      'Can you open a page on your mobile?',
    ],
    es: [
      '¿Tienen cobertura los móviles?',
      '¿Funciona internet en tu teléfono?',
      '¿Hay cobertura móvil en la tienda?',
      '¿Hay 4G donde estás?',
      '¿Puedes abrir una página en el móvil?',
    ],
  },
  'use-hotspot': {
    en: [
      'Please connect two tills to the emergency hotspot.',
      'Take the 4G box out of the cupboard and use it for the tills.',
      'Can you switch on the mobile hotspot for two tills?',
      'Set up the hotspot so that you can sell, please.',
      'Use the mobile router for the two most important tills.',
    ],
    es: [
      'Conecta dos cajas al punto de acceso de emergencia, por favor.',
      'Saca la caja 4G del armario y úsala para las cajas.',
      '¿Puedes encender el punto de acceso móvil para dos cajas?',
      'Pon en marcha el punto de acceso para que podáis vender.',
      'Usa el router móvil para las dos cajas más importantes.',
    ],
  },
};
