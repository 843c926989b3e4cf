import type { Intent } from '../../../talk/talk.ts';
import { ticketIntent } from './ticket-intent.ts';

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
    es: ['mayus*|bloqueo|teclado|idioma|distribucion !windows|captura|imagen'],
  });
}

export function oldPhone(story: string): Intent {
  return ticketIntent(story, 'old-phone', 'question', {
    en: [
      'old|previous|other|first|registered phone|mobile|one|device what|does|is|can|do|still|show|have|where|happen* !send|sending|allow|turn|approve|approved|remove',
    ],
    es: [
      'viejo|antiguo|anterior telefono|movil|aparato|que|donde|tienes|funciona|hace|pasa|enciende !permite|activa|aprueba|quita|llam*|envi*',
      'telefono|movil|aparato de_antes|de_siempre|que_tenias|que_tenia|anterior donde|que|funciona|hace|tienes|esta !llam*|envi*',
      'otro telefono|movil|aparato que|hace|donde|funciona|muestra|enciende !envi*|llam*',
    ],
  });
}

export function allowNotifications(story: string): Intent {
  return ticketIntent(story, 'allow-notifications', 'request', {
    en: [
      'notification*|alerts|do_not_disturb|focus_mode|focus|silent_mode allow|let|turn|switch|check|enable|permit|settings|off|on|look|open',
    ],
    es: [
      'notificacion*|avisos|no_molestar|silencio|concentracion sal|salir|permite|permitir|deja|activa*|quita*|comprueba|mira|desactiva*|ajustes|abre',
    ],
  });
}

/** What the desk asks of the manager. */
export function confirmRequest(story: string): Intent {
  return ticketIntent(story, 'confirm-request', 'question', {
    en: [
      'confirm|know|aware|vouch|true|agree|approve new_phone|request*|asked|asks|ask|counter|travel*|change|standing|needs',
    ],
    es: [
      'confirma*|sabes|consta|cierto|acuerdo|apruebas|respondes telefono_nuevo|movil_nuevo|peticion|pide|pidio|pedido|mostrador|viaj*|cambio|solicitud|necesita !cierr*|cerrar',
    ],
  });
}

/** On the number on record: whether the call before came from them. */
export function didYouAsk(story: string): Intent {
  return ticketIntent(story, 'did-you-ask', 'question', {
    en: [
      'did_you|have_you|was_it|was_that|were_you|are_you call*|ask*|contact*|request*|report*|counter|desk|rang|ring|phoned|on_the_phone !change|restart|close|happy|may_i',
    ],
    es: [
      'fue_usted|era_usted|usted_quien|usted_el_que|usted_la_que|eras_tu|fuiste_tu|nos..llam* llam*|pidio|pedido|mostrador|estuvo',
      'has|ha|eras|fuiste|habias|estas|acabas|acaba|hiciste|hizo|estuviste llamado|llamaste|llamar|denunciado|pedido|pediste|contactado|mostrador|llamada|solicitado|tu_quien !alguien|haciendose|se_hace|desconocid*|impostor*',
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
      'on_record|our_file|the_file|directory|our_records number|phone|manager|says|shows|address !call|ring|verify|send|sending|calling|back|dial|reach',
      'number_we_have|phone_we_have|address_we_have|number_i_have|number_on_file is|ends|here !send|sending|approve|call|calling|ring',
      'i_see|i_have|we_have your..number|your..phone here|ends|ending|it_is !send|sending|approve|call|calling|ring',
    ],
    es: [
      'registro|ficha|directorio numero|telefono|jefe|dice|figura|termina|acaba !llam*|verific*|envi*|devuelv*',
      'numero_que_tenemos|telefono_que_tenemos|numero_que_consta es|termina|acaba !envi*|llam*',
      'veo|consta|tengo tu..numero|tu..telefono aqui|termina|acaba|es !envi*|llam*|aprueb*|avis*',
    ],
  });
}

/** To the security team: what somebody tries in another's name. */
export function reportSecurity(story: string): Intent {
  return ticketIntent(story, 'report-security', 'question', {
    en: [
      'report*|tell|inform*|pretend*|impersonat*|impostor|fake|name_of somebody|someone|caller|visitor|attempt|incident|this|director|colleague|badge|person',
      'this_is_what_i_saw|another_persons_name',
    ],
    es: [
      'informa*|aviso|avisar|avisaros|aviso_de|comunico|denunci*|hace_pasar|haciendose_pasar|se_hace_pasar|suplant*|impostor*|nombre_de alguien|persona|visita|intento|incidente|llamada|tarjeta|otra|otro|caso',
      'lo_que_he_visto|lo_que_vi',
    ],
  });
}

export function connectVpn(story: string): Intent {
  return ticketIntent(story, 'connect-vpn', 'request', {
    en: ['vpn|tunnel connect|start|open|dial|turn|reconnect|try|on|sign_in|up'],
    es: ['vpn|tunel conecta*|inicia*|abre|activa|enciende|entra|vuelve|prueba|intenta'],
  });
}
