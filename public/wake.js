// A drawn page is read before it works: its code waits in <template id="code"> (src/build/page-html.ts), so that style, words
// and the largest picture have the line to themselves. It comes once they are painted, or when somebody presses a button;
// what was pressed is pressed again as soon as the page answers (src/main.tsx says when).
(() => {
  const PATIENCE_MS = 3000;
  const code = document.getElementById('code');
  let pressed = null;

  // A template that has been emptied gives nothing a second time.
  const wake = () => document.head.append(code.content);

  const keepPress = (event) => {
    const button = event.target.closest('button');
    // Links work without code.
    if (button === null) return;
    event.preventDefault();
    pressed = button;
    wake();
  };
  addEventListener('click', keepPress, true);
  addEventListener(
    'awake',
    () => {
      removeEventListener('click', keepPress, true);
      pressed?.click();
    },
    { once: true },
  );

  const picture = document.querySelector('img[fetchpriority="high"]');
  const hasPicture = picture === null ? Promise.resolve() : picture.decode().catch(() => undefined);
  const isPainted = new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  });
  // The frame after both shows the picture where it came last.
  void Promise.all([hasPicture, isPainted]).then(() => requestAnimationFrame(() => setTimeout(wake)));
  // A hidden tab paints nothing, and some pictures never arrive.
  setTimeout(wake, PATIENCE_MS);
})();
