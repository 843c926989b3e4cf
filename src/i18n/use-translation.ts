import type { i18n } from 'i18next';
import { useTranslation as useAnyTranslation } from 'react-i18next';
import type { KeyIn, Namespaces } from './texts.ts';

export type Values = Readonly<Record<string, unknown>>;

/** The text of a key. A key that no English file has does not compile. */
export type Translate<Key extends string> = (key: Key, values?: Values) => string;

export interface Translation<Names extends Namespaces> {
  readonly t: Translate<KeyIn<Names>>;
  readonly i18n: i18n;
}

/**
 * The texts of these namespaces: react-i18next with the keys of our own files. The key types of i18next itself took more than
 * half of the time in which the product's types are checked.
 */
export const useTranslation = useAnyTranslation as <const Names extends Namespaces = 'common'>(
  names?: Names,
) => Translation<Names>;

/**
 * The texts of namespaces that data names, such as those of a story, by keys that data names too: tests walk the data, the
 * compiler does not know them. Of several keys, the first that has a text.
 */
export const useNamedTexts = useAnyTranslation as unknown as (
  namespaces: readonly string[],
  options?: { readonly useSuspense: false },
) => {
  readonly t: (keys: string | readonly string[], values?: Values) => string;
  readonly i18n: i18n;
  /** False while texts are fetched, for `useSuspense: false`. */
  readonly ready: boolean;
};
