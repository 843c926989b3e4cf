import type { Intent } from '../../../talk/talk.ts';
import { ticketIntent } from '../shared/ticket-intent.ts';

/** What is asked about a page that a browser calls not secure. What asks for something comes before what only names it. */
export const WARNING_INTENTS: readonly Intent[] = [
  ticketIntent('TK-28', 'set-date', 'request', {
    en: ['set|correct|fix|adjust|sync|synchronize|synchronise|automatic|automatically clock|date|time'],
    es: ['pon|ponga|configur*|ajust*|corrig*|corregir|sincroniz*|automatic*|arregl* reloj|fecha|hora'],
  }),
  ticketIntent('TK-28', 'click-through', 'request', {
    en: [
      'advanced|ignore|proceed|click_through|bypass|exception|skip continue|warning|proceed|page|certificate|it',
      'accept risk|certificate|warning',
    ],
    es: [
      'avanzado|ignor*|saltate|saltar*|omit*|excepcion continu*|aviso|seguir|sigue|certificado|advertencia|entra*',
      'acept* riesgo|certificado|aviso',
      'entra|sigue|continua|pasa de_todas_formas|de_todos_modos|igualmente',
    ],
  }),
  ticketIntent('TK-28', 'typed-anything', 'question', {
    en: [
      'did|have|has you..enter|you..entered|you..type|you..typed|you..fill|you..give|you..given|you..log_in|you..logged|you..sign|you..signed|you..put',
    ],
    es: [
      'has|hiciste|iniciaste|escribiste|pusiste|diste|rellenaste|metiste|introdujiste contrasena|introducido|escrito|algo|dato*|sesion|usuario|cuenta|rellenado !abierto|cambiado',
    ],
  }),
  ticketIntent('TK-28', 'close-page', 'request', {
    en: [
      'close|shut|leave|exit|get_off|get_out|quit page|site|tab|window|link|browser',
      'do_not|never|stop open|use|opening|using|go link|page|again',
      'get_off|close|leave|exit|quit|forget site|website|that_link|the_link !guest|wifi|network|advanced',
    ],
    es: [
      'cierra*|cerrar|sal|salir|salte|abandona pagina|pestana|ventana|enlace|navegador',
      'no abras|vuelvas|uses|usar enlace|pagina|mas',
    ],
  }),
  ticketIntent('TK-28', 'join-office', 'request', {
    en: [
      'guest|guests|visitor*|visitors leave|switch|disconnect|off|out|change|get',
      'connect|plug|join|use|switch cable|office|company|corporate|our !which|what|are_you',
    ],
    es: [
      'invitados|visitas|visitantes sal|salte|quita*|quitate|cambia*|desconecta*|deja|pasar|pasa',
      'conecta*|enchufa*|unete|usa|pasa|pasate cable|oficina|empresa|corporativ* !que_red|cual|estas_conectado',
    ],
  }),
  ticketIntent('TK-28', 'which-network', 'question', {
    en: [
      'network|wifi|wi_fi|wireless|cable|hotspot which|what|are_you|connected|name|is_it|using|show|shows',
    ],
    es: ['red|wifi|wi_fi|inalambrica|cable que|cual|como|estas|conectado|usas|usando|aparece|muestra'],
  }),
  ticketIntent('TK-28', 'read-certificate', 'question', {
    en: ['certificate|certificates'],
    es: ['certificado|certificados'],
  }),
  ticketIntent('TK-28', 'read-clock', 'question', {
    en: [
      'clock',
      'date|year|time|day what|which|right|show|shows|read|correct|is !start*|happen*|began|set|since|long|need|last',
    ],
    es: [
      'reloj',
      'fecha|ano|hora que|cual|correcta|bien|muestra|lee*|es|estamos !empez*|paso|desde|necesit*',
    ],
  }),
  ticketIntent('TK-28', 'open-by-name', 'request', {
    en: [
      'open|type|use|go|enter|try name|intranet|bookmark|favourite|favourites|favorite|favorites !which|what|how',
    ],
    es: ['abre*|escrib*|usa|entra|prueba nombre|intranet|favorito|favoritos|marcador !que|cual|como'],
  }),
  ticketIntent('TK-28', 'read-address', 'question', {
    en: [
      'url|link|address|address_bar|web_address what|which|read|tell|exact|stands|spell|email|mail|was_it|how|got',
      'how|where get|got|reach|come|came|find page|site|there|link',
    ],
    es: [
      'url|enlace|direccion|barra_de_direcciones que|cual|lee*|dime|exacta|pone|deletre*|correo|como|era',
      'como llegaste|llegado|entraste pagina|sitio|ahi',
      'donde sacaste|salio|sale|viene enlace|link|direccion',
    ],
  }),
];
