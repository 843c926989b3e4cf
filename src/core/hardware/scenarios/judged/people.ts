import { type Draw, drawBelow, drawFrom, type RngState } from '../../../kernel/rng.ts';

/** Whom a machine can belong to. */
export interface Customers {
  readonly names: readonly [string, ...string[]];
  readonly rooms: readonly [string, ...string[]];
}

/** Fictitious customers. */
const CUSTOMERS: Customers = {
  names: [
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
  ],
  rooms: ['1.04', '1.17', '2.09', '2.22', '3.03', '3.15'],
};

/** Draws the customer's name and room and the machine's asset tag, independently of the true suspect. */
export function drawCustomer(
  rng: RngState,
  { names, rooms }: Customers = CUSTOMERS,
): Draw<{ readonly name: string; readonly room: string; readonly tag: string }> {
  const name = drawFrom(rng, names);
  const room = drawFrom(name.rng, rooms);
  const number = drawBelow(room.rng, 9000);
  const tag = `BN-${1000 + number.value}`;
  return { value: { name: name.value, room: room.value, tag }, rng: number.rng };
}
