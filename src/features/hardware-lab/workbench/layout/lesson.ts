import type { ReactNode } from 'react';

/** A tutorial that is played at the workbench, as far as the workbench has to know of it. */
export interface Lesson {
  readonly title: string;
  /** The thing that its step points at; null for none. */
  readonly highlighted: string | null;
  /** What the camera goes to, each time that this is another object; null for nothing. */
  readonly aim: { readonly target: string } | null;
  /** Its card; `isTight`: beside other panels on a small screen, `isUnderPage`: below a page that is to be read there. */
  card(isTight: boolean, isUnderPage?: boolean): ReactNode;
  /** Leaves it for the list of tutorials. */
  onAll(): void;
}
