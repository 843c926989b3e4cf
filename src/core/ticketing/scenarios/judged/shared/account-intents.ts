import type { Intent } from '../../../talk/talk.ts';
import { ticketIntent } from './ticket-intent.ts';

/** What several tickets about passwords and approvals ask of people. The texts of the buttons are each ticket's own. */

export function temporaryPassword(story: string): Intent {
  return ticketIntent(story, 'tell-temporary-password', 'request', {
    en: [
      'temporary|one_time|new|first password|passcode is|reads|tell|read|give|spell|write|take_down|here|once|use !enter|vpn|laptop_one',
      'temporary password for_you|valid|only|today|written|made|set|created|ready|good !enter|vpn|type|old',
      'temporary one|it|password set|made|pen|write|digits|is|letters !enter|vpn|type|laptop_one',
    ],
    es: [
      'temporal|provisional|nueva|inicial contrasena|clave es|leo|digo|dicto|doy|anota|apunta|aqui|usa|una_vez !vpn',
      'contrasena|clave temporal|provisional te_he|te_puse|he_puesto|he_creado|creado|puesto|generado|lista|valida|vale|hoy',
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
      'notification*|notify|alert|alerts|do_not_disturb|focus_mode|focus|silent_mode allow|allowed|let|turn|switch|check|enable|permit|settings|off|on|look|open',
      'notification*|alerts permission|grant|give|let|allowed|disabled|blocked',
    ],
    es: [
      'notificacion*|avisos|avisarte|notificarte|avise|no_molestar|silencio|concentracion sal|salir|permiso|dale|daselo|permite|permitir|deja|activa*|quita*|comprueba|mira|desactiva*|ajustes|abre',
    ],
  });
}

/** What the desk asks of the manager. */
export function confirmRequest(story: string): Intent {
  return ticketIntent(story, 'confirm-request', 'question', {
    en: [
      'confirm|know|aware|vouch|true|agree|approve new_phone|request*|asked|asks|ask|order|counter|travel*|change|standing|needs',
      'need|needs|want|wants|asked|ask really|truly|indeed|actually|genuine*|for_sure|right !you_need|you_want',
      'did|does|has|is she|he|they|it ask*|order*|request*|want*|need*|know really|new|phone|this|that|key !you|report',
    ],
    es: [
      'confirma*|sabes|consta|cierto|acuerdo|apruebas|respondes telefono_nuevo|movil_nuevo|peticion|pide|pidio|pedido|mostrador|viaj*|cambio|solicitud|necesita !cierr*|cerrar|alguien_pide|alguien_quiere|robad*',
      'verdad|cierto|confirma*|seguro necesita|falta|pide|ha_pedido|pidio|quiere|solicita !cierr*|cerrar|alguien_pide|alguien_quiere|robad*',
    ],
  });
}

/** On the number on record: whether the call before came from them. */
export function didYouAsk(story: string): Intent {
  return ticketIntent(story, 'did-you-ask', 'question', {
    en: [
      'did_you|have_you|was_it|was_that|were_you|are_you call*|ask*|contact*|request*|report*|counter|desk|rang|ring|phoned|on_the_phone !change|restart|close|happy|may_i',
      'have_you|did_you|was_it|was_that|are_you rung|ring|called|calling|phoned|written|wrote|asked about|for|us|desk|key|phone|bag !change|restart|close|happy|may_i|number|them',
    ],
    es: [
      'fue_usted|era_usted|usted_quien|usted_el_que|usted_la_que|eras_tu|fuiste_tu|nos..llam* llam*|pidio|pedido|mostrador|estuvo !alguien|fingiendo|haciendose',
      'has|ha|eras|fuiste|habias|estas|acabas|acaba|hiciste|hizo|estuviste llamado|llamaste|llamar|denunciado|pedido|pediste|contactado|mostrador|llamada|solicitado|tu_quien !fingiendo|alguien|haciendose|se_hace|desconocid*|impostor*',
      'llamaste|llamasteis|pediste|escribiste|viniste|venido|has_venido|preguntaste por|mostrador|clave|movil|bolsa|nos !numero|telefono|alli|proveedor',
    ],
  });
}

