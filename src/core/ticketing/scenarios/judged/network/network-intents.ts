import type { Intent } from '../../../talk/talk.ts';
import { ticketIntent } from '../shared/ticket-intent.ts';

/** What several tickets about addresses ask of people. The texts of the buttons are each ticket's own. */

export function readAddresses(story: string): Intent {
  return ticketIntent(story, 'read-addresses', 'question', {
    en: ['ipconfig', 'ip|ipv4|address what|which|read|see|show|shows|tell|line !mail|email'],
    es: ['ipconfig', 'ip|ipv4|direccion que|cual|lee*|ves|aparece|dime|linea !correo'],
  });
}

export function addressAutomatic(story: string): Intent {
  return ticketIntent(story, 'address-automatic', 'request', {
    en: [
      'automatic|automatically|dhcp address|ip|set|put|obtain|get|switch',
      'remove|delete|take_out|clear address|ip fixed|manual|static',
    ],
    es: [
      'automatic*|dhcp direccion|ip|pon*|obten*|coja',
      'quit*|borr*|elimin* direccion|ip fija|manual|estatica',
      'direccion|ip sola|solo|automatic* configur*|asign*|coja|coge|pon*|reciba',
    ],
  });
}

export function renewAddress(story: string): Intent {
  return ticketIntent(story, 'renew-address', 'request', {
    en: [
      'renew|release ipconfig|address|ip|lease|it',
      'new|fresh|another|other address|ip|lease get|request|ask|fetch|obtain|have !mail|email|automatic*',
    ],
    es: [
      'renew|renov*|renuev*|liber*|release ipconfig|direccion|ip|concesion|la',
      'nueva|otra direccion|ip|concesion pide|pedir|solicit*|obten*|coge !correo|automatic*',
    ],
  });
}
