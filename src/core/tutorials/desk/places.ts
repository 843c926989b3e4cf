import type { PageId } from '../../ticketing/tools/pages.ts';

/** Parts of the desk that a step can point at; a page of a tool is opened with it. */
export type DeskTarget =
  | 'queue'
  | 'ticket'
  | 'fields'
  | 'talk'
  | 'tools'
  | 'tools phone'
  | 'tools remote'
  | `tools ${PageId}`;

/** A target for the step, so that a misspelt one does not compile. */
export const pointAt =
  (target: DeskTarget): (() => DeskTarget) =>
  () =>
    target;

/** On one's own nothing is pointed at. */
export const pointAtNothing = (): null => null;
