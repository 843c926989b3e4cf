import { keepTexts } from '../../../i18n/load-texts.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PracticeLibrary } from '../../../runs/home/practice-library.tsx';
import { useKeptOffline } from '../../../runs/home/use-kept-offline.ts';
import type { HomeProps } from '../../../runs/shell/simulation.ts';
import { FAMILIES, practiceTickets } from '../model/practice-tickets.ts';
import type { DeskSubject } from '../session/desk-subject.ts';
import type { DeskTypes } from '../store.ts';
import { deskTexts } from '../texts/desk-texts.ts';
import { useTicketTitle } from '../texts/use-ticket-title.ts';
import { keepLateParts } from '../workspace/late-parts.tsx';
import { CHANNEL_ICONS } from './channel-icons.ts';

export type DeskLibraryProps = Pick<HomeProps<DeskTypes, DeskSubject>, 'history' | 'isStarting' | 'onStart'>;

/** All tickets that can be practised, by family. Each start draws another cause. */
export function DeskLibrary({ history, isStarting, onStart }: DeskLibraryProps) {
  const { t } = useTranslation(['desk-home', 'desk']);
  const titleOf = useTicketTitle();
  useKeptOffline(keepTickets);
  const groups = FAMILIES.map((family) => ({
    id: family,
    label: t(`family.${family}`),
    cases: practiceTickets()
      .filter((one) => one.family === family)
      .map(({ id, channel, difficulty }) => ({
        id,
        title: titleOf(id),
        subject: t(`desk:channel.${channel}`),
        icon: CHANNEL_ICONS[channel],
        difficulty,
        best: history.bestOf(id),
        isAhead: history.storiesAhead.includes(id),
      })),
  }));
  return (
    <PracticeLibrary
      text={t('practice.text')}
      groupsLabel={t('practice.filter')}
      groups={groups.filter(({ cases }) => cases.length > 0)}
      isStarting={isStarting}
      onStart={(story) => onStart({ kind: 'practice', story })}
    />
  );
}

/** The texts of the listed tickets and the late parts of the workspace. */
async function keepTickets(languages: readonly string[]): Promise<void> {
  await Promise.all([
    keepTexts(deskTexts(practiceTickets().map(({ id }) => id)), languages),
    keepLateParts(languages),
  ]);
}
