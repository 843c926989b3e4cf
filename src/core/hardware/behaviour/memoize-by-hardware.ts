import type { Hardware } from '../model/state.ts';

/**
 * Memoizes a function of the hardware alone for the last hardware: most commands move no part or plug. The type of `derive`
 * keeps it from reading anything else of the machine.
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

/** Compares by identity: unchanged records are never copied. */
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
