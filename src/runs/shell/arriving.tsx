import { Spinner } from '../../ui/spinner.tsx';

/** While a page of a simulation loads. */
export function Arriving({ label }: { readonly label: string }) {
  return (
    <p role="status" className="grid h-full place-content-center justify-items-center gap-3 text-ink-muted">
      <Spinner />
      {label}
    </p>
  );
}
