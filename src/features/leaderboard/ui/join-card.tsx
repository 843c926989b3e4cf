import { useQuery } from '@tanstack/react-query';
import { Eye, EyeOff, LogOut, Play, RefreshCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { pseudonymsToOffer } from '../../../core/assessment/ranking/pseudonyms.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardFooter } from '../../../ui/card.tsx';
import { RadioCard, RadioGroup } from '../../../ui/radio-group.tsx';
import { freeNamesQuery } from '../api/board.queries.ts';
import { joinBoard } from '../api/board-calls.ts';
import { BOARD_TOASTS } from '../messages.ts';
import { useBoardChange } from './use-board-change.ts';
import { Loading, NotLoaded } from './waiting.tsx';

/** How many names are offered at a time. */
const OFFERED = 6;
const SEEDS = 2 ** 31;

export interface JoinCardProps {
  readonly showsReplays: boolean;
  /** Its heading takes the focus of the card in whose place it comes. */
  readonly takesFocus: boolean;
  /** Leaves a change of name as it was; null for somebody who is not on the board. */
  readonly onCancel: (() => void) | null;
  onJoined(): void;
}

/** Picking a name from a list, and what others see then. */
export function JoinCard({ showsReplays, takesFocus, onCancel, onJoined }: JoinCardProps) {
  const { t } = useTranslation('leaderboard');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const [names, setNames] = useState(() => pseudonymsToOffer(drawSeed()));
  const [picked, setPicked] = useState<string | null>(null);
  const [shows, setShows] = useState(showsReplays);
  const { data: offered, isError, refetch } = useQuery(freeNamesQuery(names, OFFERED));
  const join = useBoardChange(joinBoard, { done: BOARD_TOASTS.joined, onDone: onJoined });
  const name = picked !== null && offered?.includes(picked) === true ? picked : (offered?.[0] ?? null);
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Card aria-labelledby="join">
        <div className="grid gap-4 p-5 sm:p-6">
          <div>
            <h2
              ref={heading}
              id="join"
              tabIndex={-1}
              className="text-lg font-semibold tracking-tight outline-none"
            >
              {t('join.title')}
            </h2>
            <p className="text-sm text-ink-muted">{t('join.text')}</p>
          </div>
          {isError ? <NotLoaded onRetry={() => void refetch()} /> : null}
          {offered === undefined && !isError ? <Loading /> : null}
          {offered === undefined ? null : (
            <RadioGroup
              aria-label={t('join.names')}
              value={name ?? ''}
              onValueChange={setPicked}
              className="sm:grid-cols-2 xl:grid-cols-3"
            >
              {offered.map((one) => (
                <RadioCard key={one} value={one} className="items-center p-3 sm:p-3">
                  <span className="font-medium">{one}</span>
                </RadioCard>
              ))}
            </RadioGroup>
          )}
          <div>
            <Button variant="ghost" size="sm" onClick={() => setNames(pseudonymsToOffer(drawSeed()))}>
              <RefreshCw aria-hidden="true" />
              {t('join.others')}
            </Button>
          </div>
          <label className="flex min-h-11 items-center gap-3 text-sm">
            <input
              type="checkbox"
              className="size-5 accent-copper"
              checked={shows}
              onChange={(event) => setShows(event.target.checked)}
            />
            {t('join.replays')}
          </label>
        </div>
        <CardFooter>
          <Button
            isBusy={join.isPending}
            disabled={name === null}
            onClick={() => {
              if (name !== null) join.make({ name, showsReplays: shows });
            }}
          >
            {t(onCancel === null ? 'join.join' : 'join.rename')}
          </Button>
          {onCancel === null ? (
            <p className="min-w-48 flex-1 text-sm text-ink-muted">{t('join.without')}</p>
          ) : (
            <Button variant="secondary" onClick={onCancel}>
              {t('join.cancel')}
            </Button>
          )}
        </CardFooter>
      </Card>
      <WhatOthersSee />
    </div>
  );
}

function WhatOthersSee() {
  const { t } = useTranslation('leaderboard');
  const points = [
    { Icon: Eye, key: 'name' },
    { Icon: EyeOff, key: 'never' },
    { Icon: Play, key: 'replay' },
    { Icon: LogOut, key: 'leave' },
  ] as const;
  return (
    <Card aria-labelledby="others" className="grid content-start gap-4 p-5 sm:p-6">
      <h2 id="others" className="text-lg font-semibold tracking-tight">
        {t('others.title')}
      </h2>
      <ul className="grid gap-3">
        {points.map(({ Icon, key }) => (
          <li key={key} className="flex gap-3 text-sm">
            <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-muted" />
            {t(`others.${key}`)}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Which names are offered decides nothing. */
function drawSeed(): number {
  return Math.floor(Math.random() * SEEDS);
}
