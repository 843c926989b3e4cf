// Runs before first paint (a classic script in <head>; the build puts it into the page, and its hash into `script-src`): the
// theme and the sidebar are right from the first frame. src/ui/theme.ts and src/app/layouts/sidebar-state.ts store the choices under these names; a test holds
// them together.
(() => {
  const root = document.documentElement;
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const system = matchMedia('(prefers-color-scheme: dark)');
  const paint = () => {
    const stored = read('theme');
    root.dataset.theme = stored === 'dark' || (stored !== 'light' && system.matches) ? 'dark' : 'light';
  };
  paint();
  // From here on the theme follows the system and another tab's choice: no other code does.
  system.addEventListener('change', paint);
  addEventListener('storage', paint);

  const cookie = /(?:^|; )sidebar_state=(expanded|collapsed)/.exec(document.cookie);
  const sidebar = read('sidebar_state') ?? cookie?.[1];
  root.dataset.sidebar = sidebar === 'collapsed' ? 'collapsed' : 'expanded';
})();
