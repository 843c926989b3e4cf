import { worksAtDesk } from '../../cast.ts';
import type { TicketStory } from '../../desk-case.ts';
import { DESK_STORIES } from '../../public/catalogue.ts';
import { computer, person } from '../shared/scene.ts';
import { addressAutomatic, readAddresses, renewAddress } from './network-intents.ts';
import { addressOf } from './network-scene.ts';

type Suits = TicketStory['roles'][string]['suits'];

/** Both work on the same floor of the distribution centre: an address is used twice on one piece of network alone. */
const onTheFloor: Suits = (one) => worksAtDesk(one) && one.desk?.startsWith('B1') === true;

/** TK-27: another computer has the same address. */
export const SAME_ADDRESS: TicketStory = {
  ...DESK_STORIES['TK-27'],
  roles: { requester: { suits: onTheFloor }, colleague: { suits: onTheFloor } },
  subjects: (scene) => ({
    computer: computer(scene).asset,
    own: addressOf(scene),
    other: addressOf(scene, 'colleague'),
    requester: person(scene).id,
  }),
  values: (scene) => ({
    own: addressOf(scene),
    other: addressOf(scene, 'colleague'),
    days: scene.placement === 0 ? '3' : '5',
  }),
  intents: [addressAutomatic('TK-27'), renewAddress('TK-27'), readAddresses('TK-27')],
  // A new lease helps whoever's address is taken, and mends an old lease alone.
  suspects: [
    { id: 'printer-static', band: 'common', acts: ['renew-address'] },
    { id: 'own-static', band: 'possible', acts: ['address-automatic'] },
    { id: 'neighbour-static', band: 'possible', acts: ['address-automatic'] },
    { id: 'old-lease', band: 'possible', acts: ['renew-address'] },
    { id: 'private-device', band: 'rare', acts: ['renew-address'] },
  ],
  tests: [
    {
      id: 'told:address@requester',
      seconds: 30,
      outcomes: ['leased', 'typed-in', 'lease-ended'],
      otherwise: 'leased',
      says: { 'own-static': 'typed-in', 'old-lease': 'lease-ended' },
    },
    {
      id: 'address-intruder@own',
      seconds: 30,
      outcomes: ['none', 'label-printer', 'computer', 'private-device'],
      otherwise: 'none',
      says: {
        'printer-static': 'label-printer',
        'neighbour-static': 'computer',
        'private-device': 'private-device',
      },
    },
    {
      id: 'address-intruder@other',
      seconds: 30,
      outcomes: ['none', 'computer'],
      otherwise: 'none',
      says: { 'own-static': 'computer', 'old-lease': 'computer' },
    },
    {
      id: 'address-claim@computer',
      seconds: 30,
      outcomes: ['leased', 'not-leased'],
      otherwise: 'leased',
      says: { 'own-static': 'not-leased', 'old-lease': 'not-leased' },
    },
    {
      id: 'told:their-address@requester',
      seconds: 60,
      outcomes: ['leased', 'typed-in'],
      otherwise: 'leased',
      says: { 'neighbour-static': 'typed-in' },
    },
  ],
  waitSeconds: 240,
  objectives: ['C1 5.5', 'C1 2.4'],
};
