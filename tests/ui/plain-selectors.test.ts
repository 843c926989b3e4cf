import { describe, expect, it } from 'vitest';
import { TAB_STOPS } from '../support/plain-selectors.ts';

const PAGE = `
  <main tabindex="-1">
    <a>no stop</a><a href="#one">one</a>
    <button>two</button><button disabled tabindex="0">off</button>
    <input><input type="hidden"><input type="HIDDEN"><input disabled><select><option>a</option></select><textarea></textarea>
    <p contenteditable>edited</p><p contenteditable="true">edited</p><p contenteditable="false">fixed</p>
    <details><summary>more</summary><summary>again</summary><div><summary>deeper</summary></div></details><summary>alone</summary>
    <svg tabindex="0"><title>a picture</title></svg><fieldset disabled><button>within</button></fieldset>
  </main>`;

/** A list of selectors, the second one of which finds nothing: jsdom answers itself. */
const byJsdom = (root: ParentNode, selector: string): readonly Element[] => [
  ...root.querySelectorAll(`${selector}, nothing-of-this-name`),
];

describe('the quick way to elements of a page', () => {
  it.each(['*', 'button', 'summary', 'svg', 'video', TAB_STOPS])(
    'finds what jsdom finds, in the same order: %s',
    (selector) => {
      document.body.innerHTML = PAGE;
      const main = document.body.firstElementChild ?? document.body;
      for (const root of [document, main]) {
        const found = root.querySelectorAll(selector);
        expect([...found]).toEqual(byJsdom(root, selector));
        expect(found.item(found.length)).toBeNull();
      }
      expect(document.querySelectorAll('button').item(0)?.textContent).toBe('two');
    },
  );
});
