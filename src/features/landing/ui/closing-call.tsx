import { Link } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';

/** The last section: the main action again, on a drawn circuit board. */
export function ClosingCall({ registerPath }: { readonly registerPath: string }) {
  const { t } = useTranslation('landing');
  return (
    <section
      aria-labelledby="closing-heading"
      className="scheme-dark relative overflow-hidden bg-board text-ink"
    >
      <Traces />
      <div className="relative mx-auto flex w-full max-w-page flex-wrap items-center justify-between gap-8 px-4 py-20 sm:px-6 lg:px-10">
        <div className="max-w-2xl">
          <h2 id="closing-heading" className="text-title font-semibold">
            {t('closing.heading')}
          </h2>
          <p className="mt-3 text-lg text-ink-muted">{t('closing.text')}</p>
        </div>
        <Button asChild size="lg">
          <Link to={registerPath}>{t('hero.tryFree')}</Link>
        </Button>
      </div>
    </section>
  );
}

/** Decorative bus traces that fan out to the right and end in vias. */
function Traces() {
  const lines = Array.from({ length: 9 }, (_, index) => index);
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1200 240"
      preserveAspectRatio="xMaxYMid slice"
      className="absolute inset-0 size-full mask-l-from-35% mask-l-to-55% fill-none stroke-trace max-lg:hidden"
      strokeWidth="1.5"
    >
      {lines.map((line) => {
        const start = 150 + line * 10;
        const end = 30 + line * 22;
        const turn = 640 + line * 26;
        const run = Math.abs(start - end);
        return (
          <g key={line}>
            <path d={`M0 ${start}H${turn}L${turn + run} ${end}H${1010 + (line % 3) * 60}`} />
            <circle cx={1015 + (line % 3) * 60} cy={end} r="5" />
          </g>
        );
      })}
    </svg>
  );
}
