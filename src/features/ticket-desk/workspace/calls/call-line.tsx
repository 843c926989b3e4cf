import { AlarmClock, Pause, PhoneForwarded, PhoneOff, Play, Users, Voicemail } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { SECONDS_PER_MINUTE } from '../../../../core/kernel/time.ts';
import { RESOLVER_GROUPS, type ResolverGroup } from '../../../../core/ticketing/record/vocabulary.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { Button } from '../../../../ui/button.tsx';
import { secondsOf } from '../../model/costs.ts';
import { costOf, lengthOf, untilTomorrow } from '../../texts/desk-time.ts';
import type { CallCardProps } from './call-card.tsx';

const CALLBACKS = [15, 30, 60, 120].map((minutes) => minutes * SECONDS_PER_MINUTE);

/** What can be done with the line of a call: each is one press. */
export function CallLine({ contact, view, send }: CallCardProps) {
  const { t } = useTranslation('desk');
  const [unfolded, setUnfolded] = useState<'promise' | 'transfer' | null>(null);
  const { id, status, channel } = contact;
  const waiting = view.contacts.find(
    (one) => one.status === 'held' && one.ticket === contact.ticket && one.id !== id,
  );
  const unfold = (what: 'promise' | 'transfer') => () => setUnfolded(unfolded === what ? null : what);
  if (status === 'unanswered')
    return (
      <LineButton
        icon={<Voicemail aria-hidden="true" />}
        label={t('call.voicemail')}
        onPress={() => void send({ kind: 'leave-voicemail', contact: id })}
      />
    );
  return (
    <>
      <div className="grid grid-cols-2 gap-1.5 @min-[36rem]:grid-cols-4">
        {status === 'held' ? (
          <LineButton
            icon={<Play aria-hidden="true" />}
            label={t('call.resume')}
            onPress={() => void send({ kind: 'resume-call', contact: id })}
          />
        ) : (
          <>
            <LineButton
              icon={<Pause aria-hidden="true" />}
              label={t('call.hold')}
              onPress={() => void send({ kind: 'hold-call', contact: id })}
            />
            <LineButton
              isEnd
              icon={<PhoneOff aria-hidden="true" />}
              label={t('call.end')}
              onPress={() => void send({ kind: 'end-call', contact: id })}
            />
            <LineButton
              icon={<AlarmClock aria-hidden="true" />}
              label={t('call.promise')}
              isUnfolded={unfolded === 'promise'}
              onPress={unfold('promise')}
            />
            {channel === 'phone' ? (
              <LineButton
                icon={<PhoneForwarded aria-hidden="true" />}
                label={t('call.transfer')}
                isUnfolded={unfolded === 'transfer'}
                onPress={unfold('transfer')}
              />
            ) : null}
          </>
        )}
      </div>
      {waiting === undefined || status !== 'active' ? null : (
        <LineButton
          icon={<Users aria-hidden="true" />}
          label={t('call.join', { number: waiting.number ?? t(`channel.${waiting.channel as 'walk-up'}`) })}
          onPress={() => void send({ kind: 'join-calls', contact: id, held: waiting.id })}
        />
      )}
      {status === 'active' && unfolded === 'promise' ? (
        <fieldset className="grid grid-cols-4 gap-1.5">
          <legend className="mb-1 text-xs text-ink-muted">{t('call.promiseIn')}</legend>
          {CALLBACKS.map((seconds) => (
            <Button
              key={seconds}
              variant="secondary"
              size="sm"
              className="min-h-8 px-1 text-xs max-[59.99875rem]:min-h-11"
              onClick={() => {
                setUnfolded(null);
                void send({ kind: 'promise-callback', contact: id, seconds });
              }}
            >
              {lengthOf(seconds)}
            </Button>
          ))}
          <Button
            variant="secondary"
            size="sm"
            className="col-span-4 min-h-8 text-xs max-[59.99875rem]:min-h-11"
            onClick={() => {
              setUnfolded(null);
              void send({ kind: 'promise-callback', contact: id, seconds: untilTomorrow(view.now) });
            }}
          >
            {t('act.tomorrow')}
          </Button>
        </fieldset>
      ) : null}
      {status === 'active' && unfolded === 'transfer' ? (
        <TransferForm
          onTransfer={(group) => void send({ kind: 'transfer-call', contact: id, group, evidence: [] })}
        />
      ) : null}
    </>
  );
}

/** The group that the caller is put through to. */
function TransferForm({ onTransfer }: { onTransfer(group: ResolverGroup): void }) {
  const { t } = useTranslation('desk');
  const [group, setGroup] = useState<ResolverGroup>('desktop');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-1.5">
      <label className="grid gap-1 text-xs text-ink-muted">
        {t('call.transferTo', { time: costOf(secondsOf('transfer-call')) })}
        <select
          className="h-9 rounded-md border border-edge/60 bg-surface px-2 text-[0.8125rem] text-ink max-[59.99875rem]:h-11"
          value={group}
          onChange={({ target }) =>
            setGroup(RESOLVER_GROUPS.find((one) => one === target.value) ?? 'desktop')
          }
        >
          {RESOLVER_GROUPS.filter((one) => one !== 'service-desk').map((one) => (
            <option key={one} value={one}>
              {t(`group.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <Button variant="secondary" size="sm" className="min-h-9" onClick={() => onTransfer(group)}>
        {t('call.transferGo')}
      </Button>
    </div>
  );
}

interface LineButtonProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly isEnd?: boolean;
  /** Set where the button unfolds something. */
  readonly isUnfolded?: boolean;
  onPress(): void;
}

function LineButton({ icon, label, isEnd = false, isUnfolded, onPress }: LineButtonProps) {
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-expanded={isUnfolded}
      data-focus={isEnd ? 'end' : undefined}
      className={classNames('text-[0.8125rem]', isEnd && 'border-fault/60 text-fault hover:border-fault')}
      onClick={onPress}
    >
      {icon}
      {label}
    </Button>
  );
}
