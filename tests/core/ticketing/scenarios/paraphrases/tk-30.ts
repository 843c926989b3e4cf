import type { Paraphrases } from '../../support/paraphrases.ts';

export const PARAPHRASES: Paraphrases = {
  'did-you-write': {
    en: [
      'Did you write to us about remote desktop?',
      'Was that email from you?',
      'Have you asked us to open a port?',
      'Is this request really yours?',
      'Did you send us a message this morning?',
    ],
    es: [
      '¿Nos has escrito sobre el escritorio remoto?',
      '¿Era tuyo ese correo?',
      '¿Nos has pedido que abramos un puerto?',
      '¿Es tuya de verdad esta petición?',
      '¿Nos has mandado un mensaje esta mañana?',
    ],
  },
  'what-for': {
    en: [
      'What do you want to do with it?',
      'What do you need remote desktop for?',
      'What would you like to reach from home?',
      'Why do you need the port?',
      'Who is going to use this access?',
    ],
    es: [
      '¿Qué quieres hacer con eso?',
      '¿Para qué necesitas el escritorio remoto?',
      '¿A qué quieres llegar desde casa?',
      '¿Por qué necesitas el puerto?',
      '¿Quién va a usar este acceso?',
    ],
  },
  'tried-vpn': {
    en: [
      'Have you tried the VPN?',
      'Does the VPN work for you at home?',
      'What happens when you connect with the VPN?',
      'Do you use the VPN already?',
      'Can you reach the remote desktop gateway through the VPN?',
    ],
    es: [
      '¿Has probado la VPN?',
      '¿Te funciona la VPN en casa?',
      '¿Qué pasa cuando te conectas con la VPN?',
      '¿Usas ya la VPN?',
      '¿Llegas a la puerta de enlace de escritorio remoto por la VPN?',
    ],
  },
  'use-gateway': {
    en: [
      'Please use the VPN and the remote desktop gateway instead.',
      'You can reach your computer through the remote desktop gateway.',
      'There is a safe way: connect with the VPN, then open the gateway.',
      'Our catalogue has the remote desktop gateway for this.',
      'I will show you the gateway, with it you can work from home.',
    ],
    es: [
      'Usa la VPN y la puerta de enlace de escritorio remoto, por favor.',
      'Puedes llegar a tu equipo por la puerta de enlace de escritorio remoto.',
      'Hay un camino seguro: conéctate con la VPN y abre la puerta de enlace.',
      'Para esto el catálogo tiene la puerta de enlace de escritorio remoto.',
      'Te enseño la puerta de enlace, con ella puedes trabajar desde casa.',
    ],
  },
  'approve-vpn': {
    en: [
      'Do you approve VPN access for this person?',
      'May they use the VPN from home?',
      'Can you confirm that they need VPN access?',
      'Are you all right with remote access for them?',
      'Do I have your approval for the VPN group?',
    ],
    es: [
      '¿Apruebas el acceso a la VPN para esta persona?',
      '¿Puede usar la VPN desde casa?',
      '¿Puedes confirmar que necesita acceso a la VPN?',
      '¿Te parece bien que tenga acceso remoto?',
      '¿Tengo tu aprobación para el grupo de la VPN?',
    ],
  },
};
