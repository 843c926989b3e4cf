import { CircleHelp, Clock, LoaderCircle, type LucideIcon, OctagonX, ShieldCheck, UserX } from 'lucide-react';
import type { CredentialStatus } from '../../../core/assessment/credential/status.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';

/** What a reader is told first. */
export type ShownState = CredentialStatus | 'checking' | 'untrusted' | 'unknown' | 'example';

const LOOKS: Readonly<Record<ShownState, { readonly Icon: LucideIcon; readonly tone: string }>> = {
  valid: { Icon: ShieldCheck, tone: 'bg-passed-soft text-passed' },
  expired: { Icon: Clock, tone: 'bg-standby-soft text-standby' },
  revoked: { Icon: OctagonX, tone: 'bg-fault-soft text-fault' },
  untrusted: { Icon: OctagonX, tone: 'bg-fault-soft text-fault' },
  withdrawn: { Icon: UserX, tone: 'bg-hover text-ink-muted' },
  unknown: { Icon: CircleHelp, tone: 'bg-hover text-ink-muted' },
  example: { Icon: CircleHelp, tone: 'bg-probe-soft text-probe' },
  checking: { Icon: LoaderCircle, tone: 'bg-hover text-ink-muted' },
};

/** Whether a certificate counts, in a word and a form. */
export function StateChip({ state }: { readonly state: ShownState }) {
  const { t } = useTranslation('credential');
  const { Icon, tone } = LOOKS[state];
  return (
    <p
      role="status"
      className={classNames(
        'inline-flex w-fit items-center gap-2.5 rounded-md py-2 ps-2.5 pe-3.5 text-lg font-semibold',
        tone,
      )}
    >
      <Icon aria-hidden="true" className="size-5.5" />
      {t(`state.${state}`)}
    </p>
  );
}
