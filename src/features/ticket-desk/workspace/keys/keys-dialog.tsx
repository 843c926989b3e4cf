import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog, DialogContent, DialogFooter } from '../../../../ui/dialog.tsx';
import {
  DEFAULT_KEYS,
  hasOwnKeys,
  KEY_GROUPS,
  type KeyAct,
  type KeyChange,
  withKey,
} from '../../model/desk-keys.ts';
import { useKeyName } from './key-name.ts';
import { KeyRow } from './key-row.tsx';
import { useKeySettings } from './key-settings.tsx';

const GROUPS = Object.keys(KEY_GROUPS) as readonly (keyof typeof KEY_GROUPS)[];

/** Keys that stay as they are. */
const FIXED = [
  ['Ctrl ↵', 'send'],
  ['Esc', 'back'],
] as const;

export interface KeysDialogProps {
  /** Begins the tour again; null where there is none. */
  readonly onTour: (() => void) | null;
  onClose(): void;
}

/** All keys: each can be changed here, all be put back, and single keys be switched off. */
export function KeysDialog({ onTour, onClose }: KeysDialogProps) {
  const { t } = useTranslation(['desk', 'desk-tools']);
  const nameOf = useKeyName();
  const { isOn, keys, change } = useKeySettings();
  /** Whose new key is waited for. */
  const [asked, setAsked] = useState<KeyAct | null>(null);
  const [says, setSays] = useState('');
  const ask = (act: KeyAct | null): void => {
    setAsked(act);
    setSays(act === null ? '' : t('keys.press', { act: nameOf(act) }));
  };
  const told = (act: KeyAct, pressed: string, { kind, ...what }: KeyChange): string => {
    const key = pressed.toUpperCase();
    if (kind === 'changed') return t('keys.changed', { key, act: nameOf(act) });
    return 'by' in what ? t('keys.taken', { key, act: nameOf(what.by) }) : t('keys.unusable');
  };
  const choose = (act: KeyAct, pressed: string): void => {
    const outcome = withKey(keys, act, pressed);
    if (outcome.kind === 'changed') change({ isOn, keys: outcome.keys });
    setAsked(null);
    setSays(told(act, pressed, outcome));
  };
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent
        title={t('keys.title')}
        description={t('keys.text')}
        size="xl"
        onEscapeKeyDown={(event) => {
          if (asked === null) return;
          // Escape gives the choice up first.
          event.preventDefault();
          ask(null);
        }}
      >
        <div className="gap-x-8 sm:columns-2 lg:columns-3">
          {GROUPS.map((group) => (
            <section key={group} aria-label={t(`keys.group.${group}`)} className="mb-4 break-inside-avoid">
              <h3 className="silk mb-1 text-ink-faint">{t(`keys.group.${group}`)}</h3>
              <ul>
                {KEY_GROUPS[group].map((act) => (
                  <KeyRow
                    key={act}
                    act={act}
                    isAsked={act === asked}
                    isOwn={keys[act] !== DEFAULT_KEYS[act]}
                    onAsk={ask}
                    onPress={choose}
                  />
                ))}
              </ul>
            </section>
          ))}
          <dl className="break-inside-avoid">
            {FIXED.map(([key, id]) => (
              <div key={id} className="flex min-h-8 items-center justify-between gap-3 text-[0.8125rem]">
                <dt className="order-2 reading min-w-7 rounded-sm border border-line px-1.5 text-center text-xs text-ink-muted">
                  {key}
                </dt>
                <dd className="text-ink-muted">{t(`keys.${id}`)}</dd>
              </div>
            ))}
          </dl>
        </div>
        <p role="status" className="min-h-5 text-sm font-medium">
          {says}
        </p>
        <label className="flex min-h-11 items-center gap-2 border-t border-line pt-3 text-sm">
          <input
            type="checkbox"
            className="size-4 accent-copper-text"
            checked={isOn}
            onChange={({ target }) => change({ isOn: target.checked, keys })}
          />
          {t('keys.on')}
        </label>
        <DialogFooter>
          {onTour === null ? null : (
            <Button variant="ghost" onClick={onTour}>
              {t('tour.again')}
            </Button>
          )}
          <Button
            variant="secondary"
            aria-disabled={!hasOwnKeys(keys)}
            onClick={() => {
              change({ isOn, keys: DEFAULT_KEYS });
              setAsked(null);
              setSays(t('keys.areReset'));
            }}
          >
            {t('keys.reset')}
          </Button>
          <Button onClick={onClose}>{t('keys.close')}</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
