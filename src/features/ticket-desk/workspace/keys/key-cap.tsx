import type { ReactNode } from 'react';
import type { KeyAct } from '../../model/desk-keys.ts';
import { useKeySettings } from './key-settings.tsx';

/** The key that does the same, printed on its cap; not where there is no keyboard. Screen readers learn it from the list of keys. */
export function KeyCap({ children }: { readonly children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className="min-w-4.5 rounded-sm border border-line bg-ground px-1 text-center font-mono text-2xs font-normal text-ink-faint max-[59.99875rem]:hidden pointer-coarse:hidden [.bg-copper_&]:border-on-copper/35 [.bg-copper_&]:bg-transparent [.bg-copper_&]:text-on-copper"
    >
      {children}
    </span>
  );
}

/** The cap of a single key; none while single keys are off. */
export function ActCap({ act }: { readonly act: KeyAct }) {
  const { isOn, keys } = useKeySettings();
  return isOn ? <KeyCap>{keys[act]}</KeyCap> : null;
}
