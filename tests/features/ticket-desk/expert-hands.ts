import { waitFor } from '@testing-library/react';
import i18next from 'i18next';
import type { DeskCommand } from '../../../src/core/ticketing/model/commands.ts';
import type { Finding } from '../../../src/core/ticketing/model/evidence.ts';
import type { DeskView } from '../../../src/core/ticketing/model/view.ts';
import { PRINT_SERVER } from '../../../src/core/ticketing/world/printers.ts';
import type { DeskStore } from '../../../src/features/ticket-desk/store.ts';
import { deviceAct } from './device-hands.ts';
import { disposeByHand } from './disposal-hands.ts';
import { editFields } from './field-hands.ts';
import { printingAct } from './printing-hands.ts';
import { escaped, field, fill, find, get, nameOf, press, region, submit } from './screen-hands.ts';
import { changeState } from './state-hands.ts';
import { toolHands } from './tool-hands.ts';
import { PAGE_OF_ACT, WINDOW_OF_PAGE, WINDOW_OF_SETTING } from './ways-on-screen.ts';
import { writingHands } from './writing-hands.ts';

/** Does what an expert does by the buttons and fields of the screen alone, as somebody with a mouse would. */
export interface Hands {
  /** Does one command. `cites`: findings of the expert's own notebook that it cites. Throws when the screen has no way to it. */
  perform(command: DeskCommand, cites: readonly (readonly Finding[])[]): Promise<void>;
}

const SHORTEST_WAIT = 300;

