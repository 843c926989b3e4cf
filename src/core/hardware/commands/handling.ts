import { z } from '../../contracts/zod.ts';
import { closeLatch, pressLatch } from '../handlers/latches.ts';
import { liftPart, openPart, placePart, seatPart } from '../handlers/parts.ts';
import { turnScrew } from '../handlers/screws.ts';
import { unclipStrap, wearStrap } from '../handlers/strap.ts';
import { findMachine } from '../machines/find-machine.ts';
import { boardBreaches, hotMetalBreaches, openedBreaches } from '../safety/safety-acts.ts';
import { HARMLESS, NOT_NEAR_FIRE } from '../safety/safety-class.ts';
import { type CommandRows, touchesNothing, touchesTarget } from './command-row.ts';
import { id, target } from './field-schemas.ts';
import { verbsOf } from './part-verbs.ts';
import { PLACE_SECONDS, SECONDS } from './seconds.ts';

type Kind =
  | 'wear-strap'
  | 'unclip-strap'
  | 'press-latch'
  | 'close-latch'
  | 'loosen-screw'
  | 'tighten-screw'
  | 'lift-part'
  | 'place-part'
  | 'seat-part'
  | 'open-part';

/** Commands on latches, screws, parts and the wrist strap. */
export const HANDLING: CommandRows<Kind> = {
  'wear-strap': {
    fields: {},
    touches: touchesNothing,
    seconds: 15,
    isReading: false,
    safety: HARMLESS,
    sentence: 'wear-strap',
    handle: wearStrap,
  },
  'unclip-strap': {
    fields: {},
    touches: touchesNothing,
    seconds: 5,
    isReading: false,
    safety: HARMLESS,
    sentence: 'unclip-strap',
    handle: unclipStrap,
  },
  'press-latch': {
    fields: target,
    touches: touchesTarget,
    seconds: 15,
    isReading: false,
    safety: { ...NOT_NEAR_FIRE, handles: 'latch', breaches: hotMetalBreaches },
    sentence: 'press-latch',
    handle: (state, command) => pressLatch(state, command.target),
  },
  'close-latch': {
    fields: target,
    touches: touchesTarget,
    seconds: 10,
    isReading: false,
    safety: { ...NOT_NEAR_FIRE, handles: 'latch' },
    sentence: 'close-latch',
    handle: (state, command) => closeLatch(state, command.target),
  },
  'loosen-screw': {
    fields: target,
    touches: touchesTarget,
    seconds: SECONDS.screw,
    isReading: false,
    safety: { ...NOT_NEAR_FIRE, handles: 'screw', breaches: hotMetalBreaches },
    sentence: 'loosen-screw',
    handle: (state, command) => turnScrew(state, command.target, 'out'),
  },
  'tighten-screw': {
    fields: target,
    touches: touchesTarget,
    seconds: SECONDS.screw,
    isReading: false,
    safety: { ...NOT_NEAR_FIRE, handles: 'screw', breaches: hotMetalBreaches },
    sentence: 'tighten-screw',
    handle: (state, command) => turnScrew(state, command.target, 'tight'),
  },
  'lift-part': {
    fields: target,
    touches: touchesTarget,
    seconds: SECONDS.movePart,
    isReading: false,
    safety: { ...NOT_NEAR_FIRE, handles: 'part', breaches: hotMetalBreaches },
    sentence: (command, view) => verbsOf(view, command.target).lift,
    handle: (state, command) => liftPart(state, command.target),
  },
  'place-part': {
    fields: { target: id, socket: id, turned: z.literal(true).exactOptional() },
    touches: (command) => [command.target, command.socket],
    seconds: (command, model) => {
      const kind = findMachine(model).parts[command.target]?.kind;
      return (kind === undefined ? undefined : PLACE_SECONDS[kind]) ?? SECONDS.movePart;
    },
    isReading: false,
    safety: { ...NOT_NEAR_FIRE, handles: 'part', breaches: boardBreaches },
    sentence: (command, view) =>
      command.turned === true ? 'place-turned' : verbsOf(view, command.target).place,
    handle: (state, command) => placePart(state, command.target, command.socket, command.turned === true),
  },
  'seat-part': {
    fields: { target: id, end: id },
    touches: touchesTarget,
    seconds: SECONDS.pushEnd,
    isReading: false,
    safety: { ...NOT_NEAR_FIRE, handles: 'part' },
    sentence: (command, view) => verbsOf(view, command.target).seat,
    handle: (state, command) => seatPart(state, command.target, command.end),
  },
  'open-part': {
    fields: target,
    // The supply is accessible from the back of the case, so nothing covers it.
    touches: touchesNothing,
    seconds: 60,
    isReading: false,
    safety: { ...NOT_NEAR_FIRE, breaches: openedBreaches },
    sentence: 'open-part',
    handle: (state, command) => openPart(state, command.target),
  },
};
