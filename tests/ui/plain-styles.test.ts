import { describe, expect, it } from 'vitest';
import { jsdomStyle } from '../support/plain-styles.ts';

/** What queries by role, clicks and focus traps ask of a style. */
const ASKED = ['display', 'visibility', 'pointerEvents'] as const;

const TAGS = [
  ...[
    'div',
    'span',
    'p',
    'a',
    'button',
    'input',
    'label',
    'ul',
    'li',
    'table',
    'tr',
    'td',
    'summary',
    'details',
  ],
  ...['dialog', 'img', 'svg', 'style', 'script', 'template', 'option', 'select', 'h2', 'section', 'canvas'],
];

const PAGE = `
  ${TAGS.map((tag) => `<${tag}></${tag}><${tag} hidden></${tag}>`).join('')}
  <input type="hidden"><input type="hidden" style="display: block"><dialog open></dialog><p popover></p>
  <div hidden="until-found"></div><div hidden style="display: flex"></div><div style="display: none"><b>in</b></div>
  <div style="visibility: hidden"><b>in</b><b style="visibility: visible">out</b></div>
  <div style="pointer-events: none"><b>in</b><b style="pointer-events: auto">out</b></div>
  <svg><g style="display: none"><path></path></g></svg>`;

describe('the plain styles of screen tests', () => {
  it('show and hide what jsdom’s own styles do', () => {
    document.body.innerHTML = PAGE;
    const stylesBy = (styleOf: (element: Element) => CSSStyleDeclaration) =>
      [...document.querySelectorAll('*')].map((element) => [
        element.outerHTML,
        ...ASKED.map((property) => styleOf(element)[property]),
      ]);
    expect(stylesBy((element) => window.getComputedStyle(element))).toEqual(stylesBy(jsdomStyle));
    document.body.innerHTML = '';
  });

  it('change when the page does', () => {
    const box = document.body.appendChild(document.createElement('div'));
    expect(window.getComputedStyle(box).display).toBe('block');
    box.style.display = 'none';
    expect(window.getComputedStyle(box).getPropertyValue('display')).toBe('none');
    box.remove();
  });
});
