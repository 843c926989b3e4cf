import type { DeskCommand } from '../../../model/commands.ts';
import type { Condition } from '../../../model/condition.ts';
import type { DeskState } from '../../../model/state.ts';
import type { Voice, VoiceLine } from '../../../model/voice.ts';
import type { Printer } from '../../../world/printers.ts';
import type { PrintingEffect } from '../../../world/printing-effects.ts';
import type { RightEnd, Scene, TicketCase, TicketStory, TriageKey } from '../../desk-case.ts';
import { say as ask, begun, finished, UNTIL_TOMORROW } from '../shared/expert-steps.ts';
import { wasAnswered } from '../shared/goals.ts';
import { person } from '../shared/scene.ts';
import { linesOf } from '../shared/voice-lines.ts';
import { requesterVoice } from '../shared/voices.ts';
import { printerNear } from './printing-scene.ts';
import { LABELS, STRIPES } from './tk-33-heads-story.ts';

type LabelTruth = 'head-dirty' | 'head-dots-dead' | 'layout-line';
type StripesTruth = 'nozzle-blocked' | 'head-misaligned' | 'ink-empty' | 'draft-quality';
type Truth = LabelTruth | StripesTruth;

const TRIAGE: TriageKey = {
  category: 'printing',
  subcategories: ['print-quality'],
  impact: 3,
  urgency: 2,
  isSecurityCase: false,
};

/** Dots side by side that do not heat: a few of them are a fine line, more a broad one. */
const DEAD_DOTS = [6, 14];

function change({ placement }: Scene, truth: Truth, { head, supply }: Printer): Partial<Printer> {
  switch (truth) {
    case 'head-dirty':
    case 'nozzle-blocked':
      return head === null ? {} : { head: { ...head, surface: 'dirty' } };
    case 'head-dots-dead':
      return head === null ? {} : { head: { ...head, deadDots: DEAD_DOTS[placement] ?? 6 } };
    case 'head-misaligned':
      return head === null ? {} : { head: { ...head, alignment: 'off' } };
    case 'ink-empty':
      return supply === null ? {} : { supply: { ...supply, percent: placement === 0 ? 1 : 3 } };
    case 'draft-quality':
      return { quality: 'draft' };
    case 'layout-line':
      return {};
  }
}

/** A fresh print has no line and no stripes. */
function isClean(truth: Truth, { name: subject }: Printer): Condition {
  switch (truth) {
    case 'head-dirty':
    case 'nozzle-blocked':
      return { reading: 'head-surface', subject, is: ['clean'] };
    case 'head-dots-dead':
      return { reading: 'head-dots', subject, is: ['all'] };
    case 'head-misaligned':
      return { reading: 'head-alignment', subject, is: ['straight'] };
    case 'ink-empty':
      return { reading: 'ink-level', subject, is: ['enough'] };
    case 'draft-quality':
      return { reading: 'print-quality', subject, is: ['normal'] };
    case 'layout-line':
      return { said: 'label.other-layout.done' };
  }
}

function isHeadOrdered({ name: subject }: Printer): Condition {
  return { reading: 'printer-part', subject, is: ['print-head'] };
}

/** What the printer's own test shows as long as nothing was done; with a whole head it is complete. */
const TEST_PRINT: Readonly<Record<Truth, 'gap' | 'steps' | 'complete'>> = {
  'head-dirty': 'gap',
  'head-dots-dead': 'gap',
  'layout-line': 'complete',
  'nozzle-blocked': 'gap',
  'head-misaligned': 'steps',
  'ink-empty': 'gap',
  'draft-quality': 'complete',
};

/** What the stripes look like from close. */
const STRIPES_ARE: Readonly<Record<StripesTruth, 'colour-missing' | 'double' | 'thin'>> = {
  'nozzle-blocked': 'colour-missing',
  'head-misaligned': 'double',
  'ink-empty': 'colour-missing',
  'draft-quality': 'thin',
};

