import type { DeskCommand } from '../../../model/commands.ts';
import type { Condition } from '../../../model/condition.ts';
import type { DeskState } from '../../../model/state.ts';
import type { Voice } from '../../../model/voice.ts';
import type { WorldEffect } from '../../../world/effects.ts';
import type { Printer, PrinterPart } from '../../../world/printers.ts';
import type { RightEnd, Scene, TicketCase, TriageKey } from '../../desk-case.ts';
import { say as ask, begun, finished, UNTIL_TOMORROW } from '../shared/expert-steps.ts';
import { wasAnswered } from '../shared/goals.ts';
import { person } from '../shared/scene.ts';
import { linesOf } from '../shared/voice-lines.ts';
import { requesterVoice } from '../shared/voices.ts';
import { printerOf } from './printing-scene.ts';
import { GHOST } from './tk-33-story.ts';

type Truth = 'drum-worn' | 'fuser-worn' | 'transfer-worn' | 'paper-setting' | 'template-watermark';

/** The worn part of a truth; null where no part is worn. */
const WORN: Readonly<Record<Truth, PrinterPart | null>> = {
  'drum-worn': 'drum',
  'fuser-worn': 'fuser',
  'transfer-worn': 'transfer',
  'paper-setting': null,
  'template-watermark': null,
};

/** How far the copy is from the logo: once round the part that keeps the picture. */
const REPEAT: Readonly<Record<Truth, string>> = {
  'drum-worn': 'mm-94',
  'fuser-worn': 'mm-118',
  'transfer-worn': 'mm-60',
  'paper-setting': 'mm-118',
  'template-watermark': 'anywhere',
};

/** A worn part is past its life by this share. */
const OVER = [1.16, 1.31];

function change(scene: Scene, truth: Truth): Partial<Printer> {
  const { parts, paper } = printerOf(scene);
  if (truth === 'paper-setting') return { paper: { ...paper, loaded: 'heavy' } };
  const part = WORN[truth];
  const worn = part === null ? undefined : parts[part];
  if (part === null || worn === undefined) return {};
  const pages = Math.round(worn.life * (OVER[scene.placement] ?? 1.16));
  return { parts: { ...parts, [part]: { ...worn, pages } } };
}

/** A fresh page has no copy. */
function isClean(scene: Scene, truth: Truth): Condition {
  const subject = printerOf(scene).name;
  switch (truth) {
    case 'drum-worn':
      return { reading: 'drum-life', subject, is: ['within'] };
    case 'fuser-worn':
      return { reading: 'fuser-life', subject, is: ['within'] };
    case 'transfer-worn':
      return { reading: 'transfer-life', subject, is: ['within'] };
    case 'paper-setting':
      return { reading: 'tray-paper', subject, is: ['as-set'] };
    case 'template-watermark':
      return { said: 'requester.plain-template.done' };
  }
}

function isOnOrder(scene: Scene, part: PrinterPart): Condition {
  return { reading: 'printer-part', subject: printerOf(scene).name, is: [part] };
}

function cured(scene: Scene, truth: Truth): Condition {
  const part = WORN[truth];
  const clean = isClean(scene, truth);
  return part === null ? clean : { any: [clean, isOnOrder(scene, part)] };
}

function requester(scene: Scene, truth: Truth): Voice {
  const { say, tell, confirm } = linesOf('TK-33', 'requester');
  const part = WORN[truth];
  const isLoose = truth === 'fuser-worn' || truth === 'paper-setting';
  const isTemplate = truth === 'template-watermark';
  return requesterVoice('TK-33', scene, { patience: 5, skill: 1, mood: 0 }, [
    tell('measure-repeat', 'repeat', REPEAT[truth]),
    tell('check-preview', 'preview', isTemplate ? 'there' : 'clean'),
    tell('rub-page', 'rub', isLoose ? 'rubs-off' : 'stays'),
    say('plain-template', isTemplate ? 'plain-template.done' : 'plain-template.nothing'),
    say('change-toner', 'change-toner', { patience: -1 }),
    tell('who-else', 'others', isTemplate ? 'only-me' : 'everybody'),
    say('what-changed', 'changed'),
    say('since-when', 'since'),
    say('how-urgent', 'urgent'),
    ...(part === null ? [] : [say('try-again', 'part-comes', { when: isOnOrder(scene, part) })]),
    ...confirm(isClean(scene, truth)),
  ]);
}

