import { BLACK_PLASTIC, LEAD } from '../catalogue/finishes.ts';
import {
  CASE_FAN_HEADERS,
  CPU_FAN_HEADER,
  GROMMETS,
  onBoard,
  REAR_FAN,
  USB3_HEADER,
} from '../catalogue/layout.ts';
import { chamferedBox } from '../kit/boxes.ts';
import { PartBuilder, type PartGeometry } from '../kit/part-builder.ts';
import { tube } from '../kit/tube.ts';
import { add, item, type Vec2, type Vec3 } from '../kit/vectors.ts';

const FAN_PLUG_HEIGHT = 11;

function addFanPlug(part: PartBuilder, [x, y]: Vec2): Vec3 {
  part.add(
    chamferedBox(10.6, 4.6, FAN_PLUG_HEIGHT, 0.5),
    BLACK_PLASTIC,
    onBoard(x, y - 0.4, 3 + FAN_PLUG_HEIGHT / 2),
  );
  return onBoard(x, y - 0.4, 3 + FAN_PLUG_HEIGHT);
}

/** Leads that stay with the case: the rear fan's, and the front USB cable. In case coordinates. */
export function buildCaseLeads(): PartGeometry {
  const part = new PartBuilder();
  const rearHeader = item(CASE_FAN_HEADERS, 2);
  const rear = addFanPlug(part, rearHeader);
  const [fanX, fanY, fanZ] = REAR_FAN;
  part.add(
    tube(
      [
        [fanX + 4, fanY - 56, fanZ - 8],
        [fanX + 14, fanY - 72, fanZ - 30],
        [fanX + 6, fanY - 96, 52],
        [rear[0] - 2, rear[1] + 12, rear[2] + 14],
        add(rear, [0, 0, 6]),
        rear,
      ],
      { radius: 1.5, sides: 6, steps: 30 },
    ),
    LEAD,
  );
  const front = addFanPlug(part, item(CASE_FAN_HEADERS, 0));
  const upper = item(GROMMETS, 0);
  part.add(
    tube(
      [
        front,
        add(front, [2, 0, 7]),
        [upper.x - 14, upper.y - 16, 24],
        [upper.x - 3, upper.y - 10, 10],
        [upper.x, upper.y - 8, -14],
      ],
      { radius: 1.5, sides: 6, steps: 22 },
    ),
    LEAD,
  );
  const [usbX, usbY] = USB3_HEADER;
  part.add(chamferedBox(10, 30, 12, 0.9), BLACK_PLASTIC, onBoard(usbX, usbY, 10));
  const usb = onBoard(usbX + 4, usbY - 6, 11);
  const lower = item(GROMMETS, 2);
  part.add(
    tube(
      [
        usb,
        add(usb, [8, -6, 1]),
        [lower.x - 8, lower.y + 26, 15],
        [lower.x - 1, lower.y + 20, 4],
        [lower.x, lower.y + 18, -14],
      ],
      { radius: 3.4, sides: 8, steps: 22 },
    ),
    LEAD,
  );
  return part.build();
}

/** Lead of the processor cooler's fan, shown while the cooler is in place. In case coordinates. */
export function buildCoolerLead(): PartGeometry {
  const part = new PartBuilder();
  const plug = addFanPlug(part, CPU_FAN_HEADER);
  part.add(
    tube(
      [
        plug,
        add(plug, [0, -1, 7]),
        [plug[0] + 2, plug[1] - 8, 44],
        [plug[0] - 4, plug[1] - 22, 66],
        [plug[0] - 9, plug[1] - 34, 80],
      ],
      { radius: 1.5, sides: 6, steps: 22 },
    ),
    LEAD,
  );
  return part.build();
}
