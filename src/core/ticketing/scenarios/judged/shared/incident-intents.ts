import type { Intent } from '../../../talk/talk.ts';
import { ticketIntent } from './ticket-intent.ts';

/** What tickets about attacks ask of people. The texts of the buttons are each ticket's own. */

export function disconnect(story: string): Intent {
  return ticketIntent(story, 'disconnect', 'request', {
    en: [
      'unplug|disconnect|pull_out|pull|take..out|cut|switch_off|turn_off network|cable|wifi|wi_fi|internet|lan !screen|restart',
    ],
    es: ['desconect*|desenchuf*|quita*|saca*|corta*|apaga* red|cable|wifi|wi_fi|internet !reinici*|pantalla'],
  });
}

export function deleteMessage(story: string): Intent {
  return ticketIntent(story, 'delete-message', 'request', {
    en: [
      'delete|remove|throw|trash|bin|erase|get_rid mail|message|e_mail|email|inbox|it !not|never|do_not|did_you|have_you|license',
    ],
    es: [
      'borra*|elimin*|tira*|quita*|papelera mensaje|correo|lo|bandeja !no|has',
      'borralo|eliminalo|tiralo !no',
    ],
  });
}
