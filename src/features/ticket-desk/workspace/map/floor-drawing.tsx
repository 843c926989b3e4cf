import type { ReactNode } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { AISLE, DESK, type FloorPlan, PLAN_WIDTH } from '../../model/floor-plan.ts';
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
const TAG = { height: 16, letter: 6.1, line: 8 } as const;
/** How far down the name of a room reaches. */
const NAME = 17;

/** One floor: rooms, desks, access points and printers, lit by the tickets of those who sit there and of those that name them. The list beside it says the same. */
export function FloorDrawing({ plan, lit, down, stopped, onOpen, onPerson }: FloorDrawingProps) {
  const { t } = useTranslation(['desk-map', 'desk-tools']);
  const { floor, height, rooms, aisles, aislesAt, accessPoints, printers } = plan;
  const desks = rooms.flatMap((room) => room.desks);
  const lightAt = (device: string): LitTicket | undefined => lit.find((one) => one.device === device);
  const fillAt = (device: string): string | undefined => {
    const light = lightAt(device)?.light;
    return light === undefined ? undefined : LIGHT_FILL[light];
  };
  // A ticket has one tag, at the device that it names, else at the desk.
  const litHere = lit.flatMap((one) => {
    const device = [...accessPoints, ...printers].find(({ id }) => id === one.device);
    if (device !== undefined)
      return [
        { ...one, at: aroundOf({ ...device, x: device.x - 8, y: device.y - 9 }, { y: 0, height }, 18) },
      ];
    const room = rooms.find((each) => each.desks.some(({ person }) => person.id === one.person.id));
    const desk = room?.desks.find(({ person }) => person.id === one.person.id);
    return room === undefined || desk === undefined || one.device !== null
      ? []
      : [{ ...one, at: aroundOf(desk, { y: room.y + NAME, height: room.height - NAME }, DESK.height) }];
  });
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
        const mine = lit.find((one) => one.person.id === person.id);
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
        <Device key={id} id={id} light={lightAt(id)} onOpen={onOpen}>
          <AccessPointSign x={x} y={y} isDown={down.has(id)} fill={fillAt(id)} />
        </Device>
      ))}
      {printers.map(({ id, x, y }) => (
        <Device key={id} id={id} light={lightAt(id)} onOpen={onOpen}>
          <PrinterSign x={x} y={y} fill={fillAt(id) ?? (stopped.has(id) ? LIGHT_FILL.soon : undefined)} />
          <text x={x + 12} y={y + 4} className="fill-ink-faint">
            {id}
          </text>
        </Device>
      ))}
      {litHere.map(({ ticket, light, at }) => (
        <Tag
          key={ticket.record.number}
          {...at}
          text={`${ticket.record.number.replace(/^\D+/, '')} ${light === 'done' ? t('done') : (ticket.record.priority ?? 'P?')}`}
        />
      ))}
    </svg>
  );
}

interface DeviceProps {
  readonly id: string;
  /** The ticket that it is lit by. */
  readonly light: LitTicket | undefined;
  readonly children: ReactNode;
  onOpen(ticket: string): void;
}

/** A device with its name; one that is lit leads to its ticket. */
function Device({ id, light, children, onOpen }: DeviceProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the list leads there by keyboard
    <g
      className={light === undefined ? undefined : 'cursor-pointer'}
      onClick={light === undefined ? undefined : () => onOpen(light.ticket.record.number)}
    >
      <title>{id}</title>
      {children}
    </g>
  );
}

interface SignProps {
  readonly x: number;
  readonly y: number;
  /** Of a ticket that it is lit by. */
  readonly fill: string | undefined;
}

/** Waves, or a crossed ring for one that was seen down. */
export function AccessPointSign({ x, y, isDown, fill }: SignProps & { readonly isDown: boolean }) {
  return (
    <g className={isDown ? 'stroke-standby' : 'stroke-ink-muted'} fill="none">
      {fill === undefined ? null : <circle cx={x} cy={y} r="11" className={fill} stroke="none" />}
      <circle cx={x} cy={y} r={isDown ? 7 : 1.5} className={isDown ? 'fill-surface' : 'fill-ink-muted'} />
      <path
        d={
          isDown
            ? `M${x - 5} ${y + 5}l10 -10`
            : `M${x - 4} ${y - 3.5}a5 5 0 0 0 0 7M${x + 4} ${y - 3.5}a5 5 0 0 1 0 7M${x - 7} ${y - 5}a8 8 0 0 0 0 10M${x + 7} ${y - 5}a8 8 0 0 1 0 10`
        }
      />
    </g>
  );
}

export function PrinterSign({ x, y, fill }: SignProps) {
  return (
    <path
      d={`M${x - 4} ${y - 2}v-4h8v4M${x - 7} ${y - 2}h14v6h-14zM${x - 4} ${y + 1}h8v5h-8z`}
      className={classNames('stroke-ink-muted', fill ?? 'fill-surface')}
    />
  );
}

interface TagProps {
  /** What it belongs to: its middle, its upper and its lower edge. */
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  /** Where it has room, so that it covers no names. */
  readonly side: 'below' | 'above' | 'beside';
  readonly text: string;
}

/** Where the tag of a desk or a device stands inside its room. */
function aroundOf(
  at: { readonly x: number; readonly y: number },
  room: { readonly y: number; readonly height: number },
  tall: number,
): Omit<TagProps, 'text'> {
  const [top, bottom] = [at.y, at.y + tall];
  const needs = TAG.line + TAG.height;
  const side = bottom + needs <= room.y + room.height ? 'below' : top - needs >= room.y ? 'above' : 'beside';
  return { x: at.x, top, bottom, side };
}

/** Number and priority of a ticket, on a line from its desk or its device. */
function Tag({ x: left, top, bottom, side, text }: TagProps) {
  const width = text.length * TAG.letter + 10;
  const middle = left + DESK.width / 2;
  const right = left + DESK.width + TAG.line;
  const isRight = right + width < PLAN_WIDTH - 4;
  const x =
    side === 'beside'
      ? isRight
        ? right
        : left - TAG.line - width
      : Math.min(PLAN_WIDTH - width - 4, Math.max(4, middle - width / 2));
  const y =
    side === 'below'
      ? bottom + TAG.line
      : side === 'above'
        ? top - TAG.line - TAG.height
        : (top + bottom - TAG.height) / 2;
  const line =
    side === 'below'
      ? `M${middle} ${bottom}V${y}`
      : side === 'above'
        ? `M${middle} ${top}V${y + TAG.height}`
        : `M${isRight ? left + DESK.width : left} ${(top + bottom) / 2}H${isRight ? x : x + width}`;
  return (
    <g className="pointer-events-none">
      <path d={line} className="stroke-ink" />
      <rect x={x} y={y} width={width} height={TAG.height} rx="3" className="fill-surface stroke-ink" />
      <text x={x + width / 2} y={y + 11.5} textAnchor="middle" className="fill-ink font-medium">
        {text}
      </text>
    </g>
  );
}
