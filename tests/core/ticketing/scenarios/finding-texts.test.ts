import { describe, expect, it } from 'vitest';
import { TICKET_CASES } from '../../../../src/core/ticketing/scenarios/judged/registry.ts';
import { textsOf } from '../../../i18n/text-files.ts';
import { dealt } from '../support/play-desk.ts';

const STORIES = [...new Set(TICKET_CASES.map(({ story }) => story))];

describe.each(STORIES.map(({ id, tests }) => [id, tests] as const))(
  'what can be found out in %s',
  (_, tests) => {
    it.each(['en', 'es'])('has words in the notebook (%s)', (language) => {
      const texts = textsOf(language);
      const keys = tests.flatMap(({ id, outcomes }) =>
        outcomes.map((outcome) => `desk:finding.${(id.split('@')[0] ?? id).replace(':', '.')}.${outcome}`),
      );
      expect(keys.filter((key) => !texts.has(key))).toEqual([]);
    });
  },
);

it('whatever anybody tells in a ticket has words in the notebook, also who is only told of it', () => {
  const texts = textsOf('en');
  const keys = TICKET_CASES.flatMap(({ id, setting }) =>
    setting(dealt(id).scene).voices.flatMap(({ lines }) =>
      lines.flatMap(({ tells = [] }) =>
        tells.map(({ fact, outcome }) => `desk:finding.told.${fact}.${outcome}`),
      ),
    ),
  );
  expect([...new Set(keys)].filter((key) => !texts.has(key))).toEqual([]);
});
