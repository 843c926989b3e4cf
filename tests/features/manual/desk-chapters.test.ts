import { describe, expect, it } from 'vitest';
import { DESK_STORIES } from '../../../src/core/ticketing/scenarios/public/catalogue.ts';
import { ARTICLES } from '../../../src/core/ticketing/tools/articles.ts';
import { DESK_KEYS } from '../../../src/features/manual/content/en/desk-keys.ts';
import { DESK_WINDOWS } from '../../../src/features/manual/content/en/desk-windows.ts';
import { SUPPORT_DESK } from '../../../src/features/manual/content/en/support-desk.ts';
import { DEFAULT_KEYS } from '../../../src/features/ticket-desk/model/desk-keys.ts';
import TOOLS from '../../../src/i18n/en/desk-tools.json' with { type: 'json' };

describe('the chapters of the desk in the manual', () => {
  it('list every single key of the desk, and none that the desk has not', () => {
    const printed = DESK_KEYS.flatMap(({ rows }) => rows.map(([key]) => key));
    expect(printed.toSorted()).toEqual(Object.values(DEFAULT_KEYS).toSorted());
  });

  it('name every window of a remote session', () => {
    const [table] = DESK_WINDOWS.sections.flatMap(({ blocks }) =>
      blocks.filter((block) => block.kind === 'table'),
    );
    expect(table?.rows.map(([window]) => window).toSorted()).toEqual(
      Object.values(TOOLS.desktop.window).toSorted(),
    );
  });

  it('say how many complaints and articles there are, by the catalogues', () => {
    const words = JSON.stringify(SUPPORT_DESK);
    expect(words).toContain(`${Object.keys(DESK_STORIES).length} complaints`);
    expect(words).toContain(`${ARTICLES.length} articles`);
  });
});
