import { useMemo } from 'react';
import { classNames } from '../../../../lib/class-names.ts';
import { AISLE, DESK, type FloorPlan, PLAN_WIDTH } from '../../model/floor-plan.ts';
import { LIGHT_FILL } from './floor-drawing.tsx';
import type { Light, LitTicket } from './lit-tickets.ts';

/** Lights are drawn larger than desks, else nobody would see them. */
const GROWN = 14;

export interface SmallPlanProps {
  readonly plan: FloorPlan;
  readonly lit?: readonly LitTicket[];
  readonly className?: string;
}

const NOBODY: readonly LitTicket[] = [];

/** A floor as small as a stamp: rooms, desks, and what lights up with a ticket. Words beside it say the same. */
export function SmallPlan({ plan, lit = NOBODY, className }: SmallPlanProps) {
  const { height, rooms, aisles, aislesAt, accessPoints, printers } = plan;
  const desks = useMemo(() => plan.rooms.flatMap((room) => room.desks), [plan]);
  /** All that is always there as two lines: a plan is drawn anew with each command. */
  const walls = rooms
    .map((room) => `M${room.x} ${room.y + room.height}h${room.width}v${-room.height}`)
    .join('');
  const seats = useMemo(
    () => desks.map(({ x, y }) => `M${x} ${y}h${DESK.width}v${DESK.height}h${-DESK.width}z`).join(''),
    [desks],
  );
  const lights = lit.flatMap(({ ticket, person, device, light }) => {
    const at = { key: ticket.record.number, light };
    const point = accessPoints.find(({ id }) => id === device);
    const printer = printers.find(({ id }) => id === device);
    const desk = desks.find((one) => one.person.id === person.id);
    return [
      ...(desk === undefined ? [] : [<Square key={at.key} x={desk.x + 8} y={desk.y + 5} light={light} />]),
      ...(printer === undefined
        ? []
        : [<Square key={`${at.key} ${printer.id}`} x={printer.x} y={printer.y} light={light} />]),
      ...(point === undefined
        ? []
        : [
            <circle
              key={`${at.key} ${point.id}`}
              cx={point.x}
              cy={point.y}
              r={GROWN + 4}
              className={LIGHT_FILL[light]}
            />,
          ]),
    ];
  });
  return (
    <svg
      aria-hidden="true"
      viewBox={`-3 -3 ${PLAN_WIDTH + 6} ${height + 6}`}
      className={classNames('fill-none', className)}
    >
      <path d={`M0 0H${PLAN_WIDTH}V${height}H0Z`} className="fill-surface stroke-edge" strokeWidth="5" />
      <path d={walls} className="stroke-line" strokeWidth="3" />
      <path d={seats} className="fill-edge/60" />
      {aisles.map(({ letter, x }) => (
        <rect key={letter} x={x} y={aislesAt} {...AISLE} className="fill-line" />
      ))}
      {lights}
    </svg>
  );
}

function Square({ x, y, light }: { readonly x: number; readonly y: number; readonly light: Light }) {
  return (
    <rect
      x={x - GROWN - 3}
      y={y - GROWN}
      width={2 * GROWN + 6}
      height={2 * GROWN}
      className={LIGHT_FILL[light]}
    />
  );
}
