import type { TextKey } from '../../src/i18n/texts.ts';
import type { ToastMessage } from '../../src/lib/notify.ts';
import type { Proof } from '../spec-trace/test-titles.ts';

/** One line of spec section 8. Texts as the specification writes them; `{message}` is what the server says. */
interface Line {
  readonly id: string;
  readonly trigger: string;
  readonly title: string | null;
  readonly text: string | null;
  /** Where the person is taken, or null when they stay. */
  readonly leadsTo: string | null;
  /** The test that makes it happen. */
  readonly proof: Proof;
}

/** A toast, with what the product sends for it; `fallback` is the product's text where there is no `{message}`. */
export interface ToastLine extends Line {
  readonly variant: 'default' | 'destructive';
  readonly durationMs: 3000 | 5000;
  readonly message: ToastMessage;
  readonly fallback?: TextKey;
  /** Where the sentence comes out of the code and not out of the texts. */
  readonly said?: string;
}

/** A text that stays on the page. */
export interface PageLine extends Line {
  readonly variant: 'alert' | 'card' | 'page' | 'stored';
  readonly durationMs: null;
  readonly keys: { readonly title?: TextKey; readonly text?: TextKey };
}

export type CatalogueLine = ToastLine | PageLine;

export const isToast = (line: CatalogueLine): line is ToastLine => 'message' in line;

/** Proofs of one file: `from('features/auth/login')('title')`. */
export const from =
  (file: string) =>
  (title: string): Proof => ({ file: `tests/${file}`, title });
