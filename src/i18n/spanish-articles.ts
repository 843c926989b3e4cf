/** The article of the first word of each name on the bench; a test finds names without one. */
export const ARTICLES: Readonly<Record<string, 'el' | 'la' | 'los'>> = {
  bahía: 'la',
  banco: 'el',
  bandeja: 'la',
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
  interior: 'el',
  interruptor: 'el',
  lateral: 'el',
  led: 'los',
  memoria: 'la',
  monitor: 'el',
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
  tarjeta: 'la',
  toma: 'la',
  tornillo: 'el',
  ventilador: 'el',
  vga: 'el',
  zócalo: 'el',
};

/** What `Intl.ListFormat` puts between names: `A, B y C`, `e` before an i. */
const BETWEEN_NAMES = /(, | y | e )/;

/**
 * How Spanish texts put names into sentences: `{{name, article}}` "el disipador", `{{name, of}}` "del disipador",
 * `{{name, sentence}}` "El disipador" at the start of one. Lists of names work too.
 */
export const SPANISH_FORMATS: Readonly<Record<string, (names: string) => string>> = {
  article: (names) => eachName(names, withArticle),
  of: (names) => eachName(names, (name) => `de ${withArticle(name)}`.replace(/^de el /, 'del ')),
  sentence: (names) => capitalised(eachName(names, withArticle)),
};

/** Every second piece is what stands between two names. */
function eachName(names: string, write: (name: string) => string): string {
  return names
    .split(BETWEEN_NAMES)
    .map((piece, index) => (index % 2 === 0 ? write(piece) : piece))
    .join('');
}

function withArticle(name: string): string {
  const [first = ''] = name.split(' ');
  const article = ARTICLES[first.toLowerCase()];
  return article === undefined ? name : `${article} ${isAbbreviation(first) ? name : lowered(name)}`;
}

function isAbbreviation(word: string): boolean {
  return word === word.toUpperCase();
}

function lowered(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