export function tellAccessPass(story: string): Intent {
  return ticketIntent(story, 'tell-access-pass', 'request', {
    en: [
      'access_pass|temporary_pass|pass_code|pass|one_time_code is|use|enter|here|read|give|tell|enrol|good',
      'access_pass|temporary_pass for_you|made|created|ready|write|note|take_down|valid|one_hour|hour',
    ],
    es: [
      'pase|pase_de_acceso|pase_temporal es|usa|introduce|aqui|leo|doy|dicto|registra|vale|sirve',
      'pase te|tu|digo|tienes|he|creado|generado|apunta*|anota*|hora !reunion',
    ],
  });
}

/** Telling somebody what the record says of them: a trap where it is not known who listens. */
export function confirmDetails(story: string): Intent {
  return ticketIntent(story, 'confirm-details', 'request', {
    en: [
      'on_record|our_file|the_file|directory|our_records number|phone|manager|says|shows|address !call|ring|verify|send|sending|calling|back|dial|reach',
      'number_we_have|phone_we_have|address_we_have|number_i_have|number_on_file is|ends|here !send|sending|approve|call|calling|ring',
      'i_see|i_have|we_have your..number|your..phone here|ends|ending|it_is !send|sending|approve|call|calling|ring',
      'we_have|i_have|we_hold|there_is number|mobile|phone|address as_your|for_you|under_your_name|of_yours !send|sending|approve|call|calling|ring|new',
      'i_see|i_can_see|we_have|shows|here number|mobile|phone ends|ending|one_ending',
    ],
    es: [
      'registro|ficha|directorio numero|telefono|jefe|dice|figura|termina|acaba !llam*|verific*|envi*|devuelv*',
      'numero_que_tenemos|telefono_que_tenemos|numero_que_consta es|termina|acaba !envi*|llam*',
      'veo|consta|tengo tu..numero|tu..telefono aqui|termina|acaba|es !envi*|llam*|aprueb*|avis*',
      'tenemos|tengo|consta|sale|figura|aparece|veo tu..numero|tu..telefono|tu..movil|tu..direccion !envi*|llam*|aprueb*|avis*|nuevo',
    ],
  });
}

/** To the security team: what somebody tries in another's name. */
export function reportSecurity(story: string): Intent {
  return ticketIntent(story, 'report-security', 'question', {
    en: [
      'report*|tell|inform*|pretend*|impersonat*|impostor|fake|name_of somebody|someone|caller|visitor|attempt|incident|this|director|colleague|badge|person',
      'this_is_what_i_saw|another_persons_name',
      'caller|somebody|someone|visitor|man|woman|person wants|wanted|asks|asked|tried|tries|claims|claimed|says key|stolen|phone|access|another|name !you',
      'soc somebody|someone|caller|called|pretend*|fake|impostor',
      'not_who|is_not|are_not they_say|he_says|she_says|who_they|who_he|who_she',
    ],
    es: [
      'informa*|aviso|avisar|avisaros|aviso_de|comunico|denunci*|hace_pasar|haciendose_pasar|se_hace_pasar|suplant*|impostor*|nombre_de alguien|persona|visita|intento|incidente|llamada|tarjeta|otra|otro|caso',
      'lo_que_he_visto|lo_que_vi',
      'alguien|persona|llamada|desconocid* pide|piden|pidio|quiere|intenta|intento|robado|robada clave|robado|robada|nombre|otra|otro !eres|sabes|has|conoces|confirma*',
      'me|nos|alguien|quien piden|pide|llama*|llamado|diciendo|dice robado|robada|otra_persona|otro|otra|nombre|quien_no !eres|sabes|has|conoces|confirma*',
      'fingi*|finge*|hac* ser|pasar|por directora|director|otra|otro|alguien',
    ],
  });
}

export function connectVpn(story: string): Intent {
  return ticketIntent(story, 'connect-vpn', 'request', {
    en: ['vpn|tunnel connect|start|open|dial|turn|reconnect|try|on|sign_in|up'],
    es: ['vpn|tunel conecta*|inicia*|abre|activa|enciende|entra|vuelve|prueba|intenta'],
  });
}
