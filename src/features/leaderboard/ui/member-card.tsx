import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import type { Membership } from '../api/board.queries.ts';
import { leaveBoard, showReplays } from '../api/board-calls.ts';
import { BOARD_TOASTS } from '../messages.ts';
import { JoinCard } from './join-card.tsx';
import { useBoardChange } from './use-board-change.ts';

/** Under which name the reader is on the boards: another one, consent to replays, and the way off. */
export function MemberCard({ membership, onLeft }: { readonly membership: Membership; onLeft(): void }) {
  const { t } = useTranslation('leaderboard');
  const [isRenaming, setRenaming] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const wasRenaming = useRef(false);
  useEffect(() => {
    if (wasRenaming.current && !isRenaming) heading.current?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);
  const consent = useBoardChange(showReplays);
  const leave = useBoardChange((_: null) => leaveBoard(), { done: BOARD_TOASTS.left, onDone: onLeft });
  if (isRenaming)
    return (
      <JoinCard
        showsReplays={membership.showsReplays}
        takesFocus
        onCancel={() => setRenaming(false)}
        onJoined={() => setRenaming(false)}
      />
    );
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <Card aria-labelledby="worked-out" className="grid content-start gap-2 p-5 sm:p-6">
        <h2 id="worked-out" className="text-lg font-semibold tracking-tight">
          {t('rules.title')}
        </h2>
        <p className="text-sm text-ink-muted">{t('rules.text')}</p>
      </Card>
      <Card aria-labelledby="member" className="grid content-start gap-3 p-5 sm:p-6">
        <h2
          ref={heading}
          id="member"
          tabIndex={-1}
          className="text-lg font-semibold tracking-tight outline-none"
        >
          {t('member.title', { name: membership.name })}
        </h2>
        <p className="text-sm text-ink-muted">{t('member.text')}</p>
        <label className="flex min-h-11 items-center gap-3 text-sm">
          <input
            type="checkbox"
            className="size-5 accent-copper"
            checked={membership.showsReplays}
            disabled={consent.isPending}
            onChange={(event) => consent.make(event.target.checked)}
          />
          {t('join.replays')}
        </label>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => setRenaming(true)}>
            {t('member.rename')}
          </Button>
          <Button variant="secondary" isBusy={leave.isPending} onClick={() => leave.make(null)}>
            {t('member.leave')}
          </Button>
        </div>
      </Card>
    </div>
  );
}
