import { describe, expect, it } from 'vitest';
import type { DeskCommand } from '../../../../src/core/ticketing/model/commands.ts';
import { TICKET_CASES } from '../../../../src/core/ticketing/scenarios/judged/registry.ts';
import { ARTICLES, findArticle } from '../../../../src/core/ticketing/tools/articles.ts';
import { textsOf } from '../../../i18n/text-files.ts';
import { dealt, JUDGE, played, refusal } from '../support/play-desk.ts';

const LOCKED = dealt('TK-01-phone-mail');
const { number } = LOCKED.scene;
const EXPERT = JUDGE.expert(LOCKED.start);

const use = (article: string): DeskCommand => ({ kind: 'use-article', ticket: number, article });

/** Whether the record passes for its articles when these are noted instead of the expert's. */
function isRight(...articles: readonly string[]): boolean | undefined {
  const log = EXPERT.flatMap((command) => (command.kind === 'use-article' ? articles.map(use) : [command]));
  const [ticket] = JUDGE.report(LOCKED.start, log).tickets;
  return ticket?.documentation.find(({ id }) => id === 'article')?.met;
}

describe('the knowledge base', () => {
  it('has 28 articles, some past their yearly review', () => {
    expect(ARTICLES).toHaveLength(28);
    expect(new Set(ARTICLES.map((article) => article.number)).size).toBe(28);
    expect(ARTICLES.filter(({ isOverdue }) => isOverdue)).toHaveLength(4);
  });

  it('is searched by number and by id', () => {
    expect(findArticle('KB-1002')).toBe(findArticle('account-lockouts'));
    expect(findArticle('KB-9')).toBeNull();
  });

  it.each(['en', 'es'])('has a title, a summary, steps and a note of each article (%s)', (language) => {
    const texts = textsOf(language);
    const steps = ARTICLES.map(
      ({ id }) => texts.get(`desk-knowledge:article.${id}.steps`)?.split('\n').length,
    );
    expect(steps.every((count) => count !== undefined && count >= 4 && count <= 6)).toBe(true);
  });

  it('helps with every ticket that can be dealt, by an article that is not out of date', () => {
    const helpless = TICKET_CASES.filter(({ articles }) => {
      const [best] = articles?.right ?? [];
      return best === undefined || findArticle(best)?.isOverdue !== false;
    });
    expect(helpless).toEqual([]);
  });
});

describe('the articles in a record', () => {
  it('count when the one that helps is noted', () => {
    expect(isRight('account-lockouts')).toBe(true);
    expect(isRight('account-lockouts', 'vpn')).toBe(true);
  });

  it('do not count when none is noted, or one that does not help', () => {
    expect(isRight()).toBe(false);
    expect(isRight('printing')).toBe(false);
  });

  it('do not count beside one that is out of date, nor among many', () => {
    expect(isRight('account-lockouts', 'lockout-quick-fix')).toBe(false);
    expect(isRight('account-lockouts', 'vpn', 'printing', 'disposal')).toBe(false);
  });

  it('are noted once and taken out again', () => {
    const { state } = played(LOCKED.start, use('vpn'), use('KB-1002'), use('vpn'), {
      kind: 'drop-article',
      ticket: number,
      article: 'vpn',
    });
    expect(state.tickets[0]?.record.articlesUsed).toEqual(['account-lockouts']);
    expect(refusal(state, use('nothing'))).toBe('no-such-record');
  });

  it('come with a link in a reply, but not one that only the desk may read', () => {
    const reply = (article: string): DeskCommand => ({
      kind: 'reply',
      ticket: number,
      parts: [
        { kind: 'intent', intent: 'greeting' },
        { kind: 'article', article },
      ],
    });
    const { state } = played(LOCKED.start, reply('vpn'));
    expect(state.tickets[0]?.record.articlesUsed).toEqual(['vpn']);
    expect(refusal(LOCKED.start, reply('recovery-keys'))).toBe('no-such-record');
  });
});
