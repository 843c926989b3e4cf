import { expect, it } from 'vitest';
import { CONSOLE_EFFECTS } from '../../../../src/core/ticketing/console/command.ts';
import { TICKET_CASES } from '../../../../src/core/ticketing/scenarios/judged/registry.ts';
import { isRemotePage, openPage, PAGE_IDS } from '../../../../src/core/ticketing/tools/pages.ts';
import { LICENCES } from '../../../../src/core/ticketing/world/licences.ts';
import { PRINT_SERVER, PRINTERS } from '../../../../src/core/ticketing/world/printers.ts';
import { BUILDINGS } from '../../../../src/core/ticketing/world/sites.ts';
import { devicesOf } from '../../../../src/core/ticketing/world/world.ts';
import { textsOf } from '../../../i18n/text-files.ts';
import { dealt } from '../support/play-desk.ts';

/** What pages are looked up by whoever is in the ticket. */
const PLACES = [
  ...Object.keys(BUILDINGS),
  ...Object.values(BUILDINGS).flatMap(({ floors }) => floors),
  ...PRINTERS.map(({ name }) => name),
  PRINT_SERVER,
  ...LICENCES,
];

it('whatever a page can tell in any ticket has words in the notebook, also what is beside the point', () => {
  const texts = textsOf('en');
  const keys = new Set<string>();
  for (const [place, { id }] of TICKET_CASES.entries()) {
    const { start, scene } = dealt(id);
    const people = Object.values(scene.cast);
    const subjects = [
      ...people.flatMap((person) => [
        person.id,
        person.login,
        ...devicesOf(start.world, person).map(({ asset }) => asset),
      ]),
      // Places are the same in most tickets, and many.
      ...(place % 8 === 0 ? PLACES : []),
    ];
    for (const page of PAGE_IDS)
      for (const subject of subjects)
        for (const { reading, outcome } of openPage(start.world, page, subject, start.now)?.findings ?? []) {
          const printed = `desk:finding.console.${reading}.${outcome}`;
          keys.add(isRemotePage(page) && texts.has(printed) ? printed : `desk:finding.${reading}.${outcome}`);
        }
  }
  expect([...keys].filter((key) => !texts.has(key))).toEqual([]);
});

it('whatever a line of the console did has words in the timeline', () => {
  const texts = textsOf('en');
  expect(CONSOLE_EFFECTS.filter((code) => !texts.has(`desk:tools.act.${code}`))).toEqual([]);
});