export function handsOf(store: DeskStore): Hands {
  const view = (): DeskView => store.read().view;
  const t = (key: string, values: object = {}): string => String(i18next.t(key as never, values as never));
  const { tools, people, person, openTool, lookUp, showPage, window_, noteArticle } = toolHands(view);
  const { ticketView, cite, composeMode, sentence } = writingHands(view, t);

  const openTicket = async (number: string): Promise<void> => {
    if (view().open === number) return;
    await press(
      get(
        'section[aria-label="Queue"] button, nav[aria-label="Queue"] button',
        new RegExp(number.replace('SD-', '')),
      ),
    );
  };
  const actName = (kind: string): RegExp => new RegExp(`^${escaped(t(`desk:tools.act.${kind}`))}, `);

  const perform = async (command: DeskCommand, cites: readonly (readonly Finding[])[]): Promise<void> => {
    if ('contact' in command) {
      const contact = view().contacts.find(({ id }) => id === command.contact);
      if (contact === undefined) throw new Error(`${command.contact} did not begin.`);
      if (command.kind !== 'answer-call') await openTicket(contact.ticket);
    }
    if ('ticket' in command) await openTicket(command.ticket);
    switch (command.kind) {
      case 'open-ticket':
        return;
      case 'answer-call':
        return press(get('button', /^Answer/));
      case 'end-call':
      case 'hold-call':
      case 'resume-call': {
        const word = { 'end-call': 'End', 'hold-call': 'Hold', 'resume-call': 'Resume' }[command.kind];
        const live = view().contacts.filter(({ status }) => ['ringing', 'active', 'held'].includes(status));
        const cards = [...tools().querySelectorAll('section')].filter((card) =>
          /^(Phone call|Visitor|Chat), SD-\d+$/.test(nameOf(card)),
        );
        const card = cards[live.findIndex(({ id }) => id === command.contact)];
        if (card === undefined) throw new Error('The call has no card.');
        return press(get('button', word, card));
      }
      case 'say':
        await composeMode(/^(Say|Write in the chat)/);
        for (const intent of command.intents) await sentence(intent);
        return;
      case 'dial': {
        await openTool('Phone');
        const button = find('button', new RegExp(`^Ring .*, ${escaped(command.number)}$`), tools());
        if (button !== null) return press(button);
        await showPage('directory.person', person(({ phone }) => phone === command.number).id);
        return press(get('button', `Ring the number on record, ${command.number}`, tools()));
      }
      case 'send-push':
      case 'start-video':
      case 'check-badge':
      case 'check-photo-id': {
        const key = {
          'send-push': 'push',
          'start-video': 'video',
          'check-badge': 'badge',
          'check-photo-id': 'photo',
        }[command.kind];
        await openTool('Phone');
        return press(get('button', new RegExp(`^${escaped(t(`desk:call.${key}`))}`), tools()));
      }
      case 'take':
        return press(get('button', /^Assign to me/));
      case 'classify':
      case 'set-affected-user':
      case 'set-asset':
        return editFields(command);
      case 'start-work':
      case 'resolve-silent':
      case 'hold-ticket':
      case 'resolve':
      case 'escalate':
      case 'send-to-bench':
      case 'cancel':
      case 'merge':
      case 'make-child':
        return changeState(command, () => cite(cites));
      case 'take-bench-report':
        return press(get('button', 'Take the note into the ticket'));
      case 'note': {
        await composeMode(/^Internal note/);
        await cite(cites, region('Write'));
        return press(get('button', /^Save note/, region('Write')));
      }
      case 'promise-callback':
        await press(get('button', 'Call back by', tools()));
        return press(get('button', 'tomorrow 09:00', tools()));
      case 'erase-devices':
      case 'route-devices':
        await openTool('Devices', 'Disposal');
        return disposeByHand(command, tools(), actName);
      case 'reply': {
        const composer = await composeMode(/^(Public reply|Say|Write in the chat)/);
        const lines = get('button', 'Sentences', composer);
        if (lines.getAttribute('aria-expanded') === 'false') await press(lines);
        for (const part of command.parts) {
          if (part.kind === 'intent') await sentence(part.intent);
          else if (part.kind === 'words') await fill(field('In your own words', region('Write')), part.words);
          else if (part.kind === 'promise')
            await fill(field('Promise an answer', region('Write')), part.seconds);
          else throw new Error('No expert links an article yet.');
        }
        return press(get('button', /^Send to /, region('Write')));
      }
      case 'use-article':
        return noteArticle(command.article);
      case 'look':
        if (command.page.startsWith('remote.')) {
          await window_(WINDOW_OF_PAGE[command.page] ?? '');
          return;
        }
        return lookUp(command.page, command.subject);
      case 'link-earlier':
      case 'open-problem': {
        await showPage('record.history', ticketView(command.ticket)?.record.affectedUser ?? '');
        const name =
          command.kind === 'open-problem' ? /^Open a problem for/ : new RegExp(`^Link ${command.earlier}`);
        return press(get('button', name, tools()));
      }
      case 'create-account': {
        await openTool('Directory', 'Starters');
        return press(
          get(
            'button',
            command.template === 'role' ? /^Create with the rights of the role/ : /^Create as a copy/,
            tools(),
          ),
        );
      }
      case 'reserve-laptop':
        await openTool('Directory', 'Starters');
        return press(get('button', new RegExp(`^Reserve ${command.asset} `), tools()));
      case 'join-group':
      case 'leave-group': {
        if (people().some(({ login }) => login === command.login))
          await showPage('directory.person', command.login);
        else await openTool('Directory', 'Starters');
        await fill(field('Group', tools()), command.group);
        return press(get('button', actName(command.kind), tools()));
      }
      case 'share-mailbox':
        await showPage('mail.mailbox', command.login);
        await fill(field('Sign-in name of the reader', tools()), command.reader);
        return press(get('button', actName(command.kind), tools()));
      case 'restore-address':
        await showPage('mail.mailbox', command.login);
        return press(get('button', new RegExp(`^Give back ${escaped(command.address)}, `), tools()));
      case 'add-reports': {
        await openTool('Cloud', 'Trace');
        return press(get('button', /^Add \d+ reports to /, tools()));
      }
      case 'release-message':
        await openTool('Cloud', 'Trace');
        return press(get('button', /^Let through: /, tools()));
      case 'revoke-grant':
        await showPage('cloud.grants', command.login);
        return press(get('button', new RegExp(`^Revoke ${escaped(command.app)}, `), tools()));
      case 'remove-authenticator':
        await showPage('cloud.sign-ins', command.login);
        return press(
          find('button', new RegExp(`^Remove authenticator on ${command.phone}`), tools()) ??
            get('button', actName(command.kind), tools()),
        );
      case 'declare-major':
      case 'open-vendor-case': {
        const page = command.kind === 'declare-major' ? 'status.site' : 'network.wan';
        await lookUp(page, command.building);
        return press(get('button', actName(command.kind), tools()));
      }
      case 'book-review':
        await lookUp('status.site', 'coln');
        return press(get('button', actName(command.kind), tools()));
      case 'post-notice': {
        await lookUp('status.site', command.building);
        const name = command.until === undefined ? command.message : 'promise';
        return press(
          get('button', new RegExp(`^${escaped(t(`desk-tools:status.post.${name}`))}, `), tools()),
        );
      }
      case 'stop-spooler':
      case 'start-spooler':
      case 'resume-queue':
      case 'clear-queue':
      case 'require-pin':
      case 'set-tray-paper':
      case 'cancel-job':
      case 'order-printer-part': {
        const [page, name] = printingAct(command, view(), t);
        await showPage(page, 'printer' in command ? command.printer : PRINT_SERVER);
        return press(get('button', new RegExp(`^${escaped(name)}, `), tools()));
      }
      case 'raise-change':
        await openTool('Network', 'Firewall');
        return press(get('button', actName(command.kind), tools()));
      case 'order-part':
      case 'malware-step':
      case 'upgrade-work':
      case 'roll-back-driver':
      case 'remove-update':
      case 'pause-rollout':
      case 'reveal-recovery-key':
      case 'rotate-recovery-key': {
        const [tab, name] = deviceAct(command, t);
        await openTool('Devices', tab);
        return press(get('button', new RegExp(`^${escaped(name)}, `), tools()));
      }
      case 'remove-licence':
        await openTool('Cloud', 'Licenses');
        return press(get('button', new RegExp(`: ${escaped(command.login)}, `), tools()));
      case 'restart-access-point':
        await openTool('Network', 'Network');
        return press(get('button', new RegExp(`${command.accessPoint}, `), tools()));
      case 'ask-remote-consent':
        await openTool('Remote');
        return press(get('button', /^Ask for permission to connect/, tools()));
      case 'run-console': {
        await openTool('Remote');
        const line = field('Command', tools());
        await fill(line, command.line);
        return submit(line);
      }
      case 'change-setting': {
        const name = WINDOW_OF_SETTING[command.setting] ?? 'Network and internet';
        const shown = await window_(name);
        return press(
          get('button', new RegExp(`^${escaped(t(`desk-tools:setting.${command.setting}`))}, `), shown),
        );
      }
      case 'wait':
      case 'wait-for-event': {
        await press(get('header button', 'Let time pass'));
        // Less than the shortest wait: until the next thing happens.
        if (command.kind === 'wait-for-event' || command.seconds < SHORTEST_WAIT)
          return press(get('[data-menu] button', 'Until something happens'));
        const minutes = [5, 15, 30, 60].find((one) => one * 60 >= command.seconds);
        return press(get('[data-menu] button', `${minutes} min`));
      }
      default: {
        const page = PAGE_OF_ACT[command.kind];
        if (page === undefined) throw new Error(`The screen has no way to ${command.kind}.`);
        const subject = 'login' in command ? command.login : 'asset' in command ? command.asset : '';
        if (people().some(({ login }) => login === subject) || page === 'devices.asset')
          await showPage(page, subject);
        else await openTool('Directory', 'Starters');
        return press(get('button', actName(command.kind), tools()));
      }
    }
  };

  return {
    async perform(command, cites) {
      const before = store.read().commands.length;
      await perform(command, cites);
      const isKind = (one: DeskCommand): boolean =>
        one.kind === command.kind || (command.kind === 'wait' && one.kind === 'wait-for-event');
      if (command.kind === 'open-ticket') return;
      await waitFor(() => {
        const { commands, log } = store.read();
        const last = log.at(-1);
        if (!commands.slice(before).some(isKind))
          throw new Error(
            `${command.kind} was not done: ${last?.kind === 'refused' ? last.refusal.reason : 'nothing was sent'}.`,
          );
      });
    },
  };
}
