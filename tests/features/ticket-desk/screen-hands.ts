import { act, fireEvent } from '@testing-library/react';

/** The name that a screen reader says: its label, else its text without what is hidden from it. */
export function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label');
  if (label !== null) return label;
  return textOf(element).replace(/\s+/g, ' ').trim();
}

function textOf(node: Node): string {
  let text = '';
  for (let child = node.firstChild; child !== null; child = child.nextSibling) {
    if (child.nodeType === Node.TEXT_NODE) text += child.nodeValue ?? '';
    else if (
      child instanceof Element &&
      child.localName !== 'select' &&
      child.getAttribute('aria-hidden') !== 'true'
    )
      text += textOf(child);
  }
  return text;
}

export function isNamed(element: Element, name: string | RegExp): boolean {
  return typeof name === 'string' ? nameOf(element) === name : name.test(nameOf(element));
}

export function find(
  selector: string,
  name: string | RegExp,
  root: ParentNode = document,
): HTMLElement | null {
  for (const one of root.querySelectorAll<HTMLElement>(selector)) if (isNamed(one, name)) return one;
  return null;
}

export function get(selector: string, name: string | RegExp, root: ParentNode = document): HTMLElement {
  const found = find(selector, name, root);
  if (found === null) throw new Error(`The screen has no ${selector} "${String(name)}".`);
  return found;
}

export const region = (name: string): HTMLElement => get('section', name);
export const dialog = (): HTMLElement => get('[role=dialog]', /./);

/** The field of a label, or with that name. */
export function field(name: string | RegExp, root: ParentNode = document): HTMLElement {
  const named = find('input, select, textarea', name, root);
  if (named !== null) return named;
  const label = get('label', name, root) as HTMLLabelElement;
  if (label.control === null) throw new Error(`"${String(name)}" labels nothing.`);
  return label.control;
}

/** Everything that was sent is done and drawn. */
async function settled(): Promise<void> {
  await act(async () => {
    await new Promise((done) => setTimeout(done, 0));
  });
}

/** Presses a button of which one is chosen, unless it is that one. */
export async function choose(element: HTMLElement): Promise<void> {
  if (element.getAttribute('aria-pressed') !== 'true' && element.getAttribute('aria-selected') !== 'true')
    await press(element);
}

export async function press(element: HTMLElement): Promise<void> {
  fireEvent.click(element);
  await settled();
}

export async function fill(element: HTMLElement, value: string | number): Promise<void> {
  fireEvent.change(element, { target: { value: String(value) } });
  await settled();
}

export async function submit(element: HTMLElement): Promise<void> {
  const form = element.closest('form');
  if (form === null) throw new Error('The field is in no form.');
  fireEvent.submit(form);
  await settled();
}

/** A text as part of a pattern. */
export function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
