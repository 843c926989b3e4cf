import { useTranslation } from '../../../i18n/use-translation.ts';
import { NextPractice } from '../../../runs/history/next-practice.tsx';
import type { HomeProps } from '../../../runs/shell/simulation.ts';
import { nextTicket } from '../model/practice-tickets.ts';
import type { DeskSubject } from '../session/desk-subject.ts';
import type { DeskTypes } from '../store.ts';
import { useTicketTitle } from '../texts/use-ticket-title.ts';

export type DeskNextPracticeProps = Pick<
  HomeProps<DeskTypes, DeskSubject>,
  'history' | 'isStarting' | 'onStart' | 'onExample'
>;

/** The recommended next ticket. */
export function DeskNextPractice(props: DeskNextPracticeProps) {
  const { t } = useTranslation('desk-home');
  const titleOf = useTicketTitle();
  return <NextPractice {...props} propose={nextTicket} titleOf={titleOf} helpText={t('progress.helped')} />;
}
