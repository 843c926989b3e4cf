/** The look of the mailbox and the Google stand-in: the product's ground and accent, in both colour schemes. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; --paper: #f4f3ef; --card: #fdfcfa; --ink: #1c2422; --soft: #55605c; --line: #cfd3ce; --act: #8f4d12; --on-act: #fff; --bad: #a3271f; }
@media (prefers-color-scheme: dark) { :root { --paper: #141a19; --card: #1b2322; --ink: #e8ece9; --soft: #a3afa9; --line: #3a4644; --act: #e39a52; --on-act: #1d1307; --bad: #ff9c8f; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 1.5rem 1rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 44rem; margin: 0 auto; }
h1 { font-size: 1.4rem; margin: 0 0 .25rem; } h2 { font-size: 1.1rem; margin: 0; }
p { margin: .5rem 0; } .soft { color: var(--soft); } .bad { color: var(--bad); }
.card { background: var(--card); border: 1px solid var(--line); border-radius: .6rem; padding: 1rem; margin: 1rem 0; }
a { color: var(--act); overflow-wrap: anywhere; }
button { font: inherit; min-height: 2.75rem; padding: .5rem 1rem; border-radius: .5rem; border: 1px solid var(--line); background: var(--card); color: var(--ink); cursor: pointer; }
button.main { background: var(--act); border-color: var(--act); color: var(--on-act); }
.rows { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr)); gap: .5rem; margin-top: .75rem; }
button.row { text-align: start; overflow-wrap: anywhere; }
label { display: block; margin: .75rem 0 .25rem; }
input { font: inherit; width: 100%; min-height: 2.75rem; padding: .5rem .75rem; border: 1px solid var(--soft); border-radius: .5rem; background: var(--paper); color: var(--ink); }
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px; }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1rem; }
`;
