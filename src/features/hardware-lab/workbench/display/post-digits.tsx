import { type LabStore, useLab } from '../../store.ts';
import { useShownDigits } from './use-shown-digits.ts';

/** The board's two-digit display. */
export function PostDigits({ store }: { readonly store: LabStore }) {
  const shown = useShownDigits(useLab(store, ({ view }) => view));
  return <samp className="reading text-base font-semibold text-fault">{shown ?? '--'}</samp>;
}
