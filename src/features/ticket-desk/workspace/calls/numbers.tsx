import { BookUser, type LucideIcon, Phone, Quote } from 'lucide-react';
import { companyOf } from '../../../../core/ticketing/world/company.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { Button } from '../../../../ui/button.tsx';
import { secondsOf } from '../../model/costs.ts';
import { costOf } from '../../texts/desk-time.ts';
import type { PanelProps, TicketPanelProps } from '../panel-props.ts';

/** The number that the directory holds and the one that the caller gives or shows: two buttons, of which one proves something. */
export function Numbers({ ticket, send }: TicketPanelProps) {
  const { t } = useTranslation('desk');
  const { record, requester } = ticket;
  const ring = (number: string): void => void send({ kind: 'dial', ticket: record.number, number });
  return (
    <div className="grid gap-1.5">
      <h3 className="silk text-ink-faint">{t('call.callBack')}</h3>
      <NumberRow
        isFirst
        icon={BookUser}
        title={t('call.onRecord', { person: `${requester.given} ${requester.family}` })}
        number={requester.phone}
        source={t('call.directory')}
        label={t('call.ringRecord', { number: requester.phone })}
        onRing={ring}
      />
      {record.callback === null ? null : (
        <NumberRow
          isGiven
          icon={Quote}
          title={t('call.given')}
          number={record.callback}
          source={t('call.givenFrom')}
          label={t('call.ringGiven', { number: record.callback })}
          onRing={ring}
        />
      )}
    </div>
  );
}

/** Whom the desk has to reach fast, by their jobs. */
const ON_THE_LIST = ['security-lead', 'privacy-officer', 'hr-lead'];

/** The list beside every telephone of a desk: whom to tell at once, on the numbers of the directory. */
export function TeamNumbers({ view, send }: PanelProps) {
  const { t } = useTranslation('desk');
  const { open } = view;
  if (open === null) return null;
  const { people } = companyOf(view.companySeed);
  return (
    <div className="grid gap-1.5">
      <h3 className="silk text-ink-faint">{t('call.teams')}</h3>
      {ON_THE_LIST.flatMap((job) => people.find(({ title }) => title === job) ?? []).map(
        ({ id, given, family, phone, title }) => (
          <NumberRow
            key={id}
            icon={BookUser}
            title={t(`title.${title}` as never)}
            number={phone}
            source={`${given} ${family}`}
            label={t('call.ringRecord', { number: phone })}
            onRing={(number) => void send({ kind: 'dial', ticket: open, number })}
          />
        ),
      )}
    </div>
  );
}

interface NumberRowProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly number: string;
  readonly source: string;
  readonly label: string;
  readonly isGiven?: boolean;
  /** A key puts the focus on its button. */
  readonly isFirst?: boolean;
  onRing(number: string): void;
}

function NumberRow(props: NumberRowProps) {
  const { icon: Icon, title, number, source, label, isGiven = false, isFirst = false, onRing } = props;
  const { t } = useTranslation('desk');
  return (
    <div
      className={classNames(
        'flex items-center gap-2.5 rounded-md border border-edge px-2.5 py-1.5',
        isGiven && 'border-dashed',
      )}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0 self-start text-ink-muted" />
      <p className="grid min-w-0 grow text-xs leading-4 text-ink-muted">
        <span className="truncate">{title}</span>
        <span className="reading text-[0.8125rem] font-medium text-ink">{number}</span>
        <span>{source}</span>
      </p>
      <Button
        variant="secondary"
        size="sm"
        className="min-h-8 px-2.5 text-[0.8125rem] max-[59.99875rem]:min-h-11"
        aria-label={label}
        data-focus={isFirst ? 'ring' : undefined}
        title={costOf(secondsOf('dial'))}
        onClick={() => onRing(number)}
      >
        <Phone aria-hidden="true" />
        {t('call.ring')}
      </Button>
    </div>
  );
}
