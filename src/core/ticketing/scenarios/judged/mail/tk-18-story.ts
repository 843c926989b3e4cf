import { worksAtDesk } from '../../cast.ts';
import type { TicketStory } from '../../desk-case.ts';
import { DESK_STORIES } from '../../public/catalogue.ts';
import { computer, person } from '../shared/scene.ts';
import { ticketIntent } from '../shared/ticket-intent.ts';

/** TK-18: in meetings nobody hears the person, who hears everybody. */
export const NOBODY_HEARS: TicketStory = {
  ...DESK_STORIES['TK-18'],
  roles: { requester: { suits: worksAtDesk } },
  subjects: (scene) => ({ requester: person(scene).id, computer: computer(scene).asset }),
  values: () => ({}),
  intents: [
    ticketIntent('TK-18', 'test-call', 'request', {
      en: [
        'test|trial|echo call|recording|record|service',
        'test..call|test_recording|record_yourself',
        'sound_test|audio_test|mic_test|test_your_mic|test_the_mic|hear_yourself',
        'recording|record yourself|short|play|voice',
      ],
      es: [
        'llamada|llama|llamar|grabacion|grabar|graba prueba|ensayo|eco',
        'llamada_de_prueba|prueba_de_sonido|prueba_de_audio|te_oyes|te_escuchas|se_te_oye',
        'grabacion|graba|grabate voz|corta|escuch*',
      ],
    }),
    ticketIntent('TK-18', 'reinstall-driver', 'request', {
      en: [
        'driver|drivers reinstall|uninstall|update|install|remove|delete|new|newest|latest|take|put|roll|get|download|scratch|set_up|again !not_need|no_need|need_not|not_have_to',
        'device_manager remove|uninstall|delete|disable|take',
      ],
      es: [
        'controlador|controladores|driver reinstal*|desinstal*|actualiz*|instal*|quit*|elimin*|borr*|pon*|nuevo|volver|vuelve|anterior|descarg*|cero',
        'administrador_de_dispositivos quit*|desinstal*|elimin*|desactiv*|borr*',
      ],
    }),
    ticketIntent('TK-18', 'allow-microphone', 'request', {
      en: [
        'privacy mic|microphone|access|programs|apps|program|app|change|open|turn|switch|let|allow|unblock',
        'permission|permissions microphone|mic|programs|apps switch|turn|give|change|set|on|grant',
        'box|setting lets|let|allow* apps|programs|app|microphone',
        'allow|permit|grant|give|let|turn|switch|enable access|programs|program|apps|app microphone|mic !which|what',
      ],
      es: [
        'privacidad micro|microfono|acceso|programa*|aplicacion*|cambia*|activa*|abre|deja*|permit*|desbloque*',
        'permiso|permisos micro|microfono|programa*|aplicacion*|apps activa*|cambia*|da|dale|pon|concede|comprueba|mira|tengan',
        'casilla|opcion deja*|permit* micro|microfono|programa*|aplicacion*',
        'permit*|dar|da|dale|conced*|concede|deja*|activ*|habilit* acceso|programa*|aplicacion* microfono|micro !que_micro*|cual',
      ],
    }),
    ticketIntent('TK-18', 'raise-level', 'request', {
      en: [
        'raise|turn|move|put|increase|up|higher|louder|set|drag|pull|slide|lift|boost|give level|volume|slider|input_volume !headset_as|on_the_cable',
        'make|turn|get|set microphone|mic|input louder|higher|up',
        'volume|level|slider zero|too_low|at_nothing|all_the_way',
      ],
      es: [
        'sub*|aument*|pon|mueve|mover|mas_alto|arrastra*|alto|lleva|dale|desliza nivel|volumen|control|barra|deslizador !controlador',
        'pon|ponlo|haz|sube|dale micro|microfono|entrada mas_fuerte|mas_alto|mas_volumen',
        'sube|subele microfono|micro',
      ],
    }),
    ticketIntent('TK-18', 'slide-switch', 'request', {
      en: [
        'slide|press|push|flip|move|unmute|turn|release|click|tap|hit|take switch|mute|button|key|unmute|crossed|itself !which|is_there|slider|pressed|power|shine*',
        'press|push|tap|click|flip|slide it once|again|please|then <5',
      ],
      es: [
        'mueve|mover|muevelo|desliza*|dale|puls*|aprieta|quit*|cambia|cambiar|toca|acciona*|empuj*|presion*|activa|desactiva interruptor|silencio|boton|tecla|tachado !que_posicion|pulsado|hay_una|encendido',
      ],
    }),
    ticketIntent('TK-18', 'mute-light', 'question', {
      en: [
        'light|lamp|led|lit|glow*|red headset|microphone|mic|keyboard|key|button|there|burn*|see|any',
        '!there_is switch|button|slider which_way|how|is|pressed|stand|position mute|switch|pressed|side !press_the|slide|flip|move',
        'headset|headphones|microphone show*|say*|tell* muted|mute|off|light !there_is',
        'mute|switch|light|lamp|key shine|shines|shining|on_mute|some_light|light_on|lamp_on !press|slide|flip|push|turn|tap|unmute|please|dock',
      ],
      es: [
        'luz|lucecita|luces|led|piloto|rojo|roja|brilla* auricular*|casco*|microfono|micro|teclado|tecla|boton|hay|ves|enciende',
        'interruptor|boton|palanca posicion|pulsado|como|puesto|lado !mueve|pulsa_el|desliza|encendido',
        'tecla|interruptor|boton|piloto|luz encendid*|en_silencio|apagad* !empuj*|toca|apague|mueve|puls*|quit*|desactiva*|pon|activa|boton_de_encendido',
      ],
    }),
    ticketIntent('TK-18', 'which-microphone', 'question', {
      en: [
        'which|what|who|is|tell|written|show|shows microphone|mic|input chosen|selected|use|uses|used|using|says|active|show|shows|stands|device|headset|written|picked|set|list|lists|listed|take|takes|name !tell_the|louder|should',
      ],
      es: [
        'que|cual|esta|dime|dices|pone microfono|micro|entrada elegid*|seleccionad*|usa|usas|usando|activo|marca|pone|sale|dispositivo|aparece|auricular*|muestra|hay|puesto|coge|toma|nombre|figura !permit*|tiene_que|hay_que|dile|deja*',
      ],
    }),
    ticketIntent('TK-18', 'use-headset', 'request', {
      en: [
        'choose|select|switch|change|set|pick|use|take|go|tell|listen headset|headphones|lark|h20 microphone|mic|mics|microphones|input|under|list|as|program|go_to|listen !is|which|driver',
      ],
      es: [
        'elig*|elije|seleccion*|cambia*|pon|usa|usar|escog*|escoge|utiliza|coge|dile|escuche|ve auricular*|cascos micro|microfono|microfonos|entrada|como|lista|programa|dispositivo !esta|cual',
      ],
    }),
  ],
  suspects: [
    { id: 'access-off', band: 'possible', acts: ['allow-microphone'] },
    { id: 'empty-socket', band: 'possible', acts: ['use-headset'] },
    { id: 'level-low', band: 'possible', acts: ['raise-level'] },
    { id: 'switched-off', band: 'possible', acts: ['slide-switch'] },
  ],
  tests: [
    {
      id: 'console:microphone-access@computer',
      seconds: 30,
      outcomes: ['allowed', 'blocked'],
      otherwise: 'allowed',
      says: { 'access-off': 'blocked' },
    },
    {
      id: 'console:microphone-used@computer',
      seconds: 30,
      outcomes: ['headset', 'other'],
      otherwise: 'headset',
      says: { 'empty-socket': 'other' },
    },
    {
      id: 'console:microphone-level@computer',
      seconds: 30,
      outcomes: ['normal', 'too-low'],
      otherwise: 'normal',
      says: { 'level-low': 'too-low' },
    },
    {
      id: 'told:microphone@requester',
      seconds: 30,
      outcomes: ['headset', 'other'],
      otherwise: 'headset',
      says: { 'empty-socket': 'other' },
    },
    {
      id: 'told:mute-light@requester',
      seconds: 30,
      outcomes: ['dark', 'lit'],
      otherwise: 'dark',
      says: { 'switched-off': 'lit' },
    },
  ],
  waitSeconds: 220,
  objectives: ['C2 3.1', 'C2 1.6'],
};
