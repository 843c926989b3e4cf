import { drawBelow, seedRng, shuffle } from '../../kernel/rng.ts';

/**
 * Names under which people stand on a board: two words, and a number where others have the same two. They are the same in every
 * language. The database takes no other (`board_members_pseudonym_listed`; a test compares the words).
 */
export const FIRST_WORDS = [
  ...[
    'Amber',
    'Blue',
    'Brass',
    'Bright',
    'Calm',
    'Careful',
    'Clear',
    'Cold',
    'Copper',
    'Deep',
    'Early',
    'Even',
  ],
  ...[
    'Fair',
    'First',
    'Fresh',
    'Gentle',
    'Gold',
    'Green',
    'Half',
    'High',
    'Iron',
    'Keen',
    'Last',
    'Late',
    'Light',
  ],
  ...[
    'Long',
    'Loose',
    'Neat',
    'North',
    'Open',
    'Patient',
    'Plain',
    'Quick',
    'Quiet',
    'Red',
    'Round',
    'Sharp',
  ],
  ...['Short', 'Silver', 'Slow', 'Solid', 'Spare', 'Steady', 'Steel', 'Third', 'Tidy', 'Warm', 'White'],
] as const;

export const SECOND_WORDS = [
  ...[
    'Antenna',
    'Bay',
    'Beep',
    'Bezel',
    'Bridge',
    'Buffer',
    'Cable',
    'Cache',
    'Capacitor',
    'Clip',
    'Clock',
    'Coil',
  ],
  ...[
    'Contact',
    'Diode',
    'Driver',
    'Fan',
    'Ferrite',
    'Fuse',
    'Ground',
    'Header',
    'Jumper',
    'Keel',
    'Label',
    'Latch',
  ],
  ...[
    'Lead',
    'Lens',
    'Meter',
    'Packet',
    'Pin',
    'Pixel',
    'Probe',
    'Rail',
    'Relay',
    'Riser',
    'Router',
    'Screw',
  ],
  ...[
    'Sensor',
    'Signal',
    'Sink',
    'Socket',
    'Solder',
    'Spring',
    'Standoff',
    'Switch',
    'Thread',
    'Token',
    'Trace',
    'Via',
  ],
] as const;

/** Numbers are 2 to 99. */
const LOWEST_NUMBER = 2;
const NUMBERS = 98;
/** How many are drawn of each kind, so that some are free among 100,000 people. */
const DRAWN = 12;

/** Names to offer somebody, none twice, those without a number first; whether they are taken only the database knows. */
export function pseudonymsToOffer(seed: number): readonly string[] {
  const first = shuffle(seedRng(seed), FIRST_WORDS);
  const second = shuffle(first.rng, SECOND_WORDS);
  const names = first.value
    .slice(0, 2 * DRAWN)
    .map((word, index) => `${word} ${second.value[index % second.value.length]}`);
  const number = drawBelow(second.rng, NUMBERS).value + LOWEST_NUMBER;
  return [...names.slice(0, DRAWN), ...names.slice(DRAWN).map((name) => `${name} ${number}`)];
}
