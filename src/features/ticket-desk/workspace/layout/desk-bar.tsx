import { AlarmClock, ChevronDown, Keyboard, Phone, PhoneCall } from 'lucide-react';
import type { ReactNode } from 'react';
import { SECONDS_PER_MINUTE } from '../../../../core/kernel/time.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { MenuButton } from '../../../../ui/menu-button.tsx';
import { contextOf } from '../../texts/contact-context.ts';
import { clockTime, dayName } from '../../texts/desk-time.ts';
import { CONTACT_ICONS } from '../calls/contact-icons.ts';
import type { PanelProps } from '../panel-props.ts';
import type { DeskLesson } from './desk-lesson.ts';
import { ShiftLine } from './shift-line.tsx';

export interface DeskBarProps extends Pick<PanelProps, 'view' | 'send'> {
  readonly isPhone: boolean;
  /** The tutorial that is played; null for none. */
  readonly lesson: DeskLesson | null;
  /** What a session puts at the beginning: that it is live. */
  readonly lead: ReactNode;
  /** What it puts at the end: undo, finish, exit. */
  readonly actions: ReactNode;
  onKeys(): void;
}

const WAITS = [5, 15, 30, 60];

/** What the bar says of whoever is at the desk, the most urgent first. */
const BUSY = [
  ['active', 'talking'],
  ['ringing', 'rings'],
  ['held', 'held'],
] as const;

/** The bar of a shift: wall clock, the day's arrivals, letting time pass, the phone, the keys. */
export function DeskBar({ view, isPhone, lesson, lead, actions, send, onKeys }: DeskBarProps) {
  const { t } = useTranslation('desk');
  const busy = BUSY.flatMap(([status, word]) => {
    const contact = view.contacts.find((one) => one.status === status);
    return contact === undefined ? [] : [{ contact, word }];
  })[0];
  const PhoneIcon =
    busy === undefined
      ? Phone
      : busy.contact.channel === 'phone'
        ? PhoneCall
        : CONTACT_ICONS[busy.contact.channel];
  return (
    <header className="flex h-12 shrink-0 items-center gap-3 border-b border-line bg-surface ps-4 pe-3 text-[0.8125rem] max-md:h-auto max-md:min-h-12 max-md:flex-wrap max-md:gap-1 max-md:ps-2 max-md:pe-1 max-md:[&_button]:px-2 max-[22.49rem]:gap-0 max-[22.49rem]:[&_button]:px-1">
      {lead}
      <h1 className="sr-only">{t('workspace')}</h1>
      <span className="silk text-copper-text max-md:sr-only">
        {t(`mode.${lesson === null ? view.mode : 'tutorial'}`)}
      </span>
      {lesson === null || isPhone ? null : (
        <span className="min-w-0 truncate">{`${lesson.id} ${lesson.title}`}</span>
      )}
      <p className="flex items-baseline gap-2 border-s border-line ps-3 whitespace-nowrap max-md:border-0 max-md:ps-1">
        <time className="reading text-xl leading-6 font-medium">{clockTime(view.now)}</time>
        <span className="text-ink-muted max-md:hidden">
          {view.areClocksStopped ? t('bar.clocksStopped') : dayName(view.now)}
        </span>
      </p>
      {isPhone || lesson !== null ? null : <ShiftLine view={view} />}
      <span className="ms-auto" />
      <MenuButton
        label={t('bar.waitFor')}
        menuLabel={t('bar.waitFor')}
        placement="below-end"
        className="inline-flex min-h-9 items-center gap-2 rounded-md border border-edge/60 bg-surface px-3 font-medium hover:border-edge hover:bg-hover max-[59.99875rem]:min-h-11 [&_svg]:size-4"
        items={[
          {
            id: 'next',
            content: t('bar.untilNext'),
            onChoose: () => void send({ kind: 'wait-for-event' }),
          },
          ...WAITS.map((minutes) => ({
            id: String(minutes),
            content: t('bar.minutes', { minutes }),
            onChoose: () => void send({ kind: 'wait', seconds: minutes * SECONDS_PER_MINUTE }),
          })),
          ...(view.mode === 'testing'
            ? []
            : [
                {
                  id: 'clocks',
                  content: t(view.areClocksStopped ? 'bar.startClocks' : 'bar.stopClocks'),
                  onChoose: () => void send({ kind: view.areClocksStopped ? 'start-clocks' : 'stop-clocks' }),
                },
              ]),
        ]}
      >
        <AlarmClock aria-hidden="true" className="md:hidden" />
        <span className="max-md:sr-only">{t('bar.wait')}</span>
        <ChevronDown aria-hidden="true" className="max-md:hidden" />
      </MenuButton>
      {isPhone ? null : (
        <>
          <span
            className={`inline-flex shrink-0 items-center gap-2 whitespace-nowrap ${busy === undefined ? 'text-ink-muted' : 'text-probe'}`}
          >
            <PhoneIcon aria-hidden="true" className="size-4" />
            {busy === undefined ? t('bar.phoneFree') : t(`bar.${busy.word}`, contextOf(busy.contact))}
          </span>
          <Button variant="ghost" size="icon" className="size-9" aria-label={t('bar.keys')} onClick={onKeys}>
            <Keyboard aria-hidden="true" />
          </Button>
        </>
      )}
      {actions}
    </header>
  );
}
