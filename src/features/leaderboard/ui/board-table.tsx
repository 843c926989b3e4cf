import { placeRanges } from '../../../core/assessment/ranking/place.ts';
import { RANKED_ITEMS } from '../../../core/assessment/ranking/ranked-form.ts';
import type { BoardEntry } from '../../../core/contracts/boards.ts';
import { SECONDS_PER_MINUTE } from '../../../core/kernel/time.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { rangeText } from './range-text.ts';

export interface BoardTableProps {
  readonly label: string;
  /** In the order of the board, from its top or from the top of a band. */
  readonly people: readonly BoardEntry[];
  readonly median: number | null;
  /** More people follow: the lowest place of those at the end is not known. */
  readonly isMoreBelow: boolean;
}

/** The scale of the bars begins here; a score below it stands at the edge. */
const SCALE_FROM = 40;

/** People of a board by place, with scores and places as ranges. */
export function BoardTable({ label, people, median, isMoreBelow }: BoardTableProps) {
  const { t } = useTranslation('leaderboard');
  const places = placeRanges(people);
  return (
    <ScrollRegion label={label} className="overflow-x-auto">
      <table aria-label={label} className="w-full text-sm">
        <thead className="text-ink-muted">
          <tr className="border-b border-line">
            <Head className="ps-5 text-start sm:ps-6">{t('table.place')}</Head>
            <Head className="text-start">{t('table.name')}</Head>
            <Head className="hidden text-start md:table-cell">{t('table.scale', { from: SCALE_FROM })}</Head>
            <Head className="text-end">{t('table.score')}</Head>
            <Head className="hidden text-end sm:table-cell">{t('table.played')}</Head>
            <Head className="hidden pe-5 text-end sm:table-cell sm:pe-6">{t('table.time')}</Head>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {people.map((person, index) => {
            const place = places[index];
            return (
              <tr
                key={person.name}
                aria-current={person.isYou ? 'true' : undefined}
                className={classNames(
                  person.isYou && 'bg-copper-soft shadow-[inset_3px_0_0_var(--color-copper)]',
                )}
              >
                <td className="reading h-11 px-2 ps-5 sm:ps-6">
                  {place === undefined ? '' : placeText(place, isMoreBelow && place.worst === people.length)}
                </td>
                <th scope="row" className="px-2 text-start font-medium">
                  {person.name} {person.isYou ? <Badge className="ms-1">{t('table.you')}</Badge> : null}
                </th>
                <td className="hidden w-1/3 px-2 md:table-cell">
                  <Bar person={person} median={median} />
                </td>
                <td className="reading px-2 pe-5 text-end sm:pe-2">{rangeText(person)}</td>
                <td className="reading hidden px-2 text-end text-ink-muted sm:table-cell">
                  {t('table.of', { played: person.played, count: RANKED_ITEMS })}
                </td>
                <td className="reading hidden px-2 pe-5 text-end text-ink-muted sm:table-cell sm:pe-6">
                  {t('table.minutes', { minutes: Math.round(person.simSeconds / SECONDS_PER_MINUTE) })}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function placeText(place: { readonly best: number; readonly worst: number }, isOpen: boolean): string {
  if (isOpen) return `${place.best}+`;
  return place.best === place.worst ? String(place.best) : `${place.best}–${place.worst}`;
}

function Head({ className, children }: { readonly className: string; readonly children: string }) {
  return (
    <th scope="col" className={classNames('h-10 px-2 font-medium', className)}>
      {children}
    </th>
  );
}

/** The range of a score on the scale, and the median; the figures stand beside it. */
function Bar({ person, median }: { readonly person: BoardEntry; readonly median: number | null }) {
  const at = (score: number): number =>
    (100 * (Math.max(score, SCALE_FROM) - SCALE_FROM)) / (100 - SCALE_FROM);
  const width = Math.max(1, at(person.high) - at(person.low));
  return (
    <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true" className="h-3 w-full">
      <line
        x1="0"
        x2="100"
        y1="6"
        y2="6"
        className="stroke-line"
        strokeWidth="1"
        vectorEffect="non-scaling-stroke"
      />
      <rect
        x={at(person.low)}
        y="3"
        width={width}
        height="6"
        className={person.isYou ? 'fill-copper-text' : 'fill-ink-faint'}
      />
      {median === null ? null : (
        <line
          x1={at(median)}
          x2={at(median)}
          y1="0"
          y2="12"
          className="stroke-ink"
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
        />
      )}
    </svg>
  );
}
