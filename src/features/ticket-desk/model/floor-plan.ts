import { ACCESS_POINTS } from '../../../core/ticketing/world/access-points.ts';
import { companyOf, type Person } from '../../../core/ticketing/world/company.ts';
import { DEPARTMENT_IDS, type DepartmentId } from '../../../core/ticketing/world/departments.ts';
import { PRINTERS } from '../../../core/ticketing/world/printers.ts';
import { BUILDINGS, type Building } from '../../../core/ticketing/world/sites.ts';

/** Somebody's desk on a plan; places are in units of the plan. */
interface PlanDesk {
  readonly person: Person;
  readonly x: number;
  readonly y: number;
}

/** The room of a department. */
interface PlanRoom {
  readonly department: DepartmentId;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly desks: readonly PlanDesk[];
}

/** A shelf of the warehouse between two aisles, with the letter of its aisle. */
interface PlanAisle {
  readonly letter: string;
  readonly x: number;
}

/** A printer or an access point. */
interface PlanDevice {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

export interface FloorPlan {
  /** Such as `A1`. */
  readonly floor: string;
  readonly building: Building;
  readonly height: number;
  readonly rooms: readonly PlanRoom[];
  /** Empty for a floor without a warehouse. */
  readonly aisles: readonly PlanAisle[];
  readonly aislesAt: number;
  readonly accessPoints: readonly PlanDevice[];
  readonly printers: readonly PlanDevice[];
}

export const PLAN_WIDTH = 480;
export const DESK = { width: 16, height: 10 } as const;
export const AISLE = { width: 14, height: 92 } as const;
const CELL = { width: 23, height: 21 } as const;
const PADDING = 11;
/** Where the name of a room stands. */
const HEAD = 24;
const LETTER_WIDTH = 6.6;
/** The strip on which the printer stands. */
const CORRIDOR = 26;
const AISLES = 'ABCDEFGH';

interface Sized {
  readonly department: DepartmentId;
  readonly people: readonly Person[];
  readonly width: number;
}

const columnsIn = (width: number): number => Math.max(1, Math.floor((width - 2 * PADDING) / CELL.width));

function heightOf(rooms: readonly Sized[]): number {
  const rows = Math.max(...rooms.map(({ people, width }) => Math.ceil(people.length / columnsIn(width))));
  return HEAD + rows * CELL.height + 4;
}

/** Rooms side by side as far as the plan is wide, the last of a row as wide as what is left. */
function inRows(rooms: readonly Sized[]): readonly (readonly Sized[])[] {
  const rows: Sized[][] = [];
  let left = 0;
  for (const room of rooms) {
    if (room.width > left) {
      rows.push([]);
      left = PLAN_WIDTH;
    }
    rows.at(-1)?.push(room);
    left -= room.width;
  }
  return rows.map((row) => {
    const spare = (PLAN_WIDTH - row.reduce((sum, { width }) => sum + width, 0)) / row.length;
    return row.map((room) => ({ ...room, width: room.width + spare }));
  });
}

function planOf(
  people: readonly Person[],
  building: Building,
  floor: string,
  nameOf: (department: DepartmentId) => string,
): FloorPlan {
  const here = people.filter(({ desk }) => desk?.startsWith(`${floor}-`) === true);
  const sized = DEPARTMENT_IDS.flatMap((department): readonly Sized[] => {
    const own = here.filter((person) => person.department === department);
    if (own.length === 0) return [];
    const columns = Math.ceil(Math.sqrt(own.length * 2.4));
    const name = nameOf(department).length * LETTER_WIDTH;
    return [{ department, people: own, width: 2 * PADDING + Math.max(columns * CELL.width, name) }];
  });
  const rooms: PlanRoom[] = [];
  let y = 0;
  for (const row of inRows(sized)) {
    const height = heightOf(row);
    let x = 0;
    for (const { department, people: own, width } of row) {
      const columns = columnsIn(width);
      const desks = own.map((person, index) => ({
        person,
        x: x + PADDING + (index % columns) * CELL.width,
        y: y + HEAD + Math.floor(index / columns) * CELL.height,
      }));
      rooms.push({ department, x, y, width, height, desks });
      x += width;
    }
    y += height;
  }
  const { floors, code } = BUILDINGS[building];
  const hasWarehouse = building === 'brill' && floor === floors[0];
  const aislesAt = y + HEAD;
  if (hasWarehouse) y = aislesAt + AISLE.height + PADDING;
  const step = PLAN_WIDTH / AISLES.length;
  const aisles = hasWarehouse
    ? [...AISLES].map((letter, index) => ({ letter, x: (index + 0.5) * step - AISLE.width / 2 }))
    : [];
  const points = ACCESS_POINTS.filter(({ id }) => id.startsWith(`${code}-`));
  const accessPoints = hasWarehouse
    ? points.map(({ id }, index) => ({
        id,
        x: (2 * index + 1) * step,
        y: aislesAt + AISLE.height / 2,
      }))
    : points
        .filter(({ place }) => place === floor)
        .map(({ id }) => ({ id, x: PLAN_WIDTH - 24, y: y + CORRIDOR / 2 }));
  const printers = PRINTERS.filter((printer) => printer.floor === floor).map(({ name }, index) => ({
    id: name,
    x: 24 + 90 * index,
    y: y + CORRIDOR / 2,
  }));
  return {
    floor,
    building,
    height: y + CORRIDOR,
    rooms,
    aisles,
    aislesAt,
    accessPoints,
    printers,
  };
}

/** The plans of all floors, drawn from who sits where. */
export function floorPlans(
  companySeed: number,
  nameOf: (department: DepartmentId) => string,
): readonly FloorPlan[] {
  const { people } = companyOf(companySeed);
  return (Object.keys(BUILDINGS) as readonly Building[]).flatMap((building) =>
    BUILDINGS[building].floors.map((floor) => planOf(people, building, floor, nameOf)),
  );
}
