/**
 * Styles of the stand-in's pages: the product's colours (design/look-and-feel.md) in both colour schemes, so that the payment
 * page looks like a part of the product.
 */
export const PAGE_STYLE = `
:root { color-scheme: light dark; --ground: #f4f3ef; --panel: #fdfcfa; --ink: #1c2422; --quiet: #55605c;
  --line: #cfd3ce; --field: #fff; --accent: #8f4d12; --on-accent: #fff; --fault: #a3271f; --fault-ground: #fbe9e6; --good: #1d6b3f; }
@media (prefers-color-scheme: dark) { :root { --ground: #141a19; --panel: #1b2322; --ink: #e8ece9; --quiet: #a3afa9;
  --line: #3a4644; --field: #121817; --accent: #e39a52; --on-accent: #1d1307; --fault: #ff9c8f; --fault-ground: #3a1c19; --good: #74d39c; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 "IBM Plex Sans", system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1.25rem 1rem 3rem; }
header { display: flex; justify-content: space-between; align-items: center; gap: 1rem; flex-wrap: wrap; margin-bottom: 1.25rem; }
.brand { font-weight: 650; letter-spacing: -0.01em; font-size: 1.125rem; }
.mark { font: 500 0.75rem/1 "IBM Plex Mono", ui-monospace, monospace; border: 1px solid var(--line); padding: 0.4rem 0.6rem; color: var(--quiet); }
.columns { display: grid; gap: 1.25rem; align-items: start; }
@media (min-width: 50rem) { .columns { grid-template-columns: 5fr 6fr; gap: 2rem; } main { padding-top: 2.5rem; } }
section { background: linear-gradient(225deg, var(--line) 10.8px, var(--panel) 11.2px); border: 1px solid var(--line); padding: 1.25rem; clip-path: polygon(0 0, calc(100% - 14px) 0, 100% 14px, 100% 100%, 0 100%); }
h1 { font-size: 1.375rem; line-height: 1.25; margin: 0 0 1rem; } h2 { font-size: 1rem; margin: 0 0 1rem; }
.price { font-size: 2.25rem; font-weight: 650; letter-spacing: -0.02em; margin: 0 0 0.25rem; font-variant-numeric: tabular-nums; }
.quiet { color: var(--quiet); margin: 0; font-size: 0.9375rem; }
dl { margin: 1.25rem 0 0; } dl div { display: flex; justify-content: space-between; gap: 1rem; padding: 0.5rem 0; border-top: 1px solid var(--line); }
dt, dd { margin: 0; } dd { font-variant-numeric: tabular-nums; } .total { font-weight: 650; } .off { color: var(--good); }
label { display: block; font-weight: 550; margin-bottom: 0.3rem; }
input { width: 100%; min-height: 2.75rem; padding: 0.5rem 0.75rem; font: inherit; color: inherit; background: var(--field); border: 1px solid var(--quiet); border-radius: 3px; }
input[aria-invalid] { border-color: var(--fault); border-width: 2px; }
.field { margin-bottom: 1rem; } .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0.75rem; }
.note .mono { white-space: nowrap; } .mono { font-family: "IBM Plex Mono", ui-monospace, monospace; font-variant-numeric: tabular-nums; }
.problem { color: var(--fault); margin: 0.3rem 0 0; font-size: 0.9375rem; }
.alert { color: var(--fault); background: var(--fault-ground); border-left: 4px solid var(--fault); padding: 0.75rem 1rem; margin: 0 0 1rem; }
.note { border-left: 4px solid var(--line); padding: 0.25rem 0 0.25rem 1rem; margin: 1.25rem 0 0; font-size: 0.9375rem; color: var(--quiet); }
button { min-height: 2.75rem; font: inherit; font-weight: 600; padding: 0.5rem 1rem; border-radius: 3px; cursor: pointer; border: 1px solid var(--accent); background: none; color: var(--accent); }
button.main { width: 100%; min-height: 3.125rem; background: var(--accent); color: var(--on-accent); }
.promo { display: grid; grid-template-columns: 1fr auto; gap: 0.5rem; align-items: end; margin-top: 1.25rem; } .promo .problem { grid-column: 1 / -1; margin: 0; }
a { color: var(--accent); } a.back { display: inline-block; padding: 0.6rem 0; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; padding: 0; border: 0; min-height: 0; }
`;
