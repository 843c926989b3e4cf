import { hasLaptop, worksAtDesk } from '../../cast.ts';
import type { Scene, TicketStory } from '../../desk-case.ts';
import { DESK_STORIES } from '../../public/catalogue.ts';
import { computer, person } from '../shared/scene.ts';
import { WARNING_INTENTS } from './tk-28-intents.ts';

/** Names that look like the company's own. */
export function lookAlike({ placement }: Scene): string {
  return placement === 0 ? 'intranet.larkfield-corp.example' : 'intranet-larkfield.example';
}

/** TK-28: the browser calls a page of the company not secure. */
export const NOT_SECURE: TicketStory = {
  ...DESK_STORIES['TK-28'],
  roles: {
    requester: {
      suits: (one) =>
        worksAtDesk(one) && hasLaptop(one) && one.building === 'ashby' && one.department !== 'finance',
    },
  },
  subjects: (scene) => ({ computer: computer(scene).asset, requester: person(scene).id }),
  values: (scene) => ({ fake: lookAlike(scene), year: scene.placement === 0 ? '2024' : '2029' }),
  intents: WARNING_INTENTS,
  suspects: [
    { id: 'expired-certificate', band: 'possible', acts: [] },
    { id: 'clock', band: 'possible', acts: ['set-date', 'set-clock'] },
    { id: 'guest-network', band: 'possible', acts: ['join-office'] },
    { id: 'by-number', band: 'possible', acts: ['open-by-name'] },
    { id: 'look-alike', band: 'possible', acts: ['close-page'] },
  ],
  tests: [
    {
      id: 'told:warning@requester',
      seconds: 30,
      outcomes: ['date', 'name', 'issuer', 'none'],
      otherwise: 'date',
      says: { 'guest-network': 'name', 'by-number': 'name', 'look-alike': { date: 1, issuer: 1 } },
    },
    {
      id: 'told:page@requester',
      seconds: 30,
      outcomes: ['company-name', 'by-number', 'look-alike'],
      otherwise: 'company-name',
      says: { 'by-number': 'by-number', 'look-alike': 'look-alike' },
    },
    {
      id: 'told:certificate@requester',
      seconds: 30,
      outcomes: ['good', 'expired', 'portal', 'stranger'],
      otherwise: 'good',
      says: { 'guest-network': 'portal', 'expired-certificate': 'expired', 'look-alike': 'stranger' },
    },
    {
      id: 'told:clock@requester',
      seconds: 30,
      outcomes: ['right', 'wrong-year'],
      otherwise: 'right',
      says: { clock: 'wrong-year' },
    },
    {
      id: 'console:clock-skew@computer',
      seconds: 30,
      outcomes: ['right', 'off'],
      otherwise: 'right',
      says: { clock: 'off' },
    },
    {
      id: 'told:network@requester',
      seconds: 30,
      outcomes: ['office', 'guest'],
      otherwise: 'office',
      says: { 'guest-network': 'guest' },
    },
    {
      id: 'told:others@requester',
      seconds: 30,
      outcomes: ['only-me', 'others-too'],
      otherwise: ['only-me', 'likely'],
      says: { 'expired-certificate': ['others-too', 'likely'] },
    },
  ],
  waitSeconds: 240,
  objectives: ['C2 2.11', 'C2 3.1'],
};
