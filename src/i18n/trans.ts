import type { ReactElement } from 'react';
import { Trans as AnyTrans } from 'react-i18next';
import type { Translate, Values } from './use-translation.ts';

interface TransProps<Key extends string> {
  readonly t: Translate<Key>;
  readonly i18nKey: NoInfer<Key>;
  readonly values?: Values;
  /** What stands for the tags of the text, by their names. */
  readonly components: Readonly<Record<string, ReactElement>>;
}

/** A text with parts that are drawn, such as links. In a file of its own: what reads the tags is loaded where they are. */
export const Trans = AnyTrans as unknown as <Key extends string>(props: TransProps<Key>) => ReactElement;
