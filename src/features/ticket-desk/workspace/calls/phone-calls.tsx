import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { contextOf } from '../../texts/contact-context.ts';
import type { PanelProps } from '../panel-props.ts';
import { CONTACT_ICONS } from './contact-icons.ts';

/** A call on a phone, above queue and ticket: one line with what can be done at once. */
export function PhoneCalls({ view, send }: Pick<PanelProps, 'view' | 'send'>) {
  const { t } = useTranslation('desk');
  return view.contacts.map((contact) => {
    const { id, status, channel } = contact;
    if (status !== 'ringing' && status !== 'active' && status !== 'held') return null;
    const context = contextOf(contact);
    const Icon = CONTACT_ICONS[channel];
    return (
      <section
        key={id}
        data-call-line
        aria-label={`${t('call.label', context)}, ${contact.ticket}`}
        className="flex min-h-12 shrink-0 flex-wrap items-center gap-2 border-b border-line bg-probe-soft px-4 py-1 text-[0.8125rem] font-medium text-probe"
      >
        <Icon aria-hidden="true" className="size-4" />
        <span className="grow">{t(`call.${status}`, context)}</span>
        {status === 'ringing' ? (
          <Button size="sm" onClick={() => void send({ kind: 'answer-call', contact: id })}>
            {t('call.answer')}
          </Button>
        ) : (
          <>
            <Button
              variant="ghost"
              size="sm"
              onClick={() =>
                void send({ kind: status === 'held' ? 'resume-call' : 'hold-call', contact: id })
              }
            >
              {t(status === 'held' ? 'call.resume' : 'call.hold')}
            </Button>
            <Button
              variant="ghost"
              size="sm"
              className="text-fault hover:text-fault"
              onClick={() => void send({ kind: 'end-call', contact: id })}
            >
              {t('call.end')}
            </Button>
          </>
        )}
      </section>
    );
  });
}
