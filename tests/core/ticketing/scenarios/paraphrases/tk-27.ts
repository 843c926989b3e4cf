import type { Paraphrases } from '../../support/paraphrases.ts';

export const PARAPHRASES: Paraphrases = {
  'read-addresses': {
    en: [
      'Please type ipconfig /all and read me the address.',
      'Which IP address does your computer show?',
      'Can you read me the line with the IPv4 address?',
      'What does ipconfig say on your computer?',
      'Tell me the address that you see there.',
    ],
    es: [
      'Escribe ipconfig /all y léeme la dirección, por favor.',
      '¿Qué dirección IP muestra tu equipo?',
      '¿Puedes leerme la línea de la dirección IPv4?',
      '¿Qué dice ipconfig en tu equipo?',
      'Dime la dirección que ves ahí.',
    ],
  },
  'renew-address': {
    en: [
      'Please type ipconfig /renew.',
      'Can you renew the address?',
      'Release the address and ask for a new one, please.',
      'Get a fresh address from the server.',
      'Please request a new lease.',
    ],
    es: [
      'Escribe ipconfig /renew, por favor.',
      '¿Puedes renovar la dirección?',
      'Libera la dirección y pide otra nueva.',
      'Pide una dirección nueva al servidor.',
      'Solicita una nueva concesión, por favor.',
    ],
  },
  'address-automatic': {
    en: [
      'Please set the address to automatic.',
      'Switch the IP settings back to obtain an address automatically.',
      'Remove the fixed address and choose automatic.',
      'Set the IP address to DHCP, please.',
      'Please delete the address that was typed in by hand and let it get one automatically.',
    ],
    es: [
      'Pon la dirección en automático, por favor.',
      'Cambia la dirección IP para que se obtenga automáticamente.',
      'Quita la dirección fija y elige automático.',
      'Pon la dirección IP por DHCP, por favor.',
      'Borra la dirección escrita a mano y deja que la obtenga automáticamente.',
    ],
  },
};
