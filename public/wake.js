// A drawn page is read before it works: its code waits in <template id="code"> (src/build/page-html.ts) until somebody
// touches the page or begins to fill it in, a live part of it comes into view, or the visit asks for more than was drawn: a
// stored session, a code in the address, another language, choices of an earlier visit. What is pressed, typed and sent
// meanwhile happens again as soon as the page answers (src/lib/announce-hydrated.ts says when).
(() => {
  const TOUCHES = ['pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin', 'input', 'change'];
  const PATIENCE_MS = 3000;
  // Same names and rules as src/lib/storage.ts, src/i18n/languages.ts and src/features/landing/model/device.ts; a test holds
  // them together.
  const KNOWN = ['benchready-session', 'account_type'];
  const LANGUAGES = ['en', 'es'];
  const FEWEST_CORES = 4;
  const LEAST_MEMORY_GB = 4;

  const code = document.getElementById('code');
  // A template that has been emptied gives nothing a second time.
  const wake = () => document.head.append(code.content);

  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const matches = (query) => matchMedia(query).matches;

  // Whatever was done, in its order. Drawn anew, as in another language, a part is found again by its place.
  const done = new Map();
  const placeOf = (element) => [...document.querySelectorAll(element.localName)].indexOf(element);
  const note = (element, act) => {
    done.delete(element);
    done.set(element, { act, place: placeOf(element) });
  };
  const keepPress = (event) => {
    wake();
    // Links work without code; a choice or a folded text opens by itself.
    const button = event.target.closest?.('button');
    if (!button) return;
    event.preventDefault();
    note(button, (now) => now.click());
  };
  const keepSubmit = (event) => {
    wake();
    event.preventDefault();
    note(event.target, (now) => now.requestSubmit());
  };
  const keepValue = ({ target }) => {
    const { value, checked } = target;
    if (value === undefined || target.localName === 'button') return;
    note(target, (now) => fill(now, value, checked));
  };
  // The library that draws sees a value only where it did not set it itself.
  const fill = (field, value, checked) => {
    const say = (name) => field.dispatchEvent(new Event(name, { bubbles: true }));
    if (checked !== undefined && /^(checkbox|radio)$/.test(field.type)) {
      // What stands there when it begins to draw is taken for unchanged.
      field.checked = !checked;
      return field.click();
    }
    // The first event makes a part answer that has slept until now, and may empty it.
    say('input');
    const { selectionStart, selectionEnd } = field;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
    if (typeof selectionStart === 'number' && field === document.activeElement)
      field.setSelectionRange(selectionStart, selectionEnd);
    say('input');
    say('change');
  };

  const keepers = { click: keepPress, submit: keepSubmit, input: keepValue, change: keepValue };
  for (const [name, keep] of Object.entries(keepers)) addEventListener(name, keep, true);
  for (const name of TOUCHES) addEventListener(name, wake, { capture: true, passive: true });
  // How a stylesheet tells that the browser has filled a field in (src/styles/index.css).
  addEventListener('animationstart', ({ animationName }) => animationName === 'autofilled' && wake());
  let focused = null;
  addEventListener('focusin', ({ target }) => {
    focused = { target, place: placeOf(target) };
  });
  const today = (element, place) =>
    element.isConnected ? element : document.querySelectorAll(element.localName)[place];
  addEventListener(
    'hydrated',
    () => {
      for (const [name, keep] of Object.entries(keepers)) removeEventListener(name, keep, true);
      for (const name of TOUCHES) removeEventListener(name, wake, { capture: true });
      if (focused !== null && document.activeElement === document.body)
        today(focused.target, focused.place)?.focus();
      for (const [element, { act, place }] of done) {
        const now = today(element, place);
        if (now !== undefined) act(now);
      }
    },
    { once: true },
  );

  const wanted = [read('language'), ...navigator.languages]
    .map((tag) => tag?.toLowerCase().split('-')[0])
    .find((tag) => LANGUAGES.includes(tag));
  const isStrong =
    navigator.hardwareConcurrency >= FEWEST_CORES &&
    (navigator.deviceMemory ?? LEAST_MEMORY_GB) >= LEAST_MEMORY_GB &&
    matches('(width >= 64rem)') &&
    matches('(hover: hover) and (pointer: fine)') &&
    !matches('(prefers-reduced-motion: reduce)') &&
    !matches('(prefers-reduced-data: reduce)') &&
    navigator.connection?.saveData !== true;
  const isAsked =
    KNOWN.some((key) => read(key) !== null) ||
    (wanted ?? 'en') !== 'en' ||
    location.search !== '' ||
    location.hash.includes('=') ||
    Boolean(history.state?.usr) ||
    document.querySelector('input:autofill') !== null;

  const picture = document.querySelector('img[fetchpriority="high"]');
  const hasPicture = picture === null ? Promise.resolve() : picture.decode().catch(() => undefined);
  const isPainted = new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  });
  // Style, words and the largest picture have the line to themselves; the frame after both shows the picture where it came
  // last. A hidden tab paints nothing, and some pictures never arrive.
  const isShown = Promise.race([
    Promise.all([hasPicture, isPainted]).then(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
    ),
    new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
  ]);
  void isShown.then(() => {
    if (isAsked) return wake();
    const parts = [...document.querySelectorAll('[data-live]')].filter(
      ({ dataset }) => dataset.live !== 'strong' || isStrong,
    );
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      wake();
    });
    for (const part of parts) observer.observe(part);
  });
})();