const TRIAGE: TriageKey = {
  category: 'printing',
  subcategories: ['print-quality'],
  impact: 3,
  urgency: 2,
  isSecurityCase: false,
};

const RIGHT_END: Readonly<Record<Truth, RightEnd>> = {
  'drum-worn': { kind: 'held', reasons: ['parts', 'vendor'] },
  'transfer-worn': { kind: 'held', reasons: ['parts', 'vendor'] },
  // It is 200 degrees hot and screwed in: nobody of the office takes it out.
  'fuser-worn': {
    kind: 'escalated',
    group: 'print-vendor',
    mustName: ['told:repeat@requester', 'fuser-life@printer'],
  },
  'paper-setting': { kind: 'resolved', codes: ['solved-permanent'] },
  'template-watermark': { kind: 'resolved', codes: ['solved-permanent', 'solved-by-user'] },
};

function ending(scene: Scene, truth: Truth): readonly DeskCommand[] {
  const { number: ticket } = scene;
  const { name: printer } = printerOf(scene);
  const part = WORN[truth];
  if (truth === 'fuser-worn')
    return [
      ask('C1', 'please-wait', 'goodbye'),
      { kind: 'end-call', contact: 'C1' },
      { kind: 'escalate', ticket, group: 'print-vendor', evidence: [1, 2, 3] },
    ];
  if (part === null) {
    const mends: DeskCommand =
      truth === 'paper-setting' ? { kind: 'set-tray-paper', printer } : ask('C1', 'plain-template');
    return [mends, ...finished(scene, 'C1', { code: 'solved-permanent', cause: truth, evidence: [1, 2, 3] })];
  }
  return [
    { kind: 'order-printer-part', ticket, printer, part },
    ask('C1', 'try-again'),
    { kind: 'promise-callback', contact: 'C1', seconds: UNTIL_TOMORROW },
    ask('C1', 'thanks', 'goodbye'),
    { kind: 'end-call', contact: 'C1' },
    { kind: 'note', ticket, evidence: [1, 2, 3] },
    {
      kind: 'hold-ticket',
      ticket,
      reason: 'parts',
      seconds: UNTIL_TOMORROW,
      reference: ticket.replace(/^\D+/, 'ORD-'),
    },
  ];
}

/** Measures first: a distance names the part, and the counter of the printer confirms it. */
function expert(truth: Truth): (scene: Scene) => readonly DeskCommand[] {
  return (scene) => [
    { kind: 'answer-call', contact: 'C1' },
    ask('C1', 'greeting', 'measure-repeat'),
    ...begun(scene, TRIAGE),
    ask('C1', 'empathy', 'check-preview'),
    { kind: 'look', page: 'printing.device', subject: printerOf(scene).name },
    ...ending(scene, truth),
  ];
}

/** A fault of the picture is not in the toner: nobody had a cartridge changed for nothing. */
function goals(scene: Scene, state: DeskState) {
  return [{ id: 'toner-left', met: !wasAnswered(scene, state, 'requester.change-toner') }];
}

/** The truths of TK-33 at a laser printer. */
export const TK_33_CASES: readonly TicketCase[] = (Object.keys(WORN) as readonly Truth[]).map((truth) => ({
  id: `TK-33-${truth}`,
  story: GHOST,
  truth,
  placements: 2,
  parMinutes: 20,
  triage: TRIAGE,
  setting: (scene) => {
    const changed: WorldEffect = {
      do: 'change-printer',
      printer: printerOf(scene).name,
      change: change(scene, truth),
    };
    return {
      effects: [changed],
      voices: [requester(scene, truth)],
      trouble: { not: cured(scene, truth) },
      number: person(scene).phone,
    };
  },
  rightEnd: RIGHT_END[truth],
  cured: (scene) => cured(scene, truth),
  goals,
  expert: expert(truth),
}));
