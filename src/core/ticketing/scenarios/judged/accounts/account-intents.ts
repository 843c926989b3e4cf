import type { Intent } from '../../../talk/talk.ts';
import { ticketIntent } from '../intents.ts';

/** What several tickets about passwords and approvals ask of people. The texts of the buttons are each ticket's own. */

export function temporaryPassword(story: string): Intent {
  return ticketIntent(story, 'tell-temporary-password', 'request', {
    en: [
      'temporary|one_time|new|first password|passcode is|reads|tell|read|give|spell|write|take_down|here|once|use !enter|vpn|laptop_one',
    ],
    es: [
      'temporal|provisional|nueva|inicial contrasena|clave es|leo|digo|dicto|doy|anota|apunta|aqui|usa|una_vez !vpn',
    ],
  });
}

export function keyboard(story: string): Intent {
  return ticketIntent(story, 'check-keyboard', 'request', {
    en: ['caps|caps_lock|keyboard|layout|language|num_lock|capital*'],
    es: ['mayus*|bloqueo|teclado|idioma|distribucion'],
  });
}

export function oldPhone(story: string): Intent {
  return ticketIntent(story, 'old-phone', 'question', {
    en: [
      'old|previous|other|first|registered phone|mobile|one|device what|does|is|can|do|still|show|have|where|happen* !send|allow|turn|approve|remove',
    ],
    es: [
      'viejo|antiguo|anterior|otro|registrado telefono|movil|aparato|que|donde|tienes|funciona|hace|pasa|enciende !permite|activa|aprueba|quita',
    ],
  });
}

export function allowNotifications(story: string): Intent {
  return ticketIntent(story, 'allow-notifications', 'request', {
    en: [
      'notification*|alerts|do_not_disturb|focus_mode|focus|silent_mode allow|turn|switch|check|enable|permit|settings|off|on|look|open',
    ],
    es: [
      'notificacion*|avisos|no_molestar|silencio|concentracion permite|permitir|activa*|quita*|comprueba|mira|desactiva*|ajustes|abre',
    ],
  });
}

/** What the desk asks of the manager. */
export function confirmRequest(story: string): Intent {
  return ticketIntent(story, 'confirm-request', 'question', {
    en: [
      'confirm|know|aware|vouch|true|agree|approve new_phone|request*|asked|asks|ask|counter|travel*|change|standing',
    ],
    es: [
      'confirma*|sabes|consta|cierto|acuerdo|apruebas|respondes telefono_nuevo|movil_nuevo|peticion|pide|pidio|pedido|mostrador|viaj*|cambio|solicitud',
    ],
  });
}

/** On the number on record: whether the call before came from them. */
export function didYouAsk(story: string): Intent {
  return ticketIntent(story, 'did-you-ask', 'question', {
    en: [
      'did_you|have_you|was_it|was_that|were_you|are_you call*|ask*|contact*|request*|counter|desk|rang|ring|phoned !change|restart',
    ],
    es: [
      'has|eras|fuiste|habias|estas|hiciste|estuviste llamado|llamaste|pedido|pediste|contactado|mostrador|llamada|solicitado|tu_quien',
    ],
  });
}

export function tellAccessPass(story: string): Intent {
  return ticketIntent(story, 'tell-access-pass', 'request', {
    en: [
      'access_pass|temporary_pass|pass_code|pass|one_time_code is|use|enter|here|read|give|tell|enrol|good',
    ],
    es: ['pase|pase_de_acceso|pase_temporal es|usa|introduce|aqui|leo|doy|dicto|registra|vale|sirve'],
  });
}

/** Telling somebody what the record says of them: a trap where it is not known who listens. */
export function confirmDetails(story: string): Intent {
  return ticketIntent(story, 'confirm-details', 'request', {
    en: [
      'record|file|directory|registered|see|have here|your|number|phone|says|shows|ends|ending|manager_is !call|ring|verify|send|calling',
    ],
    es: [
      'registro|ficha|directorio|consta|figura|veo tu|numero|telefono|termina|acaba|aqui|jefe !llam*|verific*|envi*',
    ],
  });
}
