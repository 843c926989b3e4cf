import { useCallback, useEffect, useReducer, useRef } from 'react';
import { useMediaQuery } from '../../../../ui/use-media-query.ts';
import { keepFolds, type PanelId, readFolds } from './fold-memory.ts';
import type { Shape } from './shape.ts';

type OpenPanels = Readonly<Record<PanelId, boolean>>;

interface FoldState {
  readonly open: OpenPanels;
  /** The open panels before everything was folded, or before a tool was taken; null otherwise. */
  readonly before: OpenPanels | null;
  /** The learner folded or opened the complaint in this job, so it is no longer changed automatically. */
  readonly isJobChosen: boolean;
}

type FoldChange =
  | { readonly kind: 'toggle'; readonly panel: PanelId }
  | { readonly kind: 'set'; readonly panel: PanelId; readonly isOpen: boolean }
  | { readonly kind: 'first-act' }
  /** Makes room for a tool; on small screens the complaint folds too. */
  | { readonly kind: 'make-room'; readonly isTight: boolean }
  | { readonly kind: 'restore' }
  | { readonly kind: 'fold-all' | 'unfold-all' }
  | { readonly kind: 'recall'; readonly open: Pick<OpenPanels, 'step' | 'theory'> };

const NONE: OpenPanels = { job: false, step: false, theory: false };

function refold(state: FoldState, change: FoldChange): FoldState {
  const { open, before } = state;
  switch (change.kind) {
    case 'toggle':
    case 'set': {
      const isOpen = change.kind === 'set' ? change.isOpen : !open[change.panel];
      return {
        open: { ...open, [change.panel]: isOpen },
        before: before === null ? null : { ...before, [change.panel]: isOpen },
        isJobChosen: state.isJobChosen || (change.kind === 'toggle' && change.panel === 'job'),
      };
    }
    case 'first-act':
      if (state.isJobChosen) return state;
      return {
        ...state,
        open: { ...open, job: false },
        before: before === null ? null : { ...before, job: false },
      };
    case 'make-room':
      return {
        ...state,
        open: { job: open.job && !change.isTight, step: false, theory: false },
        before: before ?? open,
      };
    case 'restore':
      return before === null ? state : { ...state, open: before, before: null };
    case 'fold-all':
      return { ...state, open: NONE, before: before ?? open };
    case 'unfold-all':
      return { ...state, open: before ?? { ...NONE, step: true }, before: null };
    case 'recall':
      // Panels folded for a tool, or all at once, stay folded when a phone is rotated.
      return before === null
        ? { ...state, open: { ...open, ...change.open } }
        : { ...state, before: { ...before, ...change.open } };
  }
}

export interface Folds {
  isOpen(panel: PanelId): boolean;
  /** Called by the learner: remembered for screens of this shape, the complaint for this job. */
  toggle(panel: PanelId): void;
  /** Opens or folds a panel automatically; not remembered. */
  set(panel: PanelId, isOpen: boolean): void;
  readonly isAnyOpen: boolean;
  foldAll(): void;
  /** Restores the panels that were open before. */
  unfoldAll(): void;
}

export interface FoldCauses {
  readonly shape: Shape;
  /** The learner has sent a command in this job. */
  readonly hasActed: boolean;
  readonly isToolInHand: boolean;
}

/** The open panels of the left column, and the rules that change them. */
export function useFolds({ shape, hasActed, isToolInHand }: FoldCauses): Folds {
  const [{ open }, change] = useReducer(refold, shape, (at): FoldState => {
    return { open: { job: !hasActed, ...remembered(at) }, before: null, isJobChosen: false };
  });
  const recalled = useRef(shape);
  useEffect(() => {
    if (recalled.current === shape) return;
    recalled.current = shape;
    change({ kind: 'recall', open: remembered(shape) });
  }, [shape]);
  useEffect(() => {
    if (hasActed) change({ kind: 'first-act' });
  }, [hasActed]);
  // On a low screen a tool needs the whole height.
  const isLow = useMediaQuery('(max-height: 60rem)');
  const isTight = shape !== 'd' || isLow;
  useEffect(
    () => change(isToolInHand ? { kind: 'make-room', isTight } : { kind: 'restore' }),
    [isToolInHand, isTight],
  );
  const toggle = useCallback(
    (panel: PanelId): void => {
      if (panel !== 'job') keepFolds(shape, { [panel]: !open[panel] });
      change({ kind: 'toggle', panel });
    },
    [shape, open],
  );
  const set = useCallback((panel: PanelId, isOpen: boolean) => change({ kind: 'set', panel, isOpen }), []);
  const foldAll = useCallback(() => change({ kind: 'fold-all' }), []);
  const unfoldAll = useCallback(() => change({ kind: 'unfold-all' }), []);
  const isOpen = useCallback((panel: PanelId): boolean => open[panel], [open]);
  return { isOpen, isAnyOpen: Object.values(open).some(Boolean), toggle, set, foldAll, unfoldAll };
}

function remembered(shape: Shape): Pick<OpenPanels, 'step' | 'theory'> {
  const { step = true, theory = false } = readFolds(shape);
  return { step, theory };
}
