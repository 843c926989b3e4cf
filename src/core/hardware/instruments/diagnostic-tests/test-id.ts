/** A memory module in a slot. */
export interface TriedModule {
  readonly module: string;
  readonly slot: string;
}

/** The parts of a diagnostic test's id: what kind of test it is and what was tested. The catalogue explains every kind. */
export type TestSubject =
  | { readonly family: 'look' | 'look-under' | 'tug' | 'photo' | 'scope'; readonly target: string }
  /** A start with a device's plug off. */
  | { readonly family: 'without'; readonly target: string }
  | { readonly family: 'ask'; readonly question: string }
  | { readonly family: 'page'; readonly page: string }
  /** `modules`: those that a memory test ran on, when they were a part of the machine's; empty otherwise. */
  | { readonly family: 'run'; readonly program: string; readonly modules: readonly string[] }
  /** A start with one memory module alone in a slot, or with half of the modules. */
  | { readonly family: 'try'; readonly tried: readonly TriedModule[] }
  /** A start with another part of a kind. */
  | { readonly family: 'swap'; readonly part: string }
  /** DC volts at a test point or a cable's plug that has no test of its own. */
  | { readonly family: 'measure'; readonly point: string }
  | { readonly family: 'fixed'; readonly id: string };

const SWAP = 'swap-';

/** Takes the id of a diagnostic test apart: `look:psu`, `try:dimm-1@slot-2+dimm-3@slot-4`, `run:memtest@dimm-1`, `swap-dimm`, `measure-tp-3v3`, `sniff`. */
export function testSubject(id: string): TestSubject {
  const colon = id.indexOf(':');
  const about = id.slice(colon + 1);
  const family = colon === -1 ? '' : id.slice(0, colon);
  switch (family) {
    case 'look':
    case 'look-under':
    case 'tug':
    case 'photo':
    case 'scope':
    case 'without':
      return { family, target: about };
    case 'ask':
      return { family, question: about };
    case 'page':
      return { family, page: about };
    case 'run': {
      const [program = '', modules] = about.split('@');
      return { family, program, modules: modules === undefined ? [] : modules.split('+') };
    }
    case 'try': {
      const tried = about.split('+').map((one): TriedModule => {
        const [module = '', slot = ''] = one.split('@');
        return { module, slot };
      });
      return { family, tried };
    }
  }
  if (id.startsWith(SWAP)) return { family: 'swap', part: id.slice(SWAP.length) };
  const point = /^measure-(?:plug-)?(tp-.+|cable-.+)$/.exec(id)?.[1];
  return point === undefined ? { family: 'fixed', id } : { family: 'measure', point };
}
