/** Courtesies, and lapses that have consequences, as analysts type them in Spanish. One paraphrase a line. */
export const ES_MANNERS = {
  greeting: `
hola
Hola Nadia
buenos días
Hola, le habla el servicio de soporte
qué tal
Buenas tardes, servicio de soporte, mi nombre es Alex
buenas
hola, soy alex de informática
Bienvenida al servicio de soporte
buenos dias tom
hola tom, aquí soporte
Buenas noches, señora Duarte
hola señor weller
¡Hola Owen!
ola
gracias por llamar a soporte, soy Alex`,
  thanks: `
gracias
Muchas gracias
grax
genial, gracias
muchas gracias por su ayuda
perfecto, gracias
mil gracias
Gracias por comprobarlo
te lo agradezco
me ha sido útil, gracias
grcias
Le agradezco la ayuda
muy agradecido
gracias por avisarnos
Se lo agradezco mucho
gracias, eso ayuda`,
  apology: `
lo siento
perdón por eso
Disculpe las molestias
mis disculpas
Pido disculpas por el retraso
sentimos mucho que haya pasado esto
disculpa la espera
siento las molestias
ha sido un error nuestro, lo siento
perdone el retraso
lo ciento mucho
Le pido perdón, no debería haber ocurrido
Le rogamos que acepte nuestras disculpas
perdona por hacerte esperar
lo lamento, deberíamos haberle llamado antes
disculpas`,
  empathy: `
Entiendo lo frustrante que es esto
debe de ser muy molesto
entiendo que esté enfadado
sé que tiene un cliente en diez minutos
suena estresante
lo entiendo
entiendo que es urgente para ti
Es realmente frustrante, a mí me pasaría lo mismo
Me imagino lo desagradable que es
te comprendo
no es culpa suya, le puede pasar a cualquiera
no te preocupes, lo vamos a arreglar
Comprendo que no puede esperar mucho
tranquilo, nos pasa a todos
me doy cuenta de que es un mal momento
vaya faena, me hago cargo`,
  'anything-else': `
¿Puedo hacer algo más por usted?
¿Algo más?
te puedo ayudar en algo más
necesitas algo más hoy
¿Hay otra cosa que no funcione?
alguna otra cosa
¿Había algo más?
alguna otra pregunta
¿Tiene alguna otra duda?
puedo ayudarle con otra cosa
eso es todo?
nesesitas algo mas
¿Algún otro problema que deba saber?
sería todo por hoy
hay algún otro problema
tienes otra pregunta`,
  goodbye: `
adiós
hasta luego
que tenga un buen día
chao
Buen fin de semana
hablamos luego
cuídese
nos vemos
¡Que pase un buen día!
adiós y buena tarde
hasta mañana
que disfrute del resto del día
que vaya bien
asta luego
hablamos mañana
hasta pronto`,
  'ask-password': `
¿Cuál es su contraseña?
me puedes decir tu contraseña
Envíeme su contraseña para probarlo, por favor
cual es tu clave
Necesito tu contraseña para revisar el buzón
dame tu contraseña por favor
¿podrías escribir tu contraseña en el chat?
qué contraseña estás usando
dime el código que te ha llegado al móvil
¿Le importaría compartir su contraseña conmigo un momento?
escribe tu contraseña aquí
léeme el código del sms
me dises tu contrasena
Entro yo con tu usuario, solo necesito la contraseña
cuáles son tus credenciales
mándame por correo tu usuario y contraseña`,
  blame: `
eso es culpa suya
¿Qué le has hecho?
deberías haber llamado antes
algo habrás roto
¿Por qué hizo clic ahí?
esto no habría pasado si hubieras leído la guía
deberías saberlo
lo has roto tú?
eso pasa por no leer las instrucciones
Está claro que has hecho algo mal
eso fue un descuido tuyo
lo ha provocado usted mismo
cómo se te ocurre darles la contraseña
todos los demás lo consiguen
pues no deberías haber abierto el adjunto
es tu culpa por no reiniciar`,
  jargon: `
vacía la caché DNS
La concesión DHCP ha caducado
el ticket de kerberos está caducado
ejecuta gpupdate /force
su UPN no coincide con la aserción SAML
Sospecho del driver de la NIC
mira si la VLAN va etiquetada en ese puerto
La GPO no se aplicó a tu OU
prueba con ipconfig /release y /renew
se ha colgado el daemon del spooler
tu token fue revocado por el acceso condicional
la dirección APIPA significa que no hay DHCP
Hay que rehacer el OST y repetir el autodiscover
abre regedit y borra la clave de HKCU
cual es tu máscara de subred
hay que limpiar la tabla ARP`,
} as const;
