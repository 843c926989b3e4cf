/** A rule or statement of a stylesheet; `body` is null for a statement such as `@layer a, b`. */
interface CssRule {
  readonly prelude: string;
  readonly body: string | null;
}

/** Rules without selectors of elements; they stay whole, and those that nothing names go in the end. */
const WHOLE = /^@(font-face|keyframes|property)/;
const CLASS_ATTRIBUTE = /\sclass="([^"]*)"/g;
const CLASS_NAME = /^\.((?:\\.|[\w-]|[^\p{ASCII}])+)/u;
const ENTITIES = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

/**
 * The part of the built stylesheet that a drawn page needs: rules whose classes all stand in its HTML, and the custom
 * properties and animations that those name. States, media queries and layers stay as they are.
 */
export function cssOfPage(css: string, html: string): string {
  return withoutUnused(rulesFor(css, classesOf(html)), html);
}

function classesOf(html: string): ReadonlySet<string> {
  const lists = [...html.matchAll(CLASS_ATTRIBUTE)].map(([, list = '']) => list);
  const names = lists.flatMap((list) => list.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, decoded).split(/\s+/));
  return new Set(names);
}

function decoded(entity: string): string {
  return ENTITIES[entity as keyof typeof ENTITIES];
}

function rulesFor(css: string, classes: ReadonlySet<string>): string {
  return rulesOf(css)
    .map(({ prelude, body }) => {
      if (body === null) return `${prelude};`;
      if (WHOLE.test(prelude)) return `${prelude}{${body}}`;
      if (prelude.startsWith('@')) {
        const inner = rulesFor(body, classes);
        return inner === '' ? '' : `${prelude}{${inner}}`;
      }
      const kept = selectorsOf(prelude).filter((one) => one.classes.every((name) => classes.has(name)));
      return kept.length === 0 ? '' : `${kept.map(({ text }) => text).join(',')}{${body}}`;
    })
    .join('');
}

/** The outermost rules of a stylesheet. */
function rulesOf(css: string): readonly CssRule[] {
  const rules: CssRule[] = [];
  let start = 0;
  let bodyStart = 0;
  let depth = 0;
  for (const { at, char } of marksOf(css)) {
    if (char === '{' && depth++ === 0) bodyStart = at + 1;
    else if (char === '}' && --depth === 0) {
      rules.push({ prelude: css.slice(start, bodyStart - 1).trim(), body: css.slice(bodyStart, at) });
      start = at + 1;
    } else if (char === ';' && depth === 0) {
      rules.push({ prelude: css.slice(start, at).trim(), body: null });
      start = at + 1;
    }
  }
  return rules;
}

/** The selectors of a list, with the classes that an element must have; what stands in brackets is not asked for. */
function selectorsOf(
  list: string,
): readonly { readonly text: string; readonly classes: readonly string[] }[] {
  const selectors: { text: string; classes: string[] }[] = [];
  let start = 0;
  let depth = 0;
  let classes: string[] = [];
  const close = (at: number): void => {
    selectors.push({ text: list.slice(start, at).trim(), classes });
    start = at + 1;
    classes = [];
  };
  for (const { at, char } of marksOf(list)) {
    if (char === '(' || char === '[') depth++;
    else if (char === ')' || char === ']') depth--;
    else if (char === ',' && depth === 0) close(at);
    else if (char === '.' && depth === 0) {
      const name = CLASS_NAME.exec(list.slice(at))?.[1];
      if (name !== undefined) classes.push(name.replaceAll(/\\(.)/g, '$1'));
    }
  }
  close(list.length);
  return selectors;
}

/** The characters of a stylesheet, but those in strings and those behind a backslash. */
function* marksOf(css: string): Generator<{ readonly at: number; readonly char: string }> {
  let quote = '';
  for (let at = 0; at < css.length; at++) {
    const char = css.charAt(at);
    if (char === '\\') at++;
    else if (quote !== '') quote = char === quote ? '' : quote;
    else if (char === '"' || char === "'") quote = char;
    else yield { at, char };
  }
}

const THEME_VALUE = /(?<=[{;])(--(?!tw-)[\w-]+):[^;{}]*(?:;|(?=\}))/g;
const PROPERTY = /@property (--[\w-]+)\{[^}]*\}/g;
const KEYFRAMES = /@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;

/** Without the properties and animations that neither a rule nor the page names; one may be all that names another. */
function withoutUnused(css: string, html: string): string {
  const named = new Set([...`${css}${html}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const less = css
    .replaceAll(THEME_VALUE, (text, name: string) => (named.has(name) ? text : ''))
    .replaceAll(PROPERTY, (text, name: string) => (named.has(name) ? text : ''))
    .replaceAll(KEYFRAMES, (text, name: string) =>
      new RegExp(`[:, ]${name}\\b`).test(css.replaceAll(text, '')) ? text : '',
    );
  return less.length < css.length ? withoutUnused(less, html) : less;
}
