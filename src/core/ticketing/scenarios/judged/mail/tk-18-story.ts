import type { TicketStory } from '../../desk-case.ts';
import { DESK_STORIES } from '../../public/catalogue.ts';
import { person } from '../accounts/lockout-scene.ts';
import { ticketIntent } from '../intents.ts';
import { computer, worksAtDesk } from '../network/network-scene.ts';

/** TK-18: in meetings nobody hears the person, who hears everybody. */
export const NOBODY_HEARS: TicketStory = {
  ...DESK_STORIES['TK-18'],
  roles: { requester: { suits: worksAtDesk } },
  subjects: (scene) => ({ requester: person(scene).id, computer: computer(scene).asset }),
  values: () => ({}),
  intents: [
    ticketIntent('TK-18', 'test-call', 'request', {
      en: ['test|trial call|recording|record', 'test..call|test_recording|record_yourself'],
      es: ['llamada|grabacion|grabar|graba prueba|ensayo', 'llamada_de_prueba'],
    }),
    ticketIntent('TK-18', 'reinstall-driver', 'request', {
      en: [
        'driver|drivers reinstall|uninstall|update|install|remove|delete|new|take|put|roll',
        'device_manager remove|uninstall|delete|disable|take',
      ],
      es: [
        'controlador|controladores|driver reinstal*|desinstal*|actualiz*|instal*|quit*|elimin*|borr*|pon*|nuevo',
        'administrador_de_dispositivos quit*|desinstal*|elimin*|desactiv*|borr*',
      ],
    }),
    ticketIntent('TK-18', 'allow-microphone', 'request', {
      en: [
        'privacy mic|microphone|access|programs|apps|program|app',
        'allow|permit|grant|give|let|turn|switch|enable access|programs|program|apps|app microphone|mic !which|what',
      ],
      es: [
        'privacidad micro|microfono|acceso|programa*|aplicacion*',
        'permit*|dar|da|dale|conced*|concede|deja*|activ*|habilit* acceso|programa*|aplicacion* microfono|micro !que|cual',
      ],
    }),
    ticketIntent('TK-18', 'raise-level', 'request', {
      en: [
        'raise|turn|move|put|increase|up|higher|louder|set|drag|pull level|volume|slider|input_volume !headset_as',
      ],
      es: [
        'sub*|aument*|pon|mueve|mover|mas_alto|arrastra*|alto nivel|volumen|control|deslizador !controlador',
      ],
    }),
    ticketIntent('TK-18', 'slide-switch', 'request', {
      en: [
        'slide|press|push|flip|move|unmute|turn|release|click switch|mute|button|key|unmute|crossed|itself !which|is_there|slider|pressed',
      ],
      es: [
        'mueve|mover|muevelo|desliza*|puls*|aprieta|quit*|cambia|cambiar|toca|acciona* interruptor|silencio|boton|tecla|tachado !que_posicion|pulsado|hay_una',
      ],
    }),
    ticketIntent('TK-18', 'mute-light', 'question', {
      en: [
        'light|lamp|led|lit|glow*|red headset|microphone|mic|keyboard|key|button|there|burn*|see|any',
        'switch|button which_way|how|is|pressed|stand|position mute|switch|pressed|side !press_the|slide|flip|move',
      ],
      es: [
        'luz|lucecita|luces|led|piloto|rojo|roja|brilla* auricular*|microfono|micro|teclado|tecla|boton|hay|ves|enciende',
        'interruptor|boton posicion|pulsado|como|puesto|lado !mueve|pulsa_el|desliza',
      ],
    }),
    ticketIntent('TK-18', 'which-microphone', 'question', {
      en: [
        'which|what|who|is|tell|written|show|shows microphone|mic|input chosen|selected|use|uses|used|show|shows|stands|device|headset|written|picked|is|set',
      ],
      es: [
        'que|cual|esta|dime|dices|pone microfono|micro|entrada elegid*|seleccionad*|usa|pone|sale|dispositivo|aparece|auricular*|muestra',
      ],
    }),
    ticketIntent('TK-18', 'use-headset', 'request', {
      en: [
        'choose|select|switch|change|set|pick|use|take headset microphone|mic|mics|microphones|input|under|list|as !is|which',
      ],
      es: [
        'elig*|elije|seleccion*|cambia*|pon|usa|escog*|escoge|utiliza auricular*|cascos micro|microfono|microfonos|entrada|como|lista !esta|que',
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
