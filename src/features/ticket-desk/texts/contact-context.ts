import type { ContactView } from '../../../core/ticketing/model/view.ts';

/** The context (i18next) of a text about somebody who is at the desk now. The texts without one are those of a call. */
type ContactContext = Readonly<Partial<Record<'context', 'chat' | 'visit'>>>;

const CONTEXTS: Readonly<Record<ContactView['channel'], ContactContext>> = {
  phone: {},
  video: {},
  chat: { context: 'chat' },
  'walk-up': { context: 'visit' },
};

/** What a text is told about how somebody talks with the desk: on the telephone, in a chat or at the counter. */
export function contextOf({ channel }: Pick<ContactView, 'channel'>): ContactContext {
  return CONTEXTS[channel];
}
