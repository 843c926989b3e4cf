import { BookUser, type LucideIcon, Phone, Quote } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../../lib/class-names.ts';
import { Button } from '../../../../ui/button.tsx';
import { secondsOf } from '../../model/costs.ts';
import { costOf } from '../../texts/desk-time.ts';
import type { TicketPanelProps } from '../panel-props.ts';

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
