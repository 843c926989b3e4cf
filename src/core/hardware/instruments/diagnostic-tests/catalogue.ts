import { findMachine } from '../../machines/find-machine.ts';
import type { MachineState } from '../../model/state.ts';
import { PAGES, type Page, PROGRAMS, type Program } from '../../model/vocabulary.ts';
import { coverOfName } from '../../projection/sight.ts';
import { FIXED } from './fixed.ts';
import { LOOKS, PAGE_OUTCOMES, PROGRAM_OUTCOMES } from './outcomes.ts';
import { BOARD, DC, type DiagnosticTest, inspect, POWER, probed, type SetUp, tool } from './row.ts';

/**
 * The catalogue of diagnostic tests. Every reading becomes a finding: `test` is what was examined, `outcome` what it showed.
 * Likelihood tables of stories use these ids and list only the differences; the client has a text for each.
 */

/** Tests with a fixed id. */
export type FixedTest = keyof typeof FIXED;

/** An outcome as a type; `beeps-*` matches any text with that prefix. */
type Spelled<Outcome extends string> = Outcome extends `${infer Start}*` ? `${Start}${string}` : Outcome;

/** The possible outcomes of a test. */
export type OutcomeOf<Id extends TestId> = Id extends FixedTest
  ? Spelled<(typeof FIXED)[Id]['outcomes'][number]>
  : string;

/** Tests whose id contains the name of their subject. */
type AnyOf =
  | `${'look' | 'look-under' | 'tug' | 'photo' | 'scope' | 'ask'}:${string}`
  | `try:${string}@${string}`
  | `page:${Page}`
  | `run:${Program}`
  | `swap-${string}`
  | `measure-${string}`;

export type TestId = FixedTest | AnyOf;

/** Programs that start only from the boot stick, so they need no desktop. */
const STARTED_FROM_STICK: readonly Program[] = ['memtest'];

function behindPanel(machine: MachineState, name: string): readonly SetUp[] {
  return coverOfName(machine, name) === null ? [] : ['panel'];
}

/** The inspection of a target. A socket has to be empty and lit. */
function look(machine: MachineState, target: string): DiagnosticTest {
  const accepts = findMachine(machine.model).sockets[target]?.accepts;
  const setups: readonly SetUp[] = [
    ...behindPanel(machine, target),
    ...(accepts === 'dimm' ? (['module'] as const) : []),
    ...(accepts === 'cpu' ? (['cooler'] as const) : []),
  ];
  return {
    readBy: [accepts === undefined ? inspect(target) : tool('flashlight', target)],
    setups,
    outcomes: LOOKS,
  };
}

/** Tests by the word before the colon of their id. `machine` is in its state at arrival, closed. */
const FAMILIES = {
  look: (target, machine) => look(machine, target),
  'look-under': (target) => ({
    readBy: [inspect(target)],
    setups: ['cooler-off'],
    outcomes: ['normal', 'film-on', 'paste-*'],
  }),
  tug: (end, machine) => ({
    readBy: [tool('tug', end)],
    reachSeconds: 15,
    setups: behindPanel(machine, end),
    outcomes: ['firm', 'loose'],
  }),
  photo: (target, machine) => ({
    readBy: [tool('photo', target)],
    setups: behindPanel(machine, target),
    outcomes: ['taken'],
  }),
  scope: (point) => ({
    readBy: [tool('scope', point)],
    setups: ['panel', 'start'],
    outcomes: ['clean', 'ripple'],
  }),
  // The outcome is the answer's id.
  ask: (question) => ({ readBy: [{ kind: 'ask-customer', question }], setups: [], outcomes: ['*'] }),
  // A start with one module, until its LED or code shows.
  try: () => ({
    readBy: [POWER, { kind: 'wait', seconds: 45 }],
    setups: ['panel', 'alone'],
    outcomes: ['answers', 'fails'],
  }),
  page(id) {
    const page = PAGES.find((one) => one === id);
    if (page === undefined) return null;
    return {
      readBy: [{ kind: 'open-page', page }],
      setups: page.startsWith('firmware-') ? ['start'] : ['start', 'desktop'],
      outcomes: PAGE_OUTCOMES[page],
    };
  },
  run(id) {
    const program = PROGRAMS.find((one) => one === id);
    if (program === undefined) return null;
    const loads = program === 'load-test' || program === 'soak-test';
    return {
      readBy: [{ kind: 'run-program', program }],
      setups: STARTED_FROM_STICK.includes(program)
        ? ['start']
        : ['start', 'desktop', ...(loads ? (['load'] as const) : [])],
      outcomes: PROGRAM_OUTCOMES[program],
    };
  },
} satisfies Readonly<Record<string, (about: string, machine: MachineState) => DiagnosticTest | null>>;

function isFamily(word: string): word is keyof typeof FAMILIES {
  return Object.hasOwn(FAMILIES, word);
}

function isFixed(id: string): id is FixedTest {
  return Object.hasOwn(FIXED, id);
}

/** A test of the catalogue on a machine in its state at arrival, closed; null for an unknown id. */
export function diagnosticTest(id: string, machine: MachineState): DiagnosticTest | null {
  if (isFixed(id)) return FIXED[id];
  const [family = '', about] = id.split(':');
  if (about !== undefined) return isFamily(family) ? FAMILIES[family](about, machine) : null;
  const point = /^measure-(?:tp-|plug-)(.+)$/.exec(id);
  if (point !== null) return probed(DC, ['conn-atx24.3', `${id.replace(/^measure-(plug-)?/, '')}.1`], BOARD);
  // A start with a borrowed or bought part.
  return id.startsWith('swap-') ? { readBy: [POWER], setups: ['panel'], outcomes: ['cured', 'same'] } : null;
}

/** Whether a test can have an outcome. */
export function hasOutcome({ outcomes }: DiagnosticTest, outcome: string): boolean {
  return outcomes.some((one) => (one.endsWith('*') ? outcome.startsWith(one.slice(0, -1)) : one === outcome));
}
