/** Requests for an act, and announcements, as analysts type them in Spanish. One paraphrase a line. */
export const ES_REQUESTS = {
  'try-again': `
¿Puedes intentarlo otra vez?
Pruebe de nuevo, por favor
prueba ahora
¿podrías volver a intentarlo por favor?
inténtalo una vez más
Vuelva a probar y dígame qué ve
reintenta porfa
le importaría probarlo otra vez
lo puedes probar ahora?
Una vez más, por favor
¿Podría intentar iniciar sesión otra vez ahora?
por favor vuelve a intentarlo
intentalo otra ves
intenta abrirlo de nuevo
¿Puede hacer lo mismo otra vez y fijarse en lo que pasa?
vale, ahora prueba a imprimir de nuevo`,
  restart: `
¿Puedes reiniciar el ordenador?
Reinicie, por favor
has probado a apagarlo y encenderlo
¿Podría reiniciar el portátil y llamarme después?
reinicialo porfa
apágalo y enciéndelo otra vez
¿Le importaría reiniciar el equipo?
apágalo, espera diez segundos y vuelve a encenderlo
puedes hacer un reinicio
apaga y vuelve a encender el pc por favor
Me gustaría que reiniciara el equipo, guarde antes su trabajo
reinica el equipo por favor
ya has reiniciado el ordenador?
por favor apáguelo y vuelva a arrancarlo
podemos probar con un reinicio primero
guarda todo y reinicia la computadora`,
  'sign-out-in': `
cierra sesión y vuelve a entrar
¿Puede cerrar la sesión y volver a iniciarla?
sal y vuelve a entrar porfa
¿Podrías cerrar sesión en Windows e iniciar sesión de nuevo?
prueba a cerrar la sesion y abrirla otra vez
cierra sesión y luego inicia sesión
¿Sería tan amable de salir de su cuenta y entrar otra vez?
desconéctate y vuelve a conectarte con tu usuario
tienes que cerrar sesión y volver a iniciarla para que se aplique el cambio
puedes desloguearte y loguearte otra vez
Cierre su sesión y entre de nuevo, por favor
cierra secion y entra otra vez
Salga de la sesión y vuelva a entrar, así carga el grupo nuevo
¿podrías salir del todo de la cuenta y volver a entrar?
después cierra sesión y ábrela una vez
vuelve a iniciar sesión después de cerrarla`,
  'may-close': `
¿Puedo cerrar el ticket?
¿Puedo cerrar ya este caso?
lo cierro?
te parece bien si cierro el ticket
¿Lo marco como resuelto?
entonces podemos cerrar este?
¿Está de acuerdo en que cierre la solicitud?
estaría bien cerrar la incidencia
podemos darlo por solucionado
¿Funciona todo y puedo resolver el ticket?
voy a cerrar el ticket si te parece bien
cerramos?
lo puedo poner como resuelto
¿Le parece que cierre la incidencia?
puedo cerar el tiquet
Entonces cerraría su ticket, ¿de acuerdo?`,
  'please-wait': `
un momento por favor
Espere un segundo, por favor
dame un minuto
¿Le puedo poner en espera un momento?
un segundito
tenga paciencia mientras lo compruebo
espera
¿podría esperar un par de minutos mientras lo consulto?
no cuelgue, por favor
déjame comprobarlo
un momentito porfa
Necesito dos minutos para mirar su cuenta, espere por favor
un seg
puedes esperar un minuto
Deje que lo mire, será un momento
un momeno`,
  'call-back': `
lo paso al equipo de redes y le aviso en una hora
Le mantendré informado
te llamo luego
¿Le puedo llamar dentro de diez minutos?
le devuelvo la llamada al número que tenemos registrado
te llamo yo al numero de la oficina
¿Puedo llamarle al número del directorio?
t llamo en 5
Voy a colgar y le llamo a su número registrado
te puedo llamar más tarde
Por seguridad le llamaré al número que consta, cuelgue por favor
le devolveremos la llamada esta tarde
te llamo enseguida
¿podría llamarle otra vez en media hora?
le llamaré a su teléfono fijo
le devuelbo la llamada en un rato
ahora mismo te llamo a tu número de ficha
¿Le viene bien que le llame a las dos?`,
  'verify-identity': `
Primero tengo que verificar su identidad
¿Con quién hablo?
antes de hacerlo tengo que asegurarme de que eres tú
confirme su identidad por favor
Por seguridad necesito comprobar que es usted
me enseñas tu tarjeta de empleado por favor
te mando un aviso al autenticador, introduce el número
tiene su documento de identidad a mano
tengo que verificarte primero
puedes aprobar la notificación en tu aplicación de autenticación
Hay que hacer una comprobación de seguridad
¿Me permite ver su identificación con foto?
quien eres
puedes demostrar quién eres
dejame verificar tu identidá
Le envío un número a su teléfono registrado, avíseme cuando lo haya aprobado`,
  'permission-to-connect': `
¿Puedo conectarme a tu equipo?
¿Me permite tomar el control remoto de su ordenador?
te parece bien si me conecto en remoto
Me gustaría ver su pantalla, ¿puedo?
me conecto a tu pc?
puedo iniciar una sesión remota ahora
acepta la solicitud remota por favor
¿Me deja tomar el control de su pantalla un momento?
puedo entrar en tu máquina y echar un vistazo
Quisiera conectarme a su portátil, cierre antes lo que sea privado
permiso para conectarme?
te importa si controlo tu ratón
¿Puedo ver su escritorio?
me voy a conectar a tu ordenador si te parece bien
puedo conetarme a tu ordenador
¿Podría pulsar Permitir para que vea su pantalla?`,
  'send-screenshot': `
¿Me puedes enviar una captura de pantalla?
Envíeme una imagen del error, por favor
captura porfa
¿podrías hacer una captura y adjuntarla al ticket?
mándame una foto de la pantalla
¿Le importaría adjuntar un pantallazo?
mandame un pantallazo
por favor haga una foto del mensaje con el móvil
pulsa Windows Mayús S y envíame la imagen
una captura me ayudaría mucho
puedes hacer una captura de eso y mandarla por correo
Me vendría bien una imagen de lo que ve, ¿me la puede enviar?
adjunta una catpura por favor
recorta la ventana y envíamela por favor
¿Tiene una captura de eso?
me compartes una imagen del error`,
} as const;
