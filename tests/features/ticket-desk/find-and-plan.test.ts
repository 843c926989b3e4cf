import { describe, expect, it } from 'vitest';
import { TICKETING_PLAY } from '../../../src/core/ticketing/play.ts';
import { healthyCompany } from '../../../src/core/ticketing/shift/fresh-shift.ts';
import { ARTICLES } from '../../../src/core/ticketing/tools/articles.ts';
import { companyOf } from '../../../src/core/ticketing/world/company.ts';
import { PRINTERS } from '../../../src/core/ticketing/world/printers.ts';
import { findRecords } from '../../../src/features/ticket-desk/model/find-records.ts';
import { DESK, floorPlans, PLAN_WIDTH } from '../../../src/features/ticket-desk/model/floor-plan.ts';

const VIEW = TICKETING_PLAY.project(healthyCompany(56));
const { people } = companyOf(56);
const WORDS = {
  about: () => 'A ticket',
  articles: ARTICLES.map(({ id }) => ({ id, title: id.replaceAll('-', ' ') })),
  site: (building: string) => building,
  job: (title: string) => title.replaceAll('-', ' '),
};
const found = (words: string) => findRecords(VIEW, words, WORDS);

describe('the search over all tools', () => {
  it('finds nothing without words', () => {
    expect(found('  ')).toEqual([]);
  });

  it('finds a person by name and by sign-in name, with the devices of both', () => {
    const [person] = people;
    if (person === undefined) throw new Error('The company is empty.');
    for (const words of [`${person.family} ${person.given}`.toUpperCase(), person.login])
      expect(found(words)).toContainEqual(
        expect.objectContaining({ kind: 'person', page: 'directory.person', subject: person.id }),
      );
    expect(found(`${person.given} ${person.family}`).some(({ kind }) => kind === 'device')).toBe(true);
  });

  it('finds a computer by its host name, a printer, an access point and an article', () => {
    expect(found('as-lt-2001')[0]).toMatchObject({
      kind: 'device',
      page: 'devices.asset',
      subject: 'LK-2001',
    });
    expect(found('AS-1F')[0]).toMatchObject({ page: 'printing.queue' });
    expect(found('br-ap-3')[0]).toMatchObject({ page: 'network.site', subject: 'brill' });
    expect(found('kb-1002')[0]).toMatchObject({ page: 'knowledge.article', subject: 'account-lockouts' });
  });

  it('finds whoever leads the security team by that job, whose name nobody has told', () => {
    const lead = people.find(({ title }) => title === 'security-lead');
    expect(found('security lead')[0]).toMatchObject({ kind: 'person', subject: lead?.id });
  });

  it('shows five of a kind at most', () => {
    expect(found('e').filter(({ kind }) => kind === 'person')).toHaveLength(5);
  });
});

describe('the plans of the floors', () => {
  const plans = floorPlans(56, (department) => department);
  const desks = plans.flatMap(({ rooms }) => rooms.flatMap((room) => room.desks));

  it('have a place for everybody who has a desk, and no two at the same', () => {
    const seated = people.filter(({ desk }) => desk !== null);
    expect(desks.map(({ person }) => person.id).sort()).toEqual(seated.map(({ id }) => id).sort());
    for (const { rooms } of plans) {
      const places = rooms.flatMap((room) => room.desks.map(({ x, y }) => `${x} ${y}`));
      expect(new Set(places).size).toBe(places.length);
    }
  });

  it('keep every desk inside its room, and every room inside its floor', () => {
    for (const { rooms, height } of plans)
      for (const room of rooms) {
        expect(room.x + room.width).toBeLessThanOrEqual(PLAN_WIDTH + 0.001);
        expect(room.y + room.height).toBeLessThanOrEqual(height);
        for (const { x, y } of room.desks) {
          expect(x + DESK.width).toBeLessThanOrEqual(room.x + room.width);
          expect(y + DESK.height).toBeLessThanOrEqual(room.y + room.height);
        }
      }
  });

  it('show every printer and every access point once', () => {
    const shown = plans.flatMap(({ printers }) => printers).map(({ id }) => id);
    expect(shown.sort()).toEqual(PRINTERS.map(({ name }) => name).sort());
    expect(plans.flatMap(({ accessPoints }) => accessPoints).map(({ id }) => id)).toContain('BR-AP-3');
  });
});
