import type { LabView } from '../model/view.ts';

/** Memoizes a function of a view, for as long as the view is kept: a list of actions asks the same of it for every target. */
export function memoizeByView<Fact extends object>(derive: (view: LabView) => Fact): (view: LabView) => Fact {
  const facts = new WeakMap<LabView, Fact>();
  return (view) => {
    const known = facts.get(view);
    if (known !== undefined) return known;
    const fact = derive(view);
    facts.set(view, fact);
    return fact;
  };
}
