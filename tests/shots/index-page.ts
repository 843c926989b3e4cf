import type { SizeName, Theme } from './state.ts';

export interface Picture {
  readonly state: string;
  readonly theme: Theme;
  readonly size: SizeName;
  /** Beside the index. */
  readonly file: string;
}

export interface Complaint {
  readonly state: string;
  readonly text: string;
}

/** The page that shows every picture, by state, and what is wrong with it. */
export function indexPage(pictures: readonly Picture[], complaints: readonly Complaint[]): string {
  const states = [...new Set([...pictures, ...complaints].map(({ state }) => state))];
  return `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <title>Every screen and state</title>
  <style>
    body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem; background: #e7eaea; color: #1a2222; }
    section { margin-block: 2.5rem; }
    .row { display: flex; gap: 1rem; overflow-x: auto; align-items: flex-start; }
    figure { margin: 0; flex: none; }
    img { height: 26rem; width: auto; display: block; border: 1px solid #b6bfbf; background: #fff; }
    figcaption, li { font-size: 0.85rem; }
    .wrong { color: #a3271c; }
  </style>
  <h1>${states.length} states, ${pictures.length} pictures, ${complaints.length} complaints</h1>
  ${states.map((state) => section(state, pictures, complaints)).join('\n  ')}
</html>
`;
}

function section(state: string, pictures: readonly Picture[], complaints: readonly Complaint[]): string {
  const own = complaints.filter((complaint) => complaint.state === state);
  const wrong = own.map(({ text }) => `<li>${escaped(text)}</li>`).join('');
  const shown = pictures
    .filter((picture) => picture.state === state)
    .map(figure)
    .join('');
  return `<section id="${state}"><h2>${state}</h2>${wrong === '' ? '' : `<ul class="wrong">${wrong}</ul>`}<div class="row">${shown}</div></section>`;
}

function figure({ file, theme, size }: Picture): string {
  return `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy" /></a><figcaption>${theme}, ${size}</figcaption></figure>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
