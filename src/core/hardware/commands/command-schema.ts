import { z } from '../../contracts/zod.ts';
import { type LabCommand, LONGEST_WAIT_S } from '../model/commands.ts';
import { LONGEST_WORDS, LOOK_PLACES, METER_FUNCTIONS, PAGES, PROGRAMS, TOOLS } from '../model/vocabulary.ts';

/** Ids are short words of a catalogue; a longer one names nothing. */
const id = z.string().min(1).max(64);
/** A line of the note; empty where its writer left it open, which costs its check and closes the job all the same. */
const line = z.string().max(64);
/** What a note refers to: a handful of lines of the notebook. */
const ids = z.array(id).max(20);

/** The fields of one command, each with a schema whose output is that field. */
type FieldsOf<Command> = {
  readonly [Field in Exclude<keyof Command, 'kind'>]-?: z.ZodType<Command[Field]>;
};

/**
 * What each command carries beside its kind. The type has a line for every kind and a schema for every field of
 * `LabCommand`, no more and no fewer, so a new command does not compile before it can be parsed.
 * `field: schema.exactOptional()` for a field that may be missing.
 */
const FIELDS: {
  readonly [Kind in LabCommand['kind']]: FieldsOf<Extract<LabCommand, { readonly kind: Kind }>>;
} = {
  inspect: { target: id },
  'look-around': { place: z.enum(LOOK_PLACES) },
  'wear-strap': {},
  'unclip-strap': {},
  'press-latch': { target: id },
  'close-latch': { target: id },
  'loosen-screw': { target: id },
  'tighten-screw': { target: id },
  'lift-part': { target: id },
  'place-part': { target: id, socket: id, turned: z.literal(true).exactOptional() },
  'seat-part': { target: id, end: id },
  'plug-cable': {
    target: id,
    connector: id.exactOptional(),
    half: z.literal(true).exactOptional(),
  },
  'unplug-cable': { target: id },
  'set-psu-switch': { position: z.enum(['on', 'off']) },
  'press-power': {},
  wait: { seconds: z.int().min(1).max(LONGEST_WAIT_S) },
  'force-cable': { target: id, connector: id },
  'open-part': { target: id },
  'set-switch': { target: id, position: z.enum(['on', 'off', '115', '230']) },
  'press-button': { target: id },
  'ask-customer': { question: id },
  'read-asset': {},
  'open-manual': { section: id },
  listen: {},
  sniff: {},
  'take-spare': { spare: id },
  'return-spare': { part: id },
  'order-part': { sku: id },
  'set-meter': { function: z.enum(METER_FUNCTIONS), range: z.number().min(0).max(100_000) },
  probe: { black: id, red: id },
  'use-tool': { tool: z.enum(TOOLS), target: id },
  'open-page': { page: z.enum(PAGES) },
  'change-setting': { setting: id, value: id },
  'run-program': { program: z.enum(PROGRAMS), target: id.exactOptional() },
  'state-theory': { hypothesis: id, confidence: z.int().min(0).max(100) },
  'write-note': {
    symptom: line,
    cause: line,
    evidence: ids,
    action: line,
    part: id.nullable(),
    verification: ids,
    prevention: line,
    words: z.string().max(LONGEST_WORDS).exactOptional(),
  },
  escalate: { to: id },
  discard: { part: id, bin: id },
  'ask-hint': {},
  'close-job': {},
};

const [first, ...others] = Object.entries(FIELDS).map(([kind, fields]) =>
  z.strictObject({ kind: z.literal(kind), ...fields }),
);
if (first === undefined) throw new Error('There are no commands.');

/**
 * A command from outside: strict, so that nothing unknown reaches a log. Whether it makes sense in the state is the
 * rules' to say, not this schema's. The type of `FIELDS` is what makes the assertion true.
 */
export const labCommand = z.discriminatedUnion('kind', [
  first,
  ...others,
]) as z.ZodType<unknown> as z.ZodType<LabCommand>;
