import { isOrdinary } from '../../cast.ts';
import type { Scene, TicketStory } from '../../desk-case.ts';
import { DESK_STORIES } from '../../public/catalogue.ts';
import { person } from '../shared/scene.ts';
import { ticketIntent } from '../shared/ticket-intent.ts';

/** The number of the batch, by the place that was drawn. */
export function batchOf({ placement }: Scene): string {
  return placement === 0 ? 'DB-0417' : 'DB-0422';
}

/** TK-51: twelve old laptops, and a school that would like to have them. */
export const OLD_LAPTOPS: TicketStory = {
  ...DESK_STORIES['TK-51'],
  roles: {
    requester: { suits: (one) => isOrdinary(one) && one.department === 'marketing' && one.desk !== null },
  },
  subjects: (scene) => ({ batch: batchOf(scene), requester: person(scene).id }),
  values: (scene) => ({ batch: batchOf(scene) }),
  intents: [
    ticketIntent('TK-51', 'tell-outcome', 'request', {
      en: [
        'certificate|proof|proven|erased|destroyed school|nothing|leaves|drive|drives|rest|others|go|given|donated|each|every',
        'school some|let_you_know|cannot|can_not',
        'tell|which|what stay|stays|have_to_stay|given_away|held !bought|leased',
      ],
      es: [
        'certificado|prueba|borrado*|borrada*|destruye colegio|nada|sale*|disco|discos|resto|demas|donar|recib*|cada',
        'digo|cuales|retenido|ajeno queda*|quedarse|regalar !alquiler|compra*',
        'escuela|colegio algunos|unos|cuales otros|no|aviso|dire !datos',
      ],
    }),
    ticketIntent('TK-51', 'where-from', 'question', {
      en: ['bought|buy|lease|leased|leasing|rent|rented|own|owns|belong|come_from|property'],
      es: [
        'compra*|alquil*|leasing|son_nuestros|son_de|salieron|de_quien_son_estos|propiedad|pertenec* !archivos|datos',
      ],
    }),
    ticketIntent('TK-51', 'whose-data', 'question', {
      en: [
        'files|data|documents|disks|worked|used whose|what|who|still|personal|copied|before|anybody|on_them !certificate',
      ],
      es: [
        'archivos|datos|documentos|discos|trabajaba|usaba quien|que|quedan|personal*|copiado|antes|hay !certificado',
      ],
    }),
  ],
  suspects: [
    { id: 'one-held', band: 'possible', acts: ['route-hold', 'route-donate'] },
    { id: 'one-failing', band: 'possible', acts: ['erase-destroy', 'route-donate'] },
    { id: 'held-and-failing', band: 'possible', acts: ['route-hold', 'erase-destroy', 'route-donate'] },
    { id: 'leased', band: 'possible', acts: ['route-return'] },
    { id: 'all-clear', band: 'possible', acts: ['route-donate'] },
  ],
  tests: [
    {
      id: 'batch-hold@batch',
      seconds: 30,
      outcomes: ['none', 'held', 'broken'],
      otherwise: 'none',
      says: { 'one-held': 'held', 'held-and-failing': 'held' },
    },
    {
      id: 'batch-drives@batch',
      seconds: 30,
      outcomes: ['sound', 'failing'],
      otherwise: 'sound',
      says: { 'one-failing': 'failing', 'held-and-failing': 'failing' },
    },
    {
      id: 'batch-owner@batch',
      seconds: 30,
      outcomes: ['company', 'lessor'],
      otherwise: 'company',
      says: { leased: 'lessor' },
    },
    {
      id: 'told:bought@requester',
      seconds: 60,
      outcomes: ['bought', 'leased'],
      otherwise: ['bought', 'likely'],
      says: { leased: ['leased', 'likely'] },
    },
  ],
  waitSeconds: 300,
  objectives: ['C2 2.9', 'C2 4.5', 'C2 4.6'],
};
