import { ES_FACTS } from './es-facts.ts';
import { ES_MANNERS } from './es-manners.ts';
import { ES_REQUESTS } from './es-requests.ts';

export const ES_CORPUS = { ...ES_FACTS, ...ES_REQUESTS, ...ES_MANNERS };

/** Sentences of an analyst that mean none of the generic intents, in Spanish. */
export const ES_NEGATIVES = `
He desbloqueado su cuenta
La cola de impresión ya está vacía
veo tres trabajos en la cola
por favor no reinicies todavía
no hace falta que reinicie nada
He reiniciado el servicio de impresión por nuestra parte
el servidor se reiniciará esta noche
nunca le diga a nadie su contraseña
nunca le pediremos su contraseña
por favor no me envíe su contraseña
su contraseña caduca en tres días
Tendrá que poner una contraseña nueva la próxima vez que entre
qué carpeta necesitas
¿Está el cable enchufado por los dos lados?
la luz de la base es verde o naranja
Puedes abrir la configuración e ir a Bluetooth
qué impresora usas
se abre la página en otro navegador
Lo paso al equipo de redes
El equipo de redes lo mirará antes de mediodía
He pedido una base nueva para usted
su buzón está casi lleno
Se quitó la licencia cuando cambió de departamento
Su responsable tiene que aprobarlo
quién es el propietario de la carpeta
hay un problema conocido con las actualizaciones de anoche
No puedo hacerlo sin una aprobación
la dirección empieza por 169.254
pulse el botón de encendido durante diez segundos
Mantenga pulsado el botón de encendido
hemos avisado al equipo de seguridad
pinchaste en el enlace
ha escrito algo en esa página
por favor desconecte el cable de red
deje el ordenador encendido
no toque nada
de qué color es la luz
está silenciado el micrófono
me oye
hoy hace buen tiempo
asdf qwer
42
lorem ipsum dolor sit amet
Qué has comido hoy
te gusta el fútbol
no ha hecho nada mal
ha hecho bien en llamarnos
el ticket de su compañera se cerró la semana pasada
Este ticket seguirá abierto hasta el viernes
he cambiado el puerto de la impresora
Cambiamos la directiva el mes pasado
la captura muestra una versión antigua
He recibido su imagen
el nombre de la impresora es HQ-2F-01
el equipo está asignado a otra persona
el teléfono nuevo llega el jueves
La oficina de Brill no tiene red
la llamada se ha transferido
su calendario muestra una reunión a las diez
por favor conecte la pantalla al otro puerto
suba el brillo
escriba la contraseña nueva dos veces
Voy a restablecer su contraseña
Le envío una contraseña temporal
el mensaje se ha entregado
una regla movió el correo
elija la segunda opción de la lista
la unidad apunta al servidor antiguo
Por favor saque el tóner y agítelo con cuidado
el plazo del proyecto se ha movido
Lo firmó el director
los registros están en el servidor
el registro muestra dos intentos fallidos
el usuario está deshabilitado
le van a traer un monitor nuevo
Su cuenta se bloqueó por una contraseña antigua en el móvil
La contraseña antigua sigue guardada en el correo del móvil
quite la cuenta de correo del teléfono y añádala otra vez
su contraseña caducó mientras viajaba
Puede cambiarla usted en el portal
primero conecte la VPN y luego bloquee la pantalla
No puedo pasar su acceso a un móvil nuevo por teléfono
Tengo que rechazarlo
traiga por favor el teléfono roto
hay que registrar su teléfono nuevo
Necesito la aprobación del propietario de la carpeta
le podemos ofrecer el buzón compartido
aprobó usted un inicio de sesión
a qué dirección de correo le escriben
ha pulsado el enlace
qué escribió en la página
use el otro micrófono por favor
está el cable en la toma de debajo de la mesa
enchúfelo en la toma de al lado
la toma de su vecina funciona
el reloj de su equipo va mal
le voy a añadir la impresora
imprima una página de prueba
La clave pertenece a otro portátil
qué programas se abren con windows
ha llamado usted al número de la pantalla
ha pagado algo
saque el cable de red ahora
no lo apague
déjelo encendido por favor
pediré un repuesto
el fondo lo pone una norma de la empresa
la base solo da 60 vatios
qué router tiene en casa
apague el segundo router
el archivo contiene datos personales
el compañero que se fue tiene la licencia
Mi compañera irá a su mesa
alguien pasará esta tarde
toda la sede está sin red, estamos en ello
el equipo está avisado
Escribe la clave que te voy a leer
¿Podrías escribir tú la contraseña antigua?
Desactiva la regla que hiciste y mira en su carpeta
¿Qué hiciste con el mensaje?
Lo retenido se queda aquí, los demás salen cuando estén borrados`;