/** Answers that both complaints have; `name` parts their texts. */
function sharedLines(name: 'label' | 'stripes', truth: Truth, clean: Condition): readonly VoiceLine[] {
  const { say, tell, confirm } = linesOf('TK-33', name);
  const shows = TEST_PRINT[truth];
  return [
    ...(shows === 'complete'
      ? [tell('test-print', 'test-print', 'complete')]
      : [
          tell('test-print', 'test-print', shows, { when: { not: clean } }),
          tell('test-print', 'test-print', 'complete', { when: clean }),
        ]),
    say('who-else', 'others'),
    say('what-changed', 'changed'),
    say('since-when', 'since'),
    say('how-urgent', 'urgent'),
    ...confirm(clean),
  ];
}

/** What the person does at the printer, and whether it was that. */
function done(
  name: 'label' | 'stripes',
  request: string,
  helps: boolean,
  more: Partial<VoiceLine> = {},
): VoiceLine {
  return linesOf('TK-33', name).say(request, `${request}.${helps ? 'done' : 'nothing'}`, more);
}

function labelVoice(scene: Scene, truth: LabelTruth): Voice {
  const printer = printerNear(scene, 'label');
  const { say, tell } = linesOf('TK-33', 'label');
  const clean = isClean(truth, printer);
  const wiped = isClean('head-dirty', printer);
  const cleaning: PrintingEffect = { do: 'clean-head', printer: printer.name };
  const isLayout = truth === 'layout-line';
  return {
    ...requesterVoice('TK-33', scene, { patience: 5, skill: 1, mood: 0 }, [
      ...(truth === 'head-dots-dead'
        ? [say('try-again', 'part-comes', { when: isHeadOrdered(printer) })]
        : []),
      ...sharedLines('label', truth, clean),
      tell('label-preview', 'preview', isLayout ? 'there' : 'clean'),
      tell('look-at-head', 'head', 'sticky', { when: { not: wiped } }),
      tell('look-at-head', 'head', 'shiny', { when: wiped }),
      done('label', 'clean-head', truth === 'head-dirty', { effects: [cleaning] }),
      done('label', 'other-layout', isLayout),
      say('new-roll', 'new-roll', { patience: -1 }),
    ]),
    opens: 'tickets/tk-33:line.label.opens',
  };
}

function stripesVoice(scene: Scene, truth: StripesTruth): Voice {
  const printer = printerNear(scene, 'inkjet');
  const { name } = printer;
  const at = (does: 'clean-head' | 'align-head' | 'change-ink'): readonly PrintingEffect[] => [
    { do: does, printer: name },
  ];
  const isEmpty = truth === 'ink-empty';
  const quality: PrintingEffect = { do: 'choose-quality', printer: name, quality: 'normal' };
  return {
    ...requesterVoice('TK-33', scene, { patience: 5, skill: 1, mood: 0 }, [
      ...sharedLines('stripes', truth, isClean(truth, printer)),
      linesOf('TK-33', 'stripes').tell('look-closely', 'stripes', STRIPES_ARE[truth]),
      done('stripes', 'clean-head', truth === 'nozzle-blocked', { effects: at('clean-head') }),
      done('stripes', 'align-head', truth === 'head-misaligned', { effects: at('align-head') }),
      done('stripes', 'normal-quality', truth === 'draft-quality', { effects: [quality] }),
      done('stripes', 'change-ink', isEmpty, {
        effects: at('change-ink'),
        ...(isEmpty ? {} : { patience: -1 }),
      }),
    ]),
    opens: 'tickets/tk-33:line.stripes.opens',
  };
}

/** What the person is asked to do; null where a part has to come. */
const REQUEST: Readonly<Record<Truth, string | null>> = {
  'head-dirty': 'clean-head',
  'head-dots-dead': null,
  'layout-line': 'other-layout',
  'nozzle-blocked': 'clean-head',
  'head-misaligned': 'align-head',
  'ink-empty': 'change-ink',
  'draft-quality': 'normal-quality',
};

