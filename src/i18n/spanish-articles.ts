import { eachName, inSentence } from './name-in-sentence.ts';

/** The article of the first word of each name on the bench; a test finds names without one. */
export const ARTICLES: Readonly<Record<string, 'el' | 'la' | 'los'>> = {
  adaptador: 'el',
  bahía: 'la',
  banco: 'el',
  bandeja: 'la',
  batería: 'la',
  borde: 'el',
  botón: 'el',
  cable: 'el',
  chasis: 'el',
  cliente: 'el',
  clip: 'el',
  conector: 'el',
  contactos: 'los',
  disco: 'el',
  disipador: 'el',
  décimo: 'el',
  enchufe: 'el',
  entrada: 'la',
  etiqueta: 'la',
  exterior: 'el',
  extremo: 'el',
  fuente: 'la',
  hdmi: 'el',
  hueco: 'el',
  interior: 'el',
  interruptor: 'el',
  lateral: 'el',
  led: 'los',
  memoria: 'la',
  monitor: 'el',
  multímetro: 'el',
  módulo: 'el',
  palanca: 'la',
  panel: 'el',
  pasador: 'el',
  pestillo: 'el',
  pila: 'la',
  pines: 'los',
  placa: 'la',
  procesador: 'el',
  puerto: 'el',
  puertos: 'los',
  pulsera: 'la',
  punto: 'el',
  ranura: 'la',
  segunda: 'la',
  segundo: 'el',
  selector: 'el',
  separador: 'el',
  sitio: 'el',
  soporte: 'el',
  ssd: 'el',
  tapa: 'la',
  tarjeta: 'la',
  toma: 'la',
  tornillo: 'el',
  ventilador: 'el',
  vga: 'el',
  zócalo: 'el',
};

/**
 * How Spanish texts put names into sentences: `{{name, article}}` "el disipador", `{{name, of}}` "del disipador",
 * `{{name, sentence}}` "El disipador" at the start of one. Lists of names work too.
 */
export const SPANISH_FORMATS: Readonly<Record<string, (names: string) => string>> = {
  article: (names) => eachName(names, withArticle),
  of: (names) => eachName(names, (name) => `de ${withArticle(name)}`.replace(/^de el /, 'del ')),
  sentence: (names) => capitalised(eachName(names, withArticle)),
};

function withArticle(name: string): string {
  const [first = ''] = name.split(' ');
  const article = ARTICLES[first.toLowerCase()];
  return article === undefined ? name : `${article} ${inSentence(name)}`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
