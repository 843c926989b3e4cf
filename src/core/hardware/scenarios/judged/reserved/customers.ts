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

export const STUDIO: Customers = {
  names: [
    'Quentin Moreau',
    'Rosa Alcázar',
    'Samir Haidari',
    'Tove Nygaard',
    'Ugo Ferri',
    'Vera Lindt',
    'Wanda Pryce',
    'Yusuf Adeyemi',
  ],
  rooms: ['A', 'B', 'C', 'F'],
};

export const SCHOOL: Customers = {
  names: [
    'Zoe Hartmann',
    'Adrián Vega',
    'Beatriz Lobo',
    'Colin Fraser',
    'Dalia Mansour',
    'Emil Sørensen',
    'Fatou Ndiaye',
    'Gil Navarro',
  ],
  rooms: ['K 3', 'K 7', 'L 12', 'L 15', 'M 1'],
};
