import { waitFor } from '@testing-library/react';
import type { DeskView } from '../../../src/core/ticketing/model/view.ts';
import { findArticle } from '../../../src/core/ticketing/tools/articles.ts';
import { companyOf, type Person } from '../../../src/core/ticketing/world/company.ts';
import { choose, field, fill, find, get, isNamed, press, region, submit } from './screen-hands.ts';
import { TOOL_OF_PAGE } from './ways-on-screen.ts';

/** Finds tools, pages and windows as somebody with a mouse does. */
export function toolHands(view: () => DeskView) {
  const tools = (): HTMLElement => region('Tools');
  const people = (): readonly Person[] => companyOf(view().companySeed).people;
  const person = (wanted: (one: Person) => boolean): Person => {
    const found = people().find(wanted);
    if (found === undefined) throw new Error('Nobody of the company is meant.');
    return found;
  };
  const openTool = async (tool: string, tab: string | null = null): Promise<void> => {
    await choose(get('[role=toolbar] button', tool));
    if (tab !== null) {
      const one = [...tools().querySelectorAll<HTMLElement>('fieldset button')].find((each) =>
        isNamed(each, tab),
      );
      if (one === undefined) throw new Error(`${tool} has no tab ${tab}.`);
      await choose(one);
    }
  };
  const lookUp = async (page: string, subject: string): Promise<void> => {
    const way = TOOL_OF_PAGE[page];
    if (way === undefined) throw new Error(`No tool has the page ${page}.`);
    const [tool, tab, search] = way;
    await openTool(tool, tab);
    const box = field(search, tools());
    if (page.startsWith('devices.') || page === 'network.firewall') {
      await fill(box, subject);
      return submit(box);
    }
    if (tool === 'Network' || tool === 'Printing' || ['cloud.licences', 'shares.activity'].includes(page)) {
      await fill(box, subject.replace('floor-', ''));
      return submit(box);
    }
    const isOf = (one: Person): boolean =>
      page === 'shares.folder'
        ? subject.endsWith(`/${one.login}`)
        : one.id === subject || one.login === subject;
    const starter = view().starters.find(({ id }) => page === 'onboarding.form' && id === subject);
    const { given, family, login } = starter ?? person(isOf);
    await fill(box, login);
    const folder = page === 'shares.folder' ? `${subject.split('/')[0]}: ` : '';
    await press(get('button', `Look up ${folder}${given} ${family}, ${login}`, tools()));
  };
  /** Shows a page of this subject, unless it stands there already. */
  const showPage = async (page: string, subject: string): Promise<void> => {
    const shown = view().pages[page as keyof DeskView['pages']];
    const [tool, tab] = TOOL_OF_PAGE[page] ?? ['', null];
    const { login = subject, id = subject } =
      people().find((one) => one.id === subject || one.login === subject) ?? {};
    const wanted =
      page === 'directory.person' || page === 'record.history'
        ? id
        : page === 'devices.asset'
          ? subject
          : login;
    if (shown?.subject === wanted) return openTool(tool, tab);
    await lookUp(page, wanted);
  };

  const window_ = async (name: string): Promise<HTMLElement> => {
    await openTool('Remote');
    if (find('section', name) === null) await press(get('[role=toolbar] button', name));
    return region(name);
  };
  /** Finds an article by its number, reads it, and notes it in the record. */
  const noteArticle = async (id: string): Promise<void> => {
    const number = findArticle(id)?.number ?? id;
    await openTool('Articles');
    const list = find('button', 'All articles', tools());
    if (list !== null) await press(list);
    const search = await waitFor(() => field('Search the articles', tools()));
    await fill(search, number);
    await submit(search);
    await press(await waitFor(() => get('button', new RegExp(`^Note ${number} in the record`), tools())));
  };
  return { tools, people, person, openTool, lookUp, showPage, window_, noteArticle };
}
