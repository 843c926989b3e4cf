/** Questions for facts, as analysts type them in Spanish. One paraphrase a line. */
export const ES_FACTS = {
  'exact-wording': `
¿Qué dice exactamente el mensaje?
me puedes leer el texto exacto del error
que pone en la pantalla
¿Podría decirme palabra por palabra lo que dice el aviso?
que codigo de error sale
¿Sale algún mensaje de error? ¿Cuál?
copiame el texto completo del error porfa
¿Le importaría leerme el mensaje que aparece?
qué dice cuando falla
que mensaje te sale
escribe tal cual lo que dice la ventana
Necesitaría el texto literal de la advertencia, ¿me lo puede leer?
algun numero de error?
q dice el mesaje exactamente
¿Aparece un error y, si es así, qué dice exactamente?
qué pone en la pantalla azul`,
  'computer-name': `
¿Cuál es el nombre de tu equipo?
me dices el nombre del ordenador por favor
como se llama tu pc
¿Podría darme el nombre del portátil? Está en la pegatina, empieza por AS-LT
¿En qué equipo está trabajando?
cual es el nombre de tu ordenadro
¿Sabe cómo se llama su equipo?
nombre del pc?
Necesito el nombre de su ordenador para encontrarlo, ¿puede mirarlo en Configuración?
qué dispositivo estás usando, sabes su nombre
nombre de la computadora por favor
¿Me facilita el nombre del equipo?
Dígame por favor cómo se llama su portátil en la red
que portatil es, me lees el nombre
el nombre del dispositivo que sale en configuración
me puedes buscar el nombre de la máquina`,
  'since-when': `
¿Desde cuándo pasa?
¿Cuándo empezó?
cuanto tiempo lleva asi
¿Cuándo notó el problema por primera vez?
desde cuando?
¿Podría decirme cuándo comenzó esto?
ayer funcionaba?
cuando fue la ultima vez que funcionó
hace cuánto que le ocurre
¿Recuerda cuándo funcionó bien por última vez?
desde cuado te pasa
¿Lleva así todo el día o acaba de empezar?
¿Y cuándo empezó exactamente el problema, esta mañana?
desde que dia
¿A qué hora pasó por primera vez?
cuánto hace que no va`,
  'what-changed': `
¿Cambió algo antes de que empezara?
qué ha cambiado desde la última vez que funcionó
has instalado algo nuevo últimamente
algun cambio reciente?
¿Ha recibido actualizaciones o programas nuevos estos días?
ha cambiado algo en tu equipo o en tu mesa
¿Movió, conectó o instaló algo antes de que pasara?
algo nuevo desde ayer
hubo alguna actualización hace poco
que has cambiado
¿Se le ocurre algo que sea diferente a antes?
cambiaste algo en la configuracion
¿Recuerda haber hecho algo distinto antes de que apareciera el problema?
algún dispositivo nuevo, programa nuevo, cambio de contraseña?
¿Ha habido cambios recientes en su puesto que usted sepa?
que es distinto hoy comparado con la semana pasada`,
  'who-else': `
¿Le pasa a alguien más?
¿También les ocurre a sus compañeros?
alguien mas?
hay otros con el mismo problema
a quien mas le pasa
¿Es solo usted o todo el equipo?
tu compañero de al lado puede imprimir?
solo tu o todos
¿Podría preguntar a alguien cercano si a él le funciona?
¿Sabe si otras personas tienen el mismo problema?
cuanta gente está afectada
es toda la oficina o solo tu mesa
a los demas les funciona
algien mas con ese problema en la sala?
¿Es usted la única persona que lo ve?
lo ha notado también algún colega`,
  'ask-location': `
¿Dónde está ahora mismo?
en qué oficina estás
en que sede te encuentras
¿Está en casa o en la oficina hoy?
donde te sientas
¿Me puede decir dónde está su mesa, por favor?
que planta y que sala
en qué edificio está
dónde está el portátil en este momento
estas teletrabajando?
¿Dónde le encuentro, en qué piso?
cual es tu ubicacion
¿En qué sala está el ordenador?
¿Puede indicarme dónde se encuentra exactamente para enviar a alguien?
estas en la oficina o trabajas desde casa
cuál es el número de tu mesa`,
  'ask-asset-number': `
¿Cuál es el número de inventario?
¿Me lee la etiqueta de inventario, por favor?
hay una pegatina con LK y cuatro cifras, qué pone
numero de inventario?
que numero sale en la pegatina
¿Puede dar la vuelta al portátil y decirme el número de activo?
ves una etiqueta con un número debajo
el nº de activo porfa
Necesito el número de serie o de inventario del portátil
qué número pone en la etiqueta de abajo del equipo
Deme por favor el número LK de su equipo
me dices el numero de inventaro
qué etiqueta de activo lleva
¿Me facilita el número que está impreso en la etiqueta?
puedes leer la etiqueta de detrás del monitor
el numero LK, lo tienes?`,
  'how-urgent': `
¿Es muy urgente?
¿Para cuándo lo necesita?
tienes fecha límite
es urgente?
¿Para cuándo tiene que funcionar otra vez?
puede esperar hasta mañana
con cuánta urgencia lo necesitas
hay un plazo hoy?
¿Tiene que ser hoy o puede esperar?
¿Podría decirme cuánta prisa le corre?
cual es el plazo
te va bien si lo hacemos el jueves
¿Cómo de rápido lo necesita?
a qué hora es la presentación, para cuándo lo necesitas
mañana por la mañana sería suficiente
q tan urjente es`,
  'blocked-work': `
¿Qué no puede hacer en este momento?
¿Puede seguir trabajando mientras tanto?
esto te impide trabajar
qué trabajo está parado
¿Está totalmente parado o puede continuar con otra cosa?
puedes hacer algo más mientras
qué te impide hacer esto
puedes usar otro ordenador mientras tanto
¿Cómo afecta esto a su trabajo?
tienes alguna alternativa por ahora
que impacto tiene en tu trabajo
hay algo que no puedas hacer por esto
¿Qué tareas están afectadas?
entonces no puedes trabajar nada?
¿Qué está bloqueando, pedidos, pagos o algo así?
puedes trabajar con la versión web por ahora`,
  'describe-problem': `
¿Cuál es el problema exactamente?
¿Puede describir qué pasa?
qué ocurre
¿Me puede contar un poco más del problema?
que pasa cuando lo intentas
qué estabas haciendo cuando pasó
explíqueme el problema con sus palabras
q pasa
cuéntame más
¿Podría contarme paso a paso lo que hace y lo que ve?
cuál parece ser el problema hoy
en qué puedo ayudarte
que intentas hacer
me das mas detalles porfa
¿Qué quiere decir con que no funciona?
cual es el poblema`,
  'any-news': `
¿Alguna novedad?
¿Ya funciona?
ha servido de algo
cómo va ahora
¿Sigue el problema?
todavia pasa?
¿Alguna noticia por su parte?
va mejor desde entonces
ha vuelto a pasar
sigue igual?
¿Me puede decir si ahora funciona?
entonces funciona?
¿Se ha solucionado el problema?
esta todo vien ahora
Solo quería saber cómo va desde la última vez que hablamos
sigues con problemas`,
} as const;
