import { type Draw, drawBelow, drawFrom, type RngState } from '../../../kernel/rng.ts';

/** Names of fictitious customers. */
const NAMES = [
  'Amara Diallo',
  'Ben Whitlock',
  'Carmen Ibáñez',
  'Dario Fontana',
  'Elif Demir',
  'Farah Haddad',
  'Gregor Novak',
  'Hana Mori',
  'Inés Cabrera',
  'Jonas Lindqvist',
  'Kwame Boateng',
  'Lucía Paredes',
  'Mateo Rojas',
  'Nadia Petrova',
  'Oliver Hartley',
  'Priya Raman',
] as const;

/** Rooms of the customers. */
const ROOMS = ['1.04', '1.17', '2.09', '2.22', '3.03', '3.15'] as const;

/** Draws the customer's name and room and the machine's asset tag, independently of the true suspect. */
export function drawCustomer(
  rng: RngState,
): Draw<{ readonly name: string; readonly room: string; readonly tag: string }> {
  const name = drawFrom(rng, NAMES);
  const room = drawFrom(name.rng, ROOMS);
  const number = drawBelow(room.rng, 9000);
  const tag = `BN-${1000 + number.value}`;
  return { value: { name: name.value, room: room.value, tag }, rng: number.rng };
}