function ending(scene: Scene, truth: Truth, { name: printer, kind }: Printer): readonly DeskCommand[] {
  const { number: ticket } = scene;
  const request = REQUEST[truth];
  const evidence = kind === 'label' ? [1, 2, 3, 4] : [1, 2, 3];
  if (request !== null)
    return [
      ask('C1', request),
      ...finished(scene, 'C1', { code: 'solved-permanent', cause: truth, evidence }),
    ];
  return [
    { kind: 'order-printer-part', ticket, printer, part: 'print-head' },
    ask('C1', 'try-again'),
    { kind: 'promise-callback', contact: 'C1', seconds: UNTIL_TOMORROW },
    ask('C1', 'thanks', 'goodbye'),
    { kind: 'end-call', contact: 'C1' },
    { kind: 'note', ticket, evidence },
    {
      kind: 'hold-ticket',
      ticket,
      reason: 'parts',
      seconds: UNTIL_TOMORROW,
      reference: ticket.replace(/^\D+/, 'ORD-'),
    },
  ];
}

/** What is asked once the printer's own test is known. */
const THEN_ASKED: Readonly<Record<'label' | 'inkjet', readonly string[]>> = {
  label: ['look-at-head', 'label-preview'],
  inkjet: ['look-closely'],
};

/** The printer's own test first: what stands in it, no program has sent. Then what the printer says of itself. */
function expert(
  truth: Truth,
  kind: 'label' | 'inkjet',
  printerOf: (scene: Scene) => Printer,
): TicketCase['expert'] {
  return (scene) => [
    { kind: 'answer-call', contact: 'C1' },
    ask('C1', 'greeting', 'test-print'),
    ...begun(scene, TRIAGE),
    ask('C1', 'empathy'),
    ...THEN_ASKED[kind].map((question) => ask('C1', question)),
    { kind: 'look', page: 'printing.device', subject: printerOf(scene).name },
    ...ending(scene, truth, printerOf(scene)),
  ];
}

const SOLVED: RightEnd = { kind: 'resolved', codes: ['solved-permanent', 'solved-by-user'] };

/** Truths whose printers differ: how many dots are dead, how little ink is left. */
const DRAWN: readonly Truth[] = ['head-dots-dead', 'ink-empty'];

function headCase<Own extends Truth>(
  story: TicketStory,
  truth: Own,
  kind: 'label' | 'inkjet',
  voice: (scene: Scene, truth: Own) => Voice,
): TicketCase {
  const printerOf = (scene: Scene): Printer => printerNear(scene, kind);
  const cured = (scene: Scene): Condition => {
    const printer = printerOf(scene);
    const clean = isClean(truth, printer);
    return truth === 'head-dots-dead' ? { any: [clean, isHeadOrdered(printer)] } : clean;
  };
  return {
    id: `TK-33-${truth}`,
    story,
    truth,
    placements: DRAWN.includes(truth) ? 2 : 1,
    parMinutes: 20,
    triage: TRIAGE,
    setting: (scene) => {
      const printer = printerOf(scene);
      return {
        effects: [{ do: 'change-printer', printer: printer.name, change: change(scene, truth, printer) }],
        voices: [voice(scene, truth)],
        trouble: { not: cured(scene) },
        number: person(scene).phone,
      };
    },
    rightEnd: truth === 'head-dots-dead' ? { kind: 'held', reasons: ['parts', 'vendor'] } : SOLVED,
    cured,
    // A new roll or new ink for nothing is money, and says nothing of the head.
    goals: (scene: Scene, state: DeskState) => [
      {
        id: 'supplies-left',
        met: !['label.new-roll', 'stripes.change-ink.nothing'].some((answer) =>
          wasAnswered(scene, state, answer),
        ),
      },
    ],
    expert: expert(truth, kind, printerOf),
  };
}

const LABEL_TRUTHS: readonly LabelTruth[] = ['head-dirty', 'head-dots-dead', 'layout-line'];
const STRIPES_TRUTHS: readonly StripesTruth[] = [
  'nozzle-blocked',
  'head-misaligned',
  'ink-empty',
  'draft-quality',
];

/** The truths of TK-33 at a label printer and at an inkjet printer. */
export const TK_33_HEAD_CASES: readonly TicketCase[] = [
  ...LABEL_TRUTHS.map((truth) => headCase(LABELS, truth, 'label', labelVoice)),
  ...STRIPES_TRUTHS.map((truth) => headCase(STRIPES, truth, 'inkjet', stripesVoice)),
];
