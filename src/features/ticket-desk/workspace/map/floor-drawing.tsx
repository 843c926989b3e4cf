import { useTranslation } from 'react-i18next';
import { classNames } from '../../../../lib/class-names.ts';
import { AISLE, DESK, type FloorPlan, PLAN_WIDTH, type PlanDesk } from '../../model/floor-plan.ts';
import type { Light, LitTicket } from './lit-tickets.ts';

export const LIGHT_FILL: Readonly<Record<Light, string>> = {
  urgent: 'fill-fault-mark',
  soon: 'fill-standby-mark',
  later: 'fill-probe-mark',
  done: 'fill-passed-mark',
};

export interface FloorDrawingProps {
  readonly plan: FloorPlan;
  readonly lit: readonly LitTicket[];
  /** Access points that were seen down. */
  readonly down: ReadonlySet<string>;
  /** Printers that were seen stopped. */
  readonly stopped: ReadonlySet<string>;
  onOpen(ticket: string): void;
  onPerson(id: string): void;
}

const CORNER = 14;
const TAG = { height: 16, letter: 6.1 } as const;

/** One floor: rooms, desks, access points and printers, lit by the tickets of those who sit there. The list beside it says the same. */
export function FloorDrawing({ plan, lit, down, stopped, onOpen, onPerson }: FloorDrawingProps) {
  const { t } = useTranslation(['desk-map', 'desk-tools']);
  const { floor, height, rooms, aisles, aislesAt, accessPoints, printers } = plan;
  const desks = rooms.flatMap((room) => room.desks);
  const litHere = desks.flatMap((desk) =>
    lit.filter(({ person }) => person.id === desk.person.id).map((one) => ({ ...one, desk })),
  );
  const outline = `M.5 .5H${PLAN_WIDTH - CORNER}L${PLAN_WIDTH - 0.5} ${CORNER}V${height - 0.5}H.5Z`;
  return (
    <svg
      role="img"
      aria-label={t('floorOf', { floor, count: litHere.length })}
      viewBox={`0 0 ${PLAN_WIDTH} ${height}`}
      className="w-full font-mono text-[0.625rem]"
    >
      <path d={outline} className="fill-surface stroke-edge" />
      {rooms.map(({ department, x, y, width, height: tall }) => (
        <g key={department}>
          <path
            d={`M${x} ${y + tall}H${x + width}${x + width < PLAN_WIDTH - 1 ? `V${y}` : ''}`}
            className="fill-none stroke-line"
          />
          <text x={x + 10} y={y + 15} className="fill-ink-muted uppercase">
            {t(`desk-tools:department.${department}`)}
          </text>
        </g>
      ))}
      {aisles.map(({ letter, x }) => (
        <g key={letter}>
          <text x={x + AISLE.width / 2} y={aislesAt - 7} textAnchor="middle" className="fill-ink-muted">
            {letter}
          </text>
          <rect x={x} y={aislesAt} {...AISLE} className="fill-sunken stroke-line" />
        </g>
      ))}
      {desks.map(({ person, x, y }) => {
        const mine = litHere.find((one) => one.desk.person.id === person.id);
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: the list and the search lead there by keyboard
          <rect
            key={person.id}
            x={x}
            y={y}
            {...DESK}
            rx="1"
            className={classNames(
              'cursor-pointer',
              mine === undefined
                ? 'fill-sunken stroke-edge/60 hover:fill-hover hover:stroke-edge'
                : LIGHT_FILL[mine.light],
            )}
            onClick={() => (mine === undefined ? onPerson(person.id) : onOpen(mine.ticket.record.number))}
          >
            <title>{`${person.given} ${person.family}, ${person.desk}`}</title>
          </rect>
        );
      })}
      {accessPoints.map(({ id, x, y }) => (
        <g key={id} className={down.has(id) ? 'stroke-standby' : 'stroke-ink-muted'} fill="none">
          <title>{id}</title>
          <circle cx={x} cy={y} r="1.5" className={down.has(id) ? 'fill-standby' : 'fill-ink-muted'} />
          {down.has(id) ? (
            <path d={`M${x - 7} ${y}a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M${x - 5} ${y + 5}l10 -10`} />
          ) : (
            <path
              d={`M${x - 4} ${y - 3.5}a5 5 0 0 0 0 7M${x + 4} ${y - 3.5}a5 5 0 0 1 0 7M${x - 7} ${y - 5}a8 8 0 0 0 0 10M${x + 7} ${y - 5}a8 8 0 0 1 0 10`}
            />
          )}
        </g>
      ))}
      {printers.map(({ id, x, y }) => (
        <g key={id}>
          <path
            d={`M${x - 4} ${y - 2}v-4h8v4M${x - 7} ${y - 2}h14v6h-14zM${x - 4} ${y + 1}h8v5h-8z`}
            className={classNames('stroke-ink-muted', stopped.has(id) ? 'fill-standby-mark' : 'fill-surface')}
          />
          <text x={x + 12} y={y + 4} className="fill-ink-faint">
            {id}
          </text>
        </g>
      ))}
      {litHere.map(({ ticket, desk, light }) => (
        <Tag
          key={ticket.record.number}
          desk={desk}
          height={height}
          text={`${ticket.record.number.replace(/^\D+/, '')} ${light === 'done' ? t('done') : (ticket.record.priority ?? 'P?')}`}
        />
      ))}
    </svg>
  );
}

/** Number and priority of a ticket, on a line from its desk. */
function Tag({
  desk,
  height,
  text,
}: {
  readonly desk: PlanDesk;
  readonly height: number;
  readonly text: string;
}) {
  const width = text.length * TAG.letter + 10;
  const middle = desk.x + DESK.width / 2;
  const x = Math.min(PLAN_WIDTH - width - 4, Math.max(4, middle - width / 2));
  const isBelow = desk.y + DESK.height + 10 + TAG.height < height;
  const y = isBelow ? desk.y + DESK.height + 10 : desk.y - 10 - TAG.height;
  return (
    <g className="pointer-events-none">
      <path
        d={`M${middle} ${isBelow ? desk.y + DESK.height : desk.y}V${isBelow ? y : y + TAG.height}`}
        className="stroke-ink"
      />
      <rect x={x} y={y} width={width} height={TAG.height} rx="3" className="fill-surface stroke-ink" />
      <text x={x + width / 2} y={y + 11.5} textAnchor="middle" className="fill-ink font-medium">
        {text}
      </text>
    </g>
  );
}
