import { createContext, type ReactNode, use, useState } from 'react';
import { readStored, STORAGE_KEYS, writeStored } from '../../../../lib/storage.ts';
import { personKey } from '../../../../runs/practice/person-key.ts';
import { DEFAULT_SETTINGS, type KeySettings, keptSettings, toKeep } from '../../model/desk-keys.ts';

interface OwnKeySettings extends KeySettings {
  change(settings: KeySettings): void;
}

const KeySettingsContext = createContext<OwnKeySettings>({ ...DEFAULT_SETTINGS, change: () => undefined });

export interface KeySettingsOfProps {
  readonly personId: string;
  readonly children: ReactNode;
}

/** The single keys of a person, as this browser keeps them. */
export function KeySettingsOf({ personId, children }: KeySettingsOfProps) {
  const place = personKey(STORAGE_KEYS.deskKeys, personId);
  const [settings, setSettings] = useState(() => readStored(place, keptSettings, DEFAULT_SETTINGS));
  const change = (next: KeySettings): void => {
    setSettings(next);
    writeStored(place, toKeep(next));
  };
  return <KeySettingsContext value={{ ...settings, change }}>{children}</KeySettingsContext>;
}

/** The single keys of whoever works here; those that are printed where nobody is known. */
export function useKeySettings(): OwnKeySettings {
  return use(KeySettingsContext);
}
