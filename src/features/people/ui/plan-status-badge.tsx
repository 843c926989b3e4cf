import { useTranslation } from '../../../i18n/use-translation.ts';
import { Badge, type BadgeProps } from '../../../ui/badge.tsx';

const WORDED = ['inactive', 'active', 'canceled', 'expired', 'past_due'] as const;

/** Spec section 2: active green, canceled or expired red, any other grey. */
const TONES: Readonly<Record<string, NonNullable<BadgeProps['tone']>>> = {
  active: 'passed',
  canceled: 'fault',
  expired: 'fault',
};

/** The status of a person's plan; an unknown status is shown as it is. */
export function PlanStatusBadge({ status }: { readonly status: string }) {
  const { t } = useTranslation('people');
  const worded = WORDED.find((candidate) => candidate === status);
  return (
    <Badge tone={TONES[status] ?? 'neutral'}>
      {worded === undefined ? status : t(`planStatus.${worded}`)}
    </Badge>
  );
}
