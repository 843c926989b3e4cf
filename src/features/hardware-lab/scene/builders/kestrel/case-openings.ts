import { ANODISED, COPPER_TRIM, LENS_POWER, SHELL, SOFT_BLACK } from '../../catalogue/finishes.ts';
import { CASE } from '../../catalogue/kestrel/layout.ts';
import { label } from '../../catalogue/labels.ts';
import { chamferedBox } from '../../kit/boxes.ts';
import { cylinder, ring } from '../../kit/lathe.ts';
import { circle, outline, rectangle, roundedRect } from '../../kit/outlines.ts';
import { PartBuilder, type PartGeometry } from '../../kit/part-builder.ts';
import { placed, QUARTER_TURN } from '../../kit/placement.ts';
import { plate } from '../../kit/plate.ts';
import { REAR_VENT } from './case-frame.ts';

/** Width of one repeat of the perforation texture, mm. */
const PERFORATION_MM = 7;
const { left, right, top, back, open } = CASE;

/** Perforated sheets of front, roof and rear vent; their texture coordinates count repeats of the perforation. */
export function buildVents(): PartGeometry {
  const part = new PartBuilder();
  const front = outline(roundedRect(open - back - 24, top - 26, 7, (open + back) / 2, top / 2, 4));
  part.add(plate(front, 0.4, 0), SHELL, placed([right + 19, 0, 0], [0, -QUARTER_TURN, 0]));
  part.add(
    plate(outline(rectangle(304, 134, 6, 86)), 0.4, 0),
    SHELL,
    placed([0, top - 2.6, 0], [QUARTER_TURN, 0, 0]),
  );
  part.add(
    plate(outline(circle(REAR_VENT.z, REAR_VENT.y, REAR_VENT.radius + 1, 40)), 0.4, 0),
    SHELL,
    placed([left + 0.6, 0, 0], [0, -QUARTER_TURN, 0]),
  );
  const built = part.build();
  for (let i = 0; i < built.uv.length / 2; i++) {
    const [x, y, z] = [
      built.position[i * 3] ?? 0,
      built.position[i * 3 + 1] ?? 0,
      built.position[i * 3 + 2] ?? 0,
    ];
    const facesUp = Math.abs(built.normal[i * 4 + 1] ?? 0) > 16_000;
    built.uv[i * 2] = (facesUp ? x : z) / PERFORATION_MM;
    built.uv[i * 2 + 1] = (facesUp ? z : y) / PERFORATION_MM;
  }
  return built;
}

/** Frame of the glass side panel; the pane is a piece of its own. Origin: middle of the panel's inner face. */
const SIDE_PANEL = { width: 428, height: 458, glass: 4 } as const;

export function buildSidePanelFrame(): PartGeometry {
  const { width, height } = SIDE_PANEL;
  const part = new PartBuilder();
  part.add(
    plate(outline(roundedRect(width, height, 5), [roundedRect(width - 18, height - 18, 3)]), 1.2, 0.3),
    SHELL,
    [0, 0, -1.4],
  );
  for (const y of [-1, 1]) {
    for (const x of [-1, 1]) {
      part.add(cylinder(5.4, 3, 24, 0.8), ANODISED, [x * (width / 2 - 12), y * (height / 2 - 12), 5]);
    }
  }
  part.add(label('window-film'), SOFT_BLACK, [width / 2 - 48, -height / 2 + 22, 4.1]);
  part.add(chamferedBox(60, 1.6, 0.8, 0.3), COPPER_TRIM, [0, height / 2 - 5, 4.3]);
  return part.build();
}

export function buildSidePanelGlass(): PartGeometry {
  const { width, height, glass } = SIDE_PANEL;
  return new PartBuilder().add(plate(outline(roundedRect(width, height, 5)), glass, 0.8), SOFT_BLACK).build();
}

export const buildResetButton = (): PartGeometry =>
  new PartBuilder().add(cylinder(3, 2.6, 18, 0.5), ANODISED).build();

/** Power button with its light ring, pressed along its axis (+z before it is turned up). */
export function buildPowerButton(): PartGeometry {
  return new PartBuilder()
    .add(cylinder(6.6, 3, 28, 0.7), ANODISED)
    .add(ring(6.9, 7.9, 1.2, 28, 0.25), LENS_POWER, [0, 0, 0.2])
    .build();
}
