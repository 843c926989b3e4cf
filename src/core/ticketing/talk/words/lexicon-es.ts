import type { Lexicon } from './lexicon.ts';

export const ES_LEXICON: Lexicon = {
  shortForms: {
    q: 'que',
    k: 'que',
    porfa: 'por favor',
    porfavor: 'por favor',
    xfa: 'por favor',
    x: 'por',
    xq: 'por que',
    porq: 'por que',
    t: 'te',
    tb: 'tambien',
    n: 'numero',
    num: 'numero',
    seg: 'segundo',
    min: 'minuto',
    mins: 'minutos',
    msj: 'mensaje',
    grax: 'gracias',
    finde: 'fin de semana',
    ok: 'vale',
  },
  stopWords:
    'el la los las un una de del en a y o que por favor para me te se le lo su tu mi es con si puede puedes'.split(
      ' ',
    ),
  classes: {
    device: 'ordenador|equipo|pc|portatil|computadora|computador|maquina|dispositivo|laptop',
    secret: 'contrasena|contrasenas|clave|password|credenciales',
    problem: 'problema|problemas|error|fallo|incidencia|averia',
    site: 'ashby|brill|coln',
    weekday: 'lunes|martes|miercoles|jueves|viernes',
  },
};
