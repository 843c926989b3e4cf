import { worksFromHome } from '../../cast.ts';
import type { TicketStory } from '../../desk-case.ts';
import { DESK_STORIES } from '../../public/catalogue.ts';
import { laptop, person } from '../shared/scene.ts';
import { ticketIntent } from '../shared/ticket-intent.ts';

/** TK-53: the VPN drops at home, where somebody has bought a second router. */
export const HOME_OFFICE: TicketStory = {
  ...DESK_STORIES['TK-53'],
  roles: { requester: { suits: worksFromHome } },
  subjects: (scene) => ({
    account: person(scene).login,
    requester: person(scene).id,
    laptop: laptop(scene).asset,
  }),
  values: () => ({}),
  intents: [
    ticketIntent('TK-53', 'open-router', 'request', {
      en: [
        'firewall|port|ports|dmz|forwarding disable|turn_off|switch_off|forward*|make|open|set|put|remove|configure',
      ],
      es: [
        'cortafuegos|firewall|puerto|puertos|dmz|redireccion desactiv*|quita*|apaga*|redirig*|redirige|pon*|abr*|configura*',
      ],
    }),
    ticketIntent('TK-53', 'read-trace', 'question', {
      en: ['tracert|traceroute|trace|trace_route|hop|hops'],
      es: ['tracert|traceroute|trazado|traza|salto|saltos'],
    }),
    ticketIntent('TK-53', 'explain-limits', 'request', {
      en: [
        'private|yours|maker|own advise|advice|support|responsible|look_after|maker|limits|help !password',
        'maker right_place|ask|contact|call',
      ],
      es: [
        'privad*|tuyo|particular*|fabricante aconsej*|consejo*|soporte|cargo|mantener*|fabricante|limite* !contrasena',
      ],
    }),
    ticketIntent('TK-53', 'use-access-point', 'request', {
      en: ['access_point|bridge|bridge_mode|ap_mode !provider|phone'],
      es: ['punto_de_acceso|puente|modo_ap !proveedor|movil'],
    }),
    ticketIntent('TK-53', 'secure-wifi', 'request', {
      en: ['wi_fi|wifi|wireless password|tkip|aes|wpa|wpa2|wpa3|key|factory', 'tkip|wpa2|wpa3|aes'],
      es: ['wi_fi|wifi|inalambric* contrasena|clave|tkip|aes|wpa|wpa2|wpa3|fabrica', 'tkip|wpa2|wpa3|aes'],
    }),
    ticketIntent('TK-53', 'update-router', 'request', {
      en: ['firmware', 'router|box update*|new_software|software|upgrade*'],
      es: ['firmware', 'router|aparato actualiza*|software'],
    }),
    ticketIntent('TK-53', 'call-provider', 'request', {
      en: ['provider|internet_company|isp', 'hotspot'],
      es: ['proveedor|compania_de_internet|operador*', 'punto_de_internet|datos_compartidos|compartir_datos'],
    }),
    ticketIntent('TK-53', 'read-router', 'question', {
      en: [
        'router|box page|status|uptime|since|connected|devices|running|list|lists|shows',
        'devices|who|which wi_fi|wifi|router|connected know|connected|list|all|unknown',
        'router|box how_long|since_when|who log|sign|up|on|running|connected',
      ],
      es: [
        'router|aparato pagina|estado|actividad|desde|conectad*|dispositivos|encendido|lleva|aparec*',
        'dispositivos|aparatos|quien wi_fi|wifi|router|conectad*',
      ],
    }),
  ],
  suspects: [
    { id: 'double-nat', band: 'possible', acts: ['use-access-point'] },
    { id: 'strangers-on-wifi', band: 'possible', acts: ['secure-wifi'] },
    { id: 'old-firmware', band: 'possible', acts: ['update-router'] },
    { id: 'line-drops', band: 'possible', acts: ['call-provider'] },
  ],
  tests: [
    {
      id: 'tunnel-ends@account',
      seconds: 30,
      outcomes: ['back-at-once', 'back-in-minutes', 'long-away'],
      otherwise: 'back-at-once',
      says: { 'old-firmware': 'back-in-minutes', 'line-drops': 'long-away' },
    },
    {
      id: 'told:trace@requester',
      seconds: 30,
      outcomes: ['one-private', 'two-private'],
      otherwise: 'one-private',
      says: { 'double-nat': 'two-private' },
    },
    {
      id: 'told:router-page@requester',
      seconds: 30,
      outcomes: ['quiet', 'strangers', 'restarted'],
      otherwise: 'quiet',
      says: { 'strangers-on-wifi': 'strangers', 'old-firmware': 'restarted' },
    },
    {
      id: 'told:at-home@requester',
      seconds: 30,
      outcomes: ['vpn-alone', 'everything'],
      otherwise: 'vpn-alone',
      says: { 'line-drops': 'everything', 'old-firmware': 'everything' },
    },
  ],
  waitSeconds: 240,
  objectives: ['C1 2.6', 'C1 2.5', 'C2 2.3', 'C2 2.10'],
};
