import type { ReactNode } from 'react';
import { sessionLengthOf } from '../../../core/access/sessions.ts';
import { HARDWARE_ID } from '../../../core/hardware/simulation-id.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { NextThing } from '../../../runs/home/next-thing.ts';
import { TestClock } from '../../../runs/session/test-clock.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardTitle } from '../../../ui/card.tsx';
import { usePerson } from '../../person/person.ts';
import type { Opening } from '../../simulations/opening-address.ts';
import { OpeningLink } from '../../simulations/opening-link.tsx';
import { screenOf } from '../../simulations/screen-of.ts';

/** The one thing to do next, why it is this, and the way to choose something else. */
export function NextCard({ next }: { readonly next: NextThing }) {
  const { t } = useTranslation('home');
  const { mark, title, text, actions } = useWords(next);
  return (
    <Card aria-labelledby="next-thing">
      <CardBody className="flex h-full flex-col justify-between gap-6">
        <div className="grid gap-1.5">
          <p className="silk text-copper-text">{t(mark)}</p>
          <CardTitle id="next-thing" className="text-2xl">
            {title}
          </CardTitle>
          {text}
        </div>
        <div className="flex flex-wrap gap-3 max-sm:[&>*]:grow">
          {actions.map(({ label, opening }, index) => (
            <Button key={label} asChild variant={index === 0 ? 'primary' : 'secondary'}>
              <OpeningLink simulation={next.place.simulation} opening={opening}>
                {label}
              </OpeningLink>
            </Button>
          ))}
        </div>
      </CardBody>
    </Card>
  );
}

interface Words {
  readonly mark: 'next.goOn' | 'next.mark';
  readonly title: string;
  readonly text: ReactNode;
  /** The first is the one to take. */
  readonly actions: readonly { readonly label: string; readonly opening: Opening }[];
}

function useWords(next: NextThing): Words {
  const { t } = useTranslation(['home', 'runs']);
  const { userPlanId } = usePerson();
  const { place } = next;
  const work = place.simulation === HARDWARE_ID ? 'job' : 'ticket';
  const another = { label: t('next.another'), opening: { kind: 'home' } } as const;
  const levelOf = (story: string): number | null =>
    place.cases.find(({ id }) => id === story)?.difficulty ?? null;
  switch (next.kind) {
    case 'test': {
      const hasClock = sessionLengthOf(userPlanId, screenOf(place.simulation))?.limit === 'session';
      return {
        mark: 'next.goOn',
        title: t('runs:nextJob.test'),
        text: (
          <p className="text-sm text-ink-muted">
            {hasClock ? (
              <>
                {t('runs:nextJob.timeLeft')} <TestClock expiresAt={next.endsAt} />
              </>
            ) : (
              t('runs:nextJob.goOn')
            )}
          </p>
        ),
        actions: [{ label: t('next.goOnTest'), opening: { kind: 'resume' } }],
      };
    }
    case 'unfinished': {
      const level = levelOf(next.story);
      const facts = [
        t(`next.practice.${work}`),
        ...(level === null ? [] : [t('next.level', { level })]),
        t('next.actions', { count: next.actions }),
      ];
      return {
        mark: 'next.goOn',
        title: place.titleOf(next.story),
        text: <p className="text-sm text-ink-muted">{facts.join(' · ')}</p>,
        actions: [{ label: t(`next.goOnWith.${work}`), opening: { kind: 'resume' } }, another],
      };
    }
    case 'practice': {
      const { story, proposal } = next;
      const practise = { label: t('next.practise'), opening: { kind: 'practice', story } } as const;
      const example = { label: t('runs:progress.example'), opening: { kind: 'example', story } } as const;
      return {
        mark: 'next.mark',
        title: place.titleOf(story),
        text: <Reason next={next} level={levelOf(story)} work={work} />,
        actions: proposal.workedExample ? [example, practise, another] : [practise, another],
      };
    }
  }
}

interface ReasonProps {
  readonly next: Extract<NextThing, { kind: 'practice' }>;
  readonly level: number | null;
  readonly work: 'job' | 'ticket';
}

/** What is proposed, and why. */
function Reason({ next: { place, story, proposal }, level, work }: ReasonProps) {
  const { t } = useTranslation(['home', 'runs']);
  const skill = place.skillOf(story);
  const last = place.runs.find(({ score }) => score !== null);
  const facts = [
    t(`next.practice.${work}`),
    ...(level === null ? [] : [t('next.level', { level })]),
    ...(skill === null ? [] : [t('next.trains', { skill })]),
  ];
  return (
    <>
      <p className="text-sm text-ink-muted">{facts.join(' · ')}</p>
      <p className="mt-2 max-w-prose border-s-2 border-copper ps-3 text-sm">
        {t(`runs:progress.reason.${proposal.reason}`)}{' '}
        {t('runs:progress.expected', { points: Math.round(100 * proposal.expected) })}
      </p>
      {last === undefined ? null : (
        <p className="mt-2 text-sm text-ink-muted">
          {t('next.last', { score: last.score ?? 0, title: place.titleOf(last.story) })}
        </p>
      )}
    </>
  );
}
