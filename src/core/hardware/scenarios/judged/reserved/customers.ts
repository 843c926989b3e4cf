import type { Customers } from '../people.ts';

/** Fictitious customers of twins, by the house that they work in. */

export const HARBOUR_OFFICE: Customers = {
  names: [
    'Anneke de Wit',
    'Bruno Salgado',
    'Chiara Lombardi',
    'Dmitri Volkov',
    'Esther Okafor',
    'Finn Aaltonen',
    'Greta Holm',
    'Hugo Marchetti',
  ],
  rooms: ['D1.02', 'D1.08', 'D2.03', 'D2.11'],
};

export const CLINIC: Customers = {
  names: [
    'Ivana Kovač',
    'Jorge Benítez',
    'Katrin Aebi',
    'Leo Fournier',
    'Mariam Sow',
    'Nils Berglund',
    'Olga Wiśniewska',
    'Pablo Quiroga',
  ],
  rooms: ['014', '027', '112', '118', '203'],
};
