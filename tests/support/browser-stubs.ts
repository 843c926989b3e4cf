/** What jsdom lacks of a browser: media queries that can be switched, observers, scrolling, pointer capture. */

class StubbedQuery extends EventTarget {
  matches = false;
  onchange = null;
  readonly media: string;

  constructor(media: string) {
    super();
    this.media = media;
  }

  addListener(): void {}
  removeListener(): void {}
}

const queries = new Map<string, StubbedQuery>();

function queryOf(media: string): StubbedQuery {
  const query = queries.get(media) ?? new StubbedQuery(media);
  queries.set(media, query);
  return query;
}

/** Makes a media query match or not, and tells its listeners. */
export function setMediaQuery(media: string, matches: boolean): void {
  const query = queryOf(media);
  query.matches = matches;
  query.dispatchEvent(new Event('change'));
}

export function stubBrowser(): void {
  for (const query of queries.values()) query.matches = false;
  window.matchMedia = queryOf;
  window.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  // jsdom has no layout: nothing is hidden by it, and its own scrolling only complains.
  Element.prototype.checkVisibility ??= () => true;
  window.scrollTo = () => undefined;
  // Chromium answers a promise, which an effect must not take for its clean-up.
  Element.prototype.scrollIntoView ??= () => Promise.resolve();
  Element.prototype.hasPointerCapture ??= () => false;
  Element.prototype.setPointerCapture ??= () => undefined;
  Element.prototype.releasePointerCapture ??= () => undefined;
}
