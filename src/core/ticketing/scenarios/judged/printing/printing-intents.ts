import type { Intent } from '../../../talk/talk.ts';
import { ticketIntent } from '../shared/ticket-intent.ts';

/** What several tickets about printers ask of people. The texts of the buttons are each ticket's own. */
export function powerCycle(story: string): Intent {
  return ticketIntent(story, 'power-cycle', 'request', {
    en: [
      'switch|turn|turning|switching off|on printer|it|device',
      'restart|reboot|power_cycle|unplug|cycle printer|device',
      'pull|take plug|power printer|out',
    ],
    es: ['apag*|reinici*|desenchuf*|desconect* impresora|aparato', 'apagala|reiniciala|desenchufala'],
  });
}
