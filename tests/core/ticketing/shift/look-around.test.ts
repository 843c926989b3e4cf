import { describe, expect, it } from 'vitest';
import { TICKETING_PLAY } from '../../../../src/core/ticketing/play.ts';
import { healthyCompany } from '../../../../src/core/ticketing/shift/fresh-shift.ts';
import { companyOf } from '../../../../src/core/ticketing/world/company.ts';
import { played, refusal } from '../support/play-desk.ts';

const COMPANY = healthyCompany(56);

describe('a company to look around in', () => {
  it('has no ticket, now or later in the day', () => {
    const { state } = played(COMPANY, { kind: 'wait', seconds: 4 * 3600 });
    expect(state.tickets).toEqual([]);
    expect(state.contacts).toEqual([]);
    expect(TICKETING_PLAY.project(state).mode).toBe('explore');
  });

  it('opens people, networks and articles', () => {
    const [person] = companyOf(56).people;
    const { state } = played(
      COMPANY,
      { kind: 'look', page: 'directory.person', subject: person?.id ?? '' },
      { kind: 'look', page: 'network.site', subject: 'brill' },
      { kind: 'look', page: 'knowledge.article', subject: 'KB-1002' },
    );
    expect(Object.keys(state.pages)).toEqual(['directory.person', 'network.site', 'knowledge.article']);
  });

  it('has one computer connected, on which commands can be typed, and no other', () => {
    const [session] = COMPANY.remote;
    const { state } = played(COMPANY, {
      kind: 'run-console',
      asset: session?.asset ?? '',
      line: 'ipconfig /all',
    });
    expect(state.remote[0]?.console[0]?.lines.join('\n')).toContain('Windows IP Configuration');
    expect(refusal(COMPANY, { kind: 'run-console', asset: 'LK-2005', line: 'hostname' })).toBe('no-consent');
  });
});
