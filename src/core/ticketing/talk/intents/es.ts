import { ES_JARGON } from '../words/jargon.ts';
import { ES_REPLIES } from './es-replies.ts';
import type { DeskPatterns } from './ids.ts';

export const ES_PATTERNS: DeskPatterns = {
  ...ES_REPLIES,
  'ask-password': [
    'dime|digame|dices|dises|decir|decirme|envia*|envie*|manda*|mande*|dame|deme|escribe|escriba|escribir|comparte|compartir|comparta|pasame|paseme|leeme|leame|da|das|falta|necesito|necesitaria|quisiera|saber|quiero|facilit* tu..$secret|su..$secret|la_$secret !no|nunca|nueva|temporal|restablec*|cambi*|caduc*|pagina|enlace|nadie|ventana|cliente|te_voy|te_leo|te_dicto|escribir_tu|confirma*|es_verdad|es_cierto|recuperacion|ese_portatil|ese_equipo|cuenta_de_correo|correo_de',
    'cual..$secret|cuales..$secret|que_$secret !no|nunca|caduc*|pagina',
    'codigo dime|digame|leeme|leame|dame|deme|envia*|envie*|manda*|pasame movil|sms|telefono|llegado|recib*|autenticador !no|error',
  ],
  // Nothing near a word of the trade is one: leave is no lease.
  jargon: ES_JARGON.map((words) => `=${words}`),
  'verify-identity': [
    'verific*|confirm*|comprob*|asegur*|valid*|demostr*|sepa|saber identidad|quien|que_eres|que_es_usted|eres_tu|es_usted',
    'verificarte|verificarle|verificarlo|verificarla|identificarte|identificarle|identifiquese|identificate|identificarse',
    'asegur*|confirm*|saber|segur* hablo_con|hablando_con|estoy_hablando',
    'como_se_que_es|como_se_que_eres',
    'con_quien_hablo|con_quien_estoy|quien_eres|quien_es_usted|quien_llama|quien_habla',
    'ensen*|muestr*|mostrar*|ver|tiene|tienes tarjeta_de_empleado|identificacion|documento|dni|pasaporte|acreditacion',
    'autentica*|telefono_registrado|movil_registrado aprob*|aprueb*|introduc*|acept*|numero|notificacion|aviso !llam*',
    'aprob*|aprueb*|acept* aviso|notificacion|solicitud movil|telefono|app|aplicacion',
    'enviado|envio|mando|mandado aviso|notificacion movil|telefono|autentica*',
    'tarjeta_de_empleado',
    'seguridad comprobacion|verificacion|preguntas !software|equipo_de_seguridad',
  ],
  'call-back': [
    'te|le|lo llamo|llame|llamar* !llamarme|no',
    'la_llamo|la_llamar*|llamarte|llamarle|llamarlo|llamarla|llamo_yo !llamarme|no',
    'devuelv*|devolver*|devolvemos llamada',
    'vuelvo|volver*|volvemos a_llamar*',
    'te|le aviso|avisare|informo|informare|informad*|digo_algo !no|alguien',
  ],
  'permission-to-connect': [
    'conectarme|me_conecto|me..conectar|me_conecte|me_conectare|conectarnos|nos_conectamos !no|conectarte|conectarse',
    'tomar..control|tomo..control|tome..control|control_remoto|controlo|controlar|sesion_remota|solicitud_remota|conexion_remota|asistencia_remota|acceso_remoto|remotamente !trabaj*|no',
    'puedo|permite|permites|deja|dejas|gustaria|quisiera|podria|para_que|quiero ver|vea|mirar|echar|entrar|entre|acceder su_pantalla|tu_pantalla|su_escritorio|tu_escritorio|tu_$device|su_$device|vistazo',
    'entrar|acceder|conect* en_remoto !trabaj*',
    'permiso|consentimiento conect*|acced*|entr*',
    'puls*|clic permitir|aceptar|compartir',
    'te_importa|le_importa|te_parece|puedo|podria entro|entrar|entre|acceda|acceder|conecte|conecto en_remoto|en_tu|en_su|remoto|equipo|ordenador',
  ],
  'send-screenshot': [
    'captura|capturas|pantallazo|pantallazos|capturar !muestra|mostraba|recibido|recibi|no',
    'foto|fotos|imagen|fotografia envi*|mand*|adjunt*|haz|haga|hagas|hacer|saca*|saque|compart*|pasa*|sub* !identificacion|recibido|no',
    'recort* envi*|mand*|ventana|pantalla',
  ],
  'sign-out-in': [
    'cierra|cierre|cierras|cerrar|cerrarla|cierrala|sal|salte|salgase|salga|salir|salgas sesion|sesiones|cuenta !no',
    'sal|salga|salir|sales entrar|entra|entre|entras|acceder',
    'desconectate|desconectese|desconectarte|desconectarse|deslogue* !cable|red|corriente',
    'vuelv*|volver iniciar|iniciarla|abrirla|abre sesion despues|cerrar*|cierr*|salir',
  ],
  restart: [
    'reinici* !no_reinici*|servicio|servidor|no_hace_falta|he_reiniciado|hemos_reiniciado|se_reiniciara|no_debe*|cola|por_no|ayudo|sirvio|servido|ayudado',
    'apag* encend*|enciend*|encien*|arranc*|prend* !no_apag*|deje',
  ],
  'ask-asset-number': [
    'inventario|activo|serie numero|etiqueta|codigo|que|cual|<2 !asignado|no',
    'pegatina|etiqueta numero|lee|leame|leeme|leer|leerme|lees|que|cifras|pone|dice !nombre|impresora',
    'lk numero|cifras|que|pone|codigo',
  ],
  'computer-name': [
    'nombre|nombres $device !usuario|impresora|cola|carpeta|persona',
    'llama|llaman $device como|sabe|sabes|dime|digame|dices',
    'hostname|nombre_de_host',
    'que_$device|cual..$device !numero|inventario|modelo',
  ],
  'exact-wording': [
    'error|mensaje|aviso|advertencia|alerta|pantalla|ventana|cartel que_dice|que_pone|que_mensaje|que_codigo|que_error|que_aviso|que_numero|cual|algun|texto|exact*|leer|leerme|lee|lees|leame|leeme|escriba|escribe|escribeme|copia*|tal_cual|palabra|literal*|sale|aparece !no|cambi*|recort*|desde|cuando',
    'deletre* error|mensaje|codigo',
    'que_ve|que_ves pantalla|ventana !prueb*|intent*|vuelv*',
    'que_dice|que_pone|que_sale|dice_exact*|que_aparece !pegatina|etiqueta|inventario',
    'exact*|literal*|tal_cual texto|palabra*|dice|pone|escrib*|lee',
  ],
};
