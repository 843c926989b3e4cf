import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DeskCommand } from '../../../../core/ticketing/model/commands.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { secondsOf } from '../../model/costs.ts';
import { costOf } from '../../texts/desk-time.ts';
import { KeyCap } from '../keys/key-cap.tsx';

/** Printed on the keys; Cmd does the same. */
const SEND_KEYS = 'Ctrl ↵';

export interface SendBarProps {
  readonly command: DeskCommand['kind'];
  readonly label: string;
  readonly icon: LucideIcon;
  readonly isReady: boolean;
  /** The one next act of the screen, a plain one, or one that stays in the desk. */
  readonly look: 'next' | 'plain' | 'internal';
  /** What stands at the start. */
  readonly children?: ReactNode;
}

/** The end of a form: what it costs, and the button that sends it. */
export function SendBar({ command, label, icon: Icon, isReady, look, children }: SendBarProps) {
  const { t } = useTranslation('desk');
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-t border-line px-3 py-1.5 [.bg-standby-soft_&]:border-standby/45">
      {children}
      <span className="ms-auto text-xs text-ink-faint">
        {t('compose.takes', { time: costOf(secondsOf(command)) })}
      </span>
      <Button
        type="submit"
        variant={look === 'next' ? 'primary' : 'secondary'}
        aria-disabled={!isReady}
        className={
          look === 'internal'
            ? 'min-h-8 border-dashed border-standby bg-transparent px-3 py-1 text-[0.8125rem] text-standby hover:bg-standby-soft max-[59.99875rem]:min-h-11'
            : 'min-h-8 px-3 py-1 text-[0.8125rem] max-[59.99875rem]:min-h-11'
        }
      >
        <Icon aria-hidden="true" />
        {label}
        <KeyCap>{SEND_KEYS}</KeyCap>
      </Button>
    </div>
  );
}
