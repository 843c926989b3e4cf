/**
 * Computed styles of a page without style sheets, which is what jsdom has: a tag's own display, `hidden` and inline styles.
 * jsdom works out every property of every rule for each element that is asked about, and a query by role asks about them
 * all: a third of the time of the screen tests. What is not said here is asked of jsdom.
 */

export const jsdomStyle = window.getComputedStyle.bind(window);

/** The display of each tag without attributes, as jsdom's own sheet has it. */
const displays = new Map<string, string>();

function displayOfTag(element: Element): string {
  const known = displays.get(element.localName);
  if (known !== undefined) return known;
  const { display } = jsdomStyle(document.createElementNS(element.namespaceURI, element.localName));
  displays.set(element.localName, display);
  return display;
}

/** What jsdom's own sheet shows and hides by more than `hidden`. */
const DECIDED_BY_JSDOM: ReadonlySet<string> = new Set(['dialog', 'embed', 'noscript']);

function isPlain(element: Element): boolean {
  return (
    !DECIDED_BY_JSDOM.has(element.localName) &&
    !element.hasAttribute('popover') &&
    (element.localName !== 'input' || element.getAttribute('type') !== 'hidden') &&
    element.getAttribute('hidden') !== 'until-found'
  );
}

function displayOf(element: Element): string {
  if (!isPlain(element)) return jsdomStyle(element).display;
  const own = inlineStyle(element)?.display ?? '';
  if (own !== '') return own;
  return element.hasAttribute('hidden') ? 'none' : displayOfTag(element);
}

function inlineStyle(element: Element): CSSStyleDeclaration | null {
  return element.hasAttribute('style') ? (element as HTMLElement).style : null;
}

/** What the nearest of an element and its ancestors says of an inherited property. */
function inherited(element: Element, property: 'visibility' | 'pointerEvents', initial: string): string {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const own = inlineStyle(at)?.[property] ?? '';
    if (own !== '' && own !== 'inherit') return own;
  }
  return initial;
}

function plainValue(element: Element, property: string): string | null {
  switch (property) {
    case 'display':
      return displayOf(element);
    case 'visibility':
      return inherited(element, 'visibility', 'visible');
    case 'pointerEvents':
    case 'pointer-events':
      return inherited(element, 'pointerEvents', 'auto');
    default:
      return null;
  }
}

export function usePlainStyles(): void {
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo != null) return jsdomStyle(element, pseudo);
    const read = (property: string): string =>
      plainValue(element, property) ?? jsdomStyle(element).getPropertyValue(property);
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_none, property) => {
        if (property === 'getPropertyValue') return read;
        const plain = typeof property === 'string' ? plainValue(element, property) : null;
        return plain ?? Reflect.get(jsdomStyle(element), property);
      },
    });
  };
}
