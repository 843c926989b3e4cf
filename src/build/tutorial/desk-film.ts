import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { THEMES, type Theme } from '../../../tests/support/desk-studio.ts';
import { MS_PER_SECOND } from '../../core/kernel/time.ts';
import type { DeskScene } from './desk-story.ts';
import type { Moment, Sound } from './story.ts';

const LETTERS_A_FRAME = 5;
const LETTERS_SECONDS = 0.08;
const STEPS_OF_THE_POINTER = 6;
const STEP_SECONDS = 0.05;
/** A page draws nothing more of its own after this long. */
const SETTLE_MS = 40;

/** A picture in both themes, and how long it is shown. */
interface Frame {
  readonly name: string;
  readonly seconds: number;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** A camera in front of the desk: takes every picture in both themes, so that the two films tell the same story. */
export interface DeskFilm {
  /** Begins the scene with this caption. */
  scene(id: DeskScene): void;
  /** Shows what is on the screen now for so long. */
  hold(seconds: number): Promise<void>;
  /** Moves the pointer to the middle of an element. */
  point(to: Locator): Promise<void>;
  type(into: Locator, text: string): Promise<void>;
  /** A sound at this moment. */
  sound(sound: Sound): void;
  readonly sounds: readonly Moment[];
  /** How long the film is so far, in seconds. */
  readonly length: number;
  /** When each scene begins, in seconds. */
  readonly scenes: readonly { readonly id: DeskScene; readonly from: number }[];
  /** The film of a theme as a list for ffmpeg's concat demuxer. */
  listOf(theme: Theme): string;
}

/** Draws an arrow, which a screenshot has none of. */
function drawPointer(page: Page): Promise<void> {
  return page.evaluate(() => {
    const SVG = 'http://www.w3.org/2000/svg';
    const pointer = document.createElementNS(SVG, 'svg');
    const arrow = document.createElementNS(SVG, 'path');
    arrow.setAttribute('d', 'M2 2v20l5.2-4.8 3.4 8 4-1.7-3.4-7.8H18z');
    arrow.setAttribute('fill', '#fff');
    arrow.setAttribute('stroke', '#111');
    arrow.setAttribute('stroke-width', '1.6');
    arrow.setAttribute('stroke-linejoin', 'round');
    pointer.append(arrow);
    pointer.id = 'film-pointer';
    pointer.setAttribute('aria-hidden', 'true');
    pointer.setAttribute('viewBox', '0 0 22 28');
    Object.assign(pointer.style, {
      ...{ position: 'fixed', left: '0', top: '0', width: '22px', height: '28px' },
      ...{ zIndex: '2147483647', pointerEvents: 'none' },
    });
    document.documentElement.append(pointer);
  });
}

export async function deskFilm(page: Page, folder: string): Promise<DeskFilm> {
  const frames: Frame[] = [];
  const scenes: { id: DeskScene; from: number }[] = [];
  const sounds: Moment[] = [];
  let at: Place = { x: 640, y: 700 };
  const length = (): number => frames.reduce((sum, { seconds }) => sum + seconds, 0);
  const movePointer = (to: Place): Promise<void> =>
    page.evaluate(({ x, y }) => {
      const pointer = document.getElementById('film-pointer');
      if (pointer) pointer.style.transform = `translate(${x}px, ${y}px)`;
    }, to);
  const take = async (seconds: number): Promise<void> => {
    const name = String(frames.length).padStart(4, '0');
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme });
      await page.waitForTimeout(SETTLE_MS);
      const picture = await page.screenshot({ caret: 'initial' });
      writeFileSync(join(folder, `${name}-${theme}.png`), picture);
    }
    frames.push({ name, seconds });
  };
  await drawPointer(page);
  await movePointer(at);
  return {
    scene: (id) => void scenes.push({ id, from: length() }),
    sound: (sound) => void sounds.push({ at: length(), sound }),
    sounds,
    hold: take,
    async point(to) {
      const box = await to.boundingBox();
      if (box === null) throw new Error(`Nothing to point at: ${to}`);
      const from = at;
      const target = { x: box.x + Math.min(box.width / 2, 220), y: box.y + box.height / 2 };
      for (let step = 1; step <= STEPS_OF_THE_POINTER; step += 1) {
        const share = (1 - Math.cos((Math.PI * step) / STEPS_OF_THE_POINTER)) / 2;
        at = { x: from.x + (target.x - from.x) * share, y: from.y + (target.y - from.y) * share };
        await movePointer(at);
        await take(STEP_SECONDS);
      }
    },
    async type(into, text) {
      for (let end = LETTERS_A_FRAME; end < text.length + LETTERS_A_FRAME; end += LETTERS_A_FRAME) {
        sounds.push({ at: length(), sound: 'keys' });
        await into.fill(text.slice(0, end));
        await take(LETTERS_SECONDS);
      }
    },
    get length() {
      return length();
    },
    scenes,
    listOf(theme) {
      const lines = frames.map(({ name, seconds }) => {
        const file = join(folder, `${name}-${theme}.png`);
        return `file '${file}'\nduration ${Math.round(seconds * MS_PER_SECOND)}ms`;
      });
      // The last duration counts only with a picture after it.
      const last = frames.at(-1);
      return [...lines, `file '${join(folder, `${last?.name}-${theme}.png`)}'`].join('\n');
    },
  };
}
