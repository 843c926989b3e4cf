import type { TalkLanguage } from '../talk.ts';

/**
 * What the checks of a reply look for, as regular expressions over text in lower case without accents. They stand between
 * word boundaries. Words that close a promise of time count in a sentence that promises something alone.
 */
export interface ReplyPhrases {
  /** What says what comes next, besides a question. */
  readonly nextStep: readonly string[];
  /** The writer promises an act or news. */
  readonly promise: readonly string[];
  /** A point in time or a length of time that can be kept or missed; "soon" is none. */
  readonly time: readonly string[];
  /** A word that a secret follows. */
  readonly secretWord: string;
  /** Between that word and the secret. */
  readonly secretLink: string;
}

const CLOCK_TIME = '\\d{1,2}(?:[:.]\\d{2})?(?: ?(?:am|pm|a\\.m\\.|p\\.m\\.|h|hrs))?';

export const REPLY_PHRASES: Readonly<Record<TalkLanguage, ReplyPhrases>> = {
  en: {
    nextStep: [
      "(?:i|we)(?:[\u2019']ll| will| am going to| are going to|[\u2019']m going to|[\u2019']re going to| have asked| have passed| have ordered)",
      'please',
      'let (?:me|us) know',
      'next,? (?:step|i|we|you)',
      'you (?:can|will|need to|should) ',
      '(?:restart|reply|call|send|sign|open|press|try|check|bring) (?:the|your|us|me|to|out|in|it|again|back)',
    ],
    promise: [
      "(?:i|we)(?:[\u2019']ll| will| can| am going to| are going to|[\u2019']m going to|[\u2019']re going to)",
      "you(?:[\u2019']ll| will)",
      '(?:expect|next update|will be|let you know|get back to you)',
    ],
    time: [
      `(?:by|before|at|until|around|no later than) (?:${CLOCK_TIME}|noon|midday|lunch(?: ?time)?|tomorrow|today|tonight|close of business|the end of (?:the day|today|business)|(?:next )?(?:monday|tuesday|wednesday|thursday|friday))`,
      '(?:in|within|inside|every|for)(?: the)?(?: next| about| around| another)? (?:\\d+|an?|one|two|three|four|five|ten|fifteen|twenty|thirty|half an) (?:more )?(?:business |working )?(?:minutes?|hours?|days?)',
      '(?:tomorrow|today|this (?:morning|afternoon|evening)|tonight)',
      '(?:on|this|next) (?:monday|tuesday|wednesday|thursday|friday)',
    ],
    secretWord: 'passwords?|passcode|pin|code|recovery key|key|access pass|answer',
    secretLink: '(?: (?:is|was|will be|now|to)|:|=)+',
  },
  es: {
    nextStep: [
      '(?:voy|vamos) a',
      'por favor',
      '(?:digame|dime|avisame|aviseme|avisenos|confirmeme|confirmame|confirmenos)',
      'el (?:siguiente|proximo) paso',
      '(?:puede|puedes|tiene que|tienes que|debe|debes) ',
      '(?:he|hemos) (?:pedido|pasado|enviado|solicitado|encargado)',
      '(?:reinicie|reinicia|llame|llama|envie|envia|abra|abre|pulse|pulsa|pruebe|prueba|responda|responde|traiga|trae|cierre|cierra) (?:el|la|su|tu|me|nos|a|al|sesion|este|esta|de)',
      '(?:le|te|les|os|lo|la) (?:llamo|escribo|aviso|informo|envio|mando|digo)',
      '(?:llamar|escribir|avisar|informar|enviar|mirar|revisar|comprobar|mandar|cambiar|arreglar)(?:e|emos)',
    ],
    promise: [
      '(?:voy|vamos) a',
      '(?:le|te|les|os|lo|la) (?:llamo|llamamos|escribo|escribimos|aviso|avisamos|informo|informamos|envio|digo|contesto)',
      '(?:llamar|escribir|avisar|informar|enviar|mirar|revisar|comprobar|mandar|cambiar|arreglar|contestar|responder|volver|dar|estar|sabr|tendr)(?:e|emos|as|a|an)',
      '(?:recibira|recibiras|proxima actualizacion|estara|quedara|llegara|ira)',
    ],
    time: [
      `(?:antes de|a|hacia|sobre|hasta|para|desde)(?: las?)? ${CLOCK_TIME}`,
      '(?:antes del|al|para el|hasta el) (?:mediodia|final del dia|cierre|lunes|martes|miercoles|jueves|viernes)',
      '(?:en|dentro de|cada)(?: los| las)?(?: proximos| proximas| unos| unas)? (?:\\d+|una?|dos|tres|cuatro|cinco|diez|quince|veinte|treinta|media) (?:minutos?|horas?|dias?)',
      '(?:manana|hoy|esta (?:manana|tarde|noche)|pasado manana)',
      '(?:el|este|el proximo) (?:lunes|martes|miercoles|jueves|viernes)',
    ],
    secretWord: 'contrasenas?|clave|pin|codigo|clave de recuperacion|pase de acceso|respuesta',
    secretLink: '(?: (?:es|era|sera|ahora|a)|:|=)+',
  },
};

/** Abbreviations in capitals that anybody at work knows, or that stand on stickers and tickets. */
export const KNOWN_ABBREVIATIONS: ReadonlySet<string> = new Set(
  'OK PC IT TI ID USB VPN HDMI PDF QR PIN SMS TV HR RRHH DNI CD DVD AM PM FAQ CEO CFO HQ LK AS LT WH SD UK EU USA MS PS WIFI'.split(
    ' ',
  ),
);
