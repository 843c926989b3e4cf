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

const DIGITAL_TIME = '\\d{1,2}(?:[:.]\\d{2})?(?: ?(?:am|pm|a\\.m\\.|p\\.m\\.|h|hrs))?';

/** Hours but one, which is as often no time: "at one of the printers". */
const EN_HOUR = 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
const EN_CLOCK_TIME = [
  `(?:half|an? quarter|quarter|five|ten|twenty(?:[ -]five)?) (?:past|to|after) (?:one|${EN_HOUR}|\\d{1,2})`,
  `(?:one|${EN_HOUR}|\\d{1,2}) (?:o[\u2019']?clock|fifteen|thirty|forty[ -]five|am|pm|in the (?:morning|afternoon|evening))`,
  DIGITAL_TIME,
  // Two printers are no time, nor are three of them.
  `(?:half )?(?:${EN_HOUR})(?! (?:of|days?|\\p{L}{4,}s)(?!\\p{L}))`,
  'one(?= ?(?:[.,;!?]|$))',
].join('|');
const EN_COUNT = `\\d+|an?|one|${EN_HOUR}|fifteen|twenty(?:[ -]five)?|thirty|forty(?:[ -]five)?|fifty|sixty|ninety|half an?|(?:a|three) quarters? of an|a couple of`;

const ES_HOUR = 'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce';
const ES_MINUTES = 'media|cuarto|cinco|diez|veinte|veinticinco';
/** With its article: "a dos personas" names no time, and neither does "a las dos personas". */
const ES_CLOCK_TIME = `(?:la una|las (?:${ES_HOUR}))(?: (?:y|menos) (?:${ES_MINUTES})| en punto)?(?: de la (?:manana|tarde|noche))?(?! (?:de (?:las|ellas)|\\p{L}{4,}s)(?!\\p{L}))`;
const ES_COUNT = `\\d+|una?|${ES_HOUR}|quince|veinte|veinticinco|treinta|cuarenta(?: y cinco)?|cincuenta|sesenta|noventa|media|(?:un cuarto|tres cuartos) de|un par de`;

export const REPLY_PHRASES: Readonly<Record<TalkLanguage, ReplyPhrases>> = {
  en: {
    nextStep: [
      "(?:i|we)(?:[\u2019']ll| will|[\u2019' ]a?(?:m|re) going to| have (?:asked|passed|ordered))",
      'please',
      'let (?:me|us) know',
      'next,? (?:step|i|we|you)',
      'you (?:can|will|need to|should) ',
      '(?:restart|reply|call|send|sign|open|press|try|check|bring) (?:the|your|us|me|to|out|in|it|again|back)',
    ],
    promise: [
      "(?:i|we)(?:[\u2019']ll| will| can|[\u2019' ]a?(?:m|re) going to)",
      "you(?:[\u2019']ll| will)",
      '(?:expect|next update|will be|let you know|get back to you)',
    ],
    time: [
      `(?:by|before|at|until|around|no later than) (?:${EN_CLOCK_TIME}|noon|midday|lunch(?: ?time)?|tomorrow|today|tonight|close of business|the end of (?:the day|today|business)|(?:next )?(?:monday|tuesday|wednesday|thursday|friday))`,
      `(?:in|within|inside|every|for)(?: the)?(?: next| about| around| another| less than| at most)? (?:${EN_COUNT}) (?:more )?(?:business |working )?(?:minutes?|hours?|days?)`,
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
      '(?:digame|dime|avis[ae]me|avisenos|confirm[ae]me|confirmenos)',
      'el (?:siguiente|proximo) paso',
      '(?:puedes?|tienes? que|debes?) ',
      '(?:he|hemos) (?:pedido|pasado|enviado|solicitado|encargado)',
      '(?:reinici[ae]|llam[ae]|envi[ae]|abr[ae]|puls[ae]|prueb[ae]|respond[ae]|traiga|trae|cierr[ae]) (?:el|la|su|tu|me|nos|a|al|sesion|este|esta|de)',
      '(?:le|te|les|os|lo|la) (?:llamo|escribo|aviso|informo|envio|mando|digo)',
      '(?:llamar|escribir|avisar|informar|enviar|mirar|revisar|comprobar|mandar|cambiar|arreglar)(?:e|emos)',
    ],
    promise: [
      '(?:voy|vamos) a',
      '(?:le|te|les|os|lo|la) (?:llamo|llamamos|escribo|escribimos|aviso|avisamos|informo|informamos|envio|digo|contesto)',
      '(?:llamar|escribir|avisar|informar|enviar|mirar|revisar|comprobar|mandar|cambiar|arreglar|contestar|responder|volver|dar|estar|sabr|tendr)(?:e|emos|as|a|an)',
      '(?:recibiras?|proxima actualizacion|estara|quedara|llegara|ira)',
    ],
    time: [
      `(?:antes de|a|hacia|sobre|hasta|para|desde)(?:(?: las?)? ${DIGITAL_TIME}| ${ES_CLOCK_TIME})`,
      '(?:antes del|al|para el|hasta el) (?:mediodia|final del dia|cierre|lunes|martes|miercoles|jueves|viernes)',
      `(?:en|dentro de|cada)(?: los| las)?(?: proximos| proximas| unos| unas| menos de)? (?:hora|(?:${ES_COUNT}) (?:minutos?|horas?|dias?))(?: y media)?`,
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
