import type { Card, ScreenPoint } from '../../scene/picking/pick.ts';
import type { Spots } from '../../scene/picking/spots.ts';

/** The offset in pixels of a probe's tag from its tip. */
const TAG = { aside: 26, red: -34, black: 12 } as const;

/** The end of the line on the card: its point nearest to the pin; null where the card covers the pin. */
export function lineEnd({ x, y }: ScreenPoint, card: Card): ScreenPoint | null {
  const end = {
    x: Math.min(Math.max(x, card.left), card.right),
    y: Math.min(Math.max(y, card.top), card.bottom),
  };
  return end.x === x && end.y === y ? null : end;
}

/** Pixels between a name and its target, and between a name and the edge of the picture. */
const NAME = { aside: 12, edge: 8 } as const;

/** Where a name of this width begins that stands beside x, moved left as far as the picture's width asks for. All in pixels. */
export function nameStart(x: number, width: number, room: number): number {
  return Math.max(NAME.edge, Math.min(x + NAME.aside, room - width - NAME.edge));
}

/** The card's rectangle in the coordinates of the marks; null without a card. */
export function cardOver(marks: Element): Card | null {
  const card = cardOf(marks);
  return card && within(marks, card);
}

/** The card of the selected thing, beside these marks. */
export function cardOf(marks: Element): Element | null {
  return marks.closest('[data-stage]')?.querySelector('[data-tell]') ?? null;
}

/** Positions pin, line and tags; hides those out of view. */
export function drawMarks(marks: HTMLElement, spots: Spots): void {
  const mark = (name: string) => marks.querySelector<HTMLElement | SVGElement>(`[data-mark="${name}"]`);
  const put = (name: string, at: ScreenPoint | null): void => {
    const element = mark(name);
    if (element) element.style.visibility = at ? 'visible' : 'hidden';
    if (element && at) element.style.transform = `translate(${at.x}px, ${at.y}px)`;
  };
  put('pin', spots.thing);
  const name = marks.querySelector<HTMLElement>('[data-mark="name"]');
  put(
    'name',
    name &&
      spots.thing && { ...spots.thing, x: nameStart(spots.thing.x, name.offsetWidth, marks.clientWidth) },
  );
  for (const colour of ['red', 'black'] as const) {
    const tip = spots[colour];
    put(colour, tip && { x: tip.x + TAG.aside, y: tip.y + TAG[colour] });
  }
  const line = mark('line');
  const card = cardOver(marks);
  const end = spots.thing && card ? lineEnd(spots.thing, card) : null;
  if (line) line.style.visibility = end ? 'visible' : 'hidden';
  if (!line || !spots.thing || !end) return;
  for (const piece of line.querySelectorAll('line')) {
    const ends = { x1: spots.thing.x, y1: spots.thing.y, x2: end.x, y2: end.y };
    for (const [name, value] of Object.entries(ends)) piece.setAttribute(name, String(value));
  }
}

function within(marks: Element, card: Element): Card {
  const { left, top } = marks.getBoundingClientRect();
  const box = card.getBoundingClientRect();
  return { left: box.left - left, right: box.right - left, top: box.top - top, bottom: box.bottom - top };
}
