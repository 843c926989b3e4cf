import { describe, expect, it } from 'vitest';
import { TICKETING_PLAY } from '../../../src/core/ticketing/play.ts';
import { TICKET_CASES } from '../../../src/core/ticketing/scenarios/judged/registry.ts';
import { healthyCompany } from '../../../src/core/ticketing/shift/fresh-shift.ts';
import { companyOf } from '../../../src/core/ticketing/world/company.ts';
import { isComputer, ordinaryDevices } from '../../../src/core/ticketing/world/devices.ts';
import { offersOf, searchedBy } from '../../../src/features/ticket-desk/workspace/tools/offers.ts';
import { DESK } from '../../support/desk.ts';

const STARTING = TICKET_CASES.find(({ story }) => story.id === 'TK-07')?.id ?? '';
const person = companyOf(56).people.find((one) => {
  const kinds = ordinaryDevices(one).map(isComputer);
  return kinds.includes(true) && kinds.includes(false);
});
if (person === undefined) throw new Error('Nobody has a computer and a phone.');
const looked = TICKETING_PLAY.reduce(healthyCompany(56), {
  kind: 'look',
  page: 'directory.person',
  subject: person.id,
});
if (!looked.ok) throw new Error('The directory was not opened.');
const view = TICKETING_PLAY.project(looked.value.state);
const offered = (page: Parameters<typeof offersOf>[0]) =>
  offersOf(page, view, '', (place) => place).map(({ subject }) => subject);
const own = (isMeant: boolean) =>
  ordinaryDevices(person)
    .filter((device) => isComputer(device) === isMeant)
    .map(({ asset }) => asset);

describe('what the search of a page of devices offers', () => {
  it.each([
    'devices.protection',
    'devices.upgrade',
    'devices.crashes',
    'devices.upkeep',
    'network.firewall',
  ] as const)('is a computer alone on %s, which has nothing of phones', (page) => {
    expect(offered(page)).toEqual(own(true));
  });

  it('is a phone alone where the programs of phones stand, and both in the inventory', () => {
    expect(offered('devices.apps')).toEqual(own(false));
    expect(offered('devices.asset').toSorted()).toEqual([...own(true), ...own(false)].toSorted());
  });
});

describe('the search of people', () => {
  it('offers whoever has the job that was typed', () => {
    const officer = companyOf(56).people.find(({ title }) => title === 'privacy-officer');
    const offers = offersOf(
      'directory.person',
      view,
      'Privacy',
      (place) => place,
      (title) => title,
    );
    expect(offers.map(({ subject }) => subject)).toEqual([officer?.id]);
  });
});

describe('the search of starters', () => {
  it('offers whoever begins and has a form, and nobody else', () => {
    expect(offersOf('onboarding.form', view, person.family, (place) => place)).toEqual([]);
    const dealt = DESK.judge.deal(STARTING, 3, 'practice');
    if (dealt === null) throw new Error('Nobody begins.');
    const [starter] = Object.values(dealt.world.starters);
    const offers = offersOf('onboarding.form', TICKETING_PLAY.project(dealt), '', (place) => place);
    expect(offers.map(({ subject }) => subject)).toEqual([starter?.id]);
  });
});

describe('the search of the catalogue', () => {
  it('asks for a service, not for a place', () => {
    expect(searchedBy('catalogue.service')).toBe('service');
  });
});
