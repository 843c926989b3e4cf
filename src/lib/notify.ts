import i18n from 'i18next';
import { translateSentence } from '../i18n/sentences.ts';
import type { TextKey } from '../i18n/texts.ts';

/** Spec section 9: toasts stay three seconds unless the catalogue says five. */
const TOAST_DEFAULT_MS = 3000;
export const TOAST_LONG_MS = 5000;

/** A toast as data: translation keys instead of texts, so that the catalogue of spec section 8 can be tested. */
export interface ToastMessage {
  readonly title: TextKey;
  readonly description?: TextKey;
  readonly variant?: 'default' | 'destructive';
  readonly durationMs?: number;
}

/** A translated toast, as the toast host shows it. */
export interface Toast {
  readonly title: string;
  readonly description: string | undefined;
  readonly isDestructive: boolean;
  readonly durationMs: number;
}

type ToastSink = (toast: Toast) => void;

let sink: ToastSink | null = null;
let waiting: Toast[] = [];
/** Never reset: the host stays mounted once it is needed. */
let isHostWanted = false;
const listeners = new Set<() => void>();

/**
 * Shows a toast; sentences of the backend among the values are translated. May be called at any time: toasts are
 * queued until the host is mounted.
 */
export function notify(message: ToastMessage, values: Readonly<Record<string, string | number>> = {}): void {
  void textsOf(message).then(() => {
    const translated = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'string' ? translateSentence(value) : value,
      ]),
    );
    const text = (key: TextKey): string => i18n.t(key, translated);
    show({
      title: text(message.title),
      description: message.description === undefined ? undefined : text(message.description),
      isDestructive: message.variant === 'destructive',
      durationMs: message.durationMs ?? TOAST_DEFAULT_MS,
    });
  });
}

/** Called by the toast host on mount. Returns the disconnect function. */
export function connectToastSink(next: ToastSink): () => void {
  sink = next;
  for (const toast of waiting.splice(0)) next(toast);
  return () => {
    if (sink === next) sink = null;
  };
}

/** An external store (useSyncExternalStore) for the host: whether a toast was requested. */
export const toastDemand = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): boolean => isHostWanted,
};

function show(toast: Toast): void {
  if (sink !== null) {
    sink(toast);
    return;
  }
  waiting = [...waiting, toast];
  isHostWanted = true;
  for (const listener of listeners) listener();
}

/** Loads the namespaces of a toast's texts, which no screen may have used yet. */
async function textsOf(message: ToastMessage): Promise<void> {
  const names = [message.title, message.description ?? message.title].map(
    (key) => key.split(':')[0] ?? 'common',
  );
  await i18n.loadNamespaces(names);
}
