/**
 * A quick way for three selectors that the screen tests ask for all the time: everything, a tag alone, and what user-event
 * takes for the stops of the Tab key. jsdom's selector engine has slow ways for them: up to 0.1 s for each Tab on the desk.
 */

/** In user-event's words. A newer one may have others: then only time is lost. */
export const TAB_STOPS =
  'input:not([type=hidden]):not([disabled]), button:not([disabled]), select:not([disabled]), textarea:not([disabled]), [contenteditable=""], [contenteditable="true"], a[href], [tabindex]:not([disabled]), details > summary';

const CONTROLS: ReadonlySet<string> = new Set(['input', 'button', 'select', 'textarea']);

function isTabStop(element: Element): boolean {
  const { localName } = element;
  if (!element.hasAttribute('disabled')) {
    if (element.hasAttribute('tabindex')) return true;
    if (CONTROLS.has(localName) && !isHiddenInput(element)) return true;
  }
  if (localName === 'a' && element.hasAttribute('href')) return true;
  if (localName === 'summary' && element.parentElement?.localName === 'details') return true;
  const editable = element.getAttribute('contenteditable');
  return editable === '' || editable === 'true';
}

function isHiddenInput(element: Element): boolean {
  return element.localName === 'input' && element.getAttribute('type')?.toLowerCase() === 'hidden';
}

/** Whether an element is meant; null where jsdom has to be asked. */
function quickly(selector: string): ((element: Element) => boolean) | null {
  if (selector === '*') return () => true;
  if (selector === TAB_STOPS) return isTabStop;
  return /^[a-z]+$/.test(selector) ? ({ localName }) => localName === selector : null;
}

function collect(root: ParentNode, isMeant: (element: Element) => boolean, found: Element[]): Element[] {
  for (let at = root.firstElementChild; at !== null; at = at.nextElementSibling) {
    if (isMeant(at)) found.push(at);
    collect(at, isMeant, found);
  }
  return found;
}

/** Marks the quick way, which is put in place once for each window. */
const QUICK = Symbol.for('quick selectors');

export function usePlainSelectors(): void {
  for (const prototype of [Document.prototype, Element.prototype]) {
    const { querySelectorAll } = prototype;
    if (QUICK in querySelectorAll) continue;
    const quick = function (this: ParentNode, selector: string): NodeListOf<Element> {
      const isMeant = quickly(selector);
      if (isMeant === null) return querySelectorAll.call(this, selector);
      const found = collect(this, isMeant, []);
      // A list, as far as anybody reads it.
      return Object.assign(found, {
        item: (at: number) => found[at] ?? null,
      }) as unknown as NodeListOf<Element>;
    };
    prototype.querySelectorAll = Object.assign(quick, { [QUICK]: true });
  }
}
