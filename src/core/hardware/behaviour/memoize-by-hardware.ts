import type { Hardware } from '../model/state.ts';

/**
 * A fact that follows from the hardware alone, derived anew only when the hardware is another: time passes, programs
 * run and pages open far more often than a part or a plug moves. The type of `derive` keeps everything else out.
 */
export function memoizeByHardware<Fact>(derive: (hardware: Hardware) => Fact): (hardware: Hardware) => Fact {
  let last: { readonly of: Hardware; readonly fact: Fact } | null = null;
  return (hardware) => {
    if (last !== null && isSame(last.of, hardware)) return last.fact;
    const { model, parts, latches, fasteners, plugs, connectorByEnd: at, traits } = hardware;
    const fact = derive(hardware);
    last = { of: { model, parts, latches, fasteners, plugs, connectorByEnd: at, traits }, fact };
    return fact;
  };
}

/** By identity: a record that did not change is never copied. */
function isSame(a: Hardware, b: Hardware): boolean {
  return (
    a.parts === b.parts &&
    a.traits === b.traits &&
    a.plugs === b.plugs &&
    a.connectorByEnd === b.connectorByEnd &&
    a.latches === b.latches &&
    a.fasteners === b.fasteners &&
    a.model === b.model
  );
}
