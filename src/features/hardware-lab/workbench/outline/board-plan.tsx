import { findMachine } from '../../../../core/hardware/machines/find-machine.ts';
import { resolveTarget } from '../../../../core/hardware/machines/resolve-target.ts';
import type { LabView, LedColour } from '../../../../core/hardware/model/view.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { type LabStore, useLab } from '../../store.ts';
import { useLabText } from '../../texts/lab-text.ts';
import { useShownDigits } from '../display/use-shown-digits.ts';

/** LEDs that are not on the board. */
const OFF_BOARD: ReadonlySet<string> = new Set([
  'led-standby',
  'led-power',
  'led-monitor',
  'led-strip',
  'led-lan',
]);
const MOST_LAMPS = 4;
const FIRST_SLOT_X = 250;
const SLOT_PITCH = 34;
const SLOT_TOP = 60;
const SLOT_BOTTOM = 250;

const LIT: Readonly<Record<LedColour, string>> = {
  red: 'fill-fault',
  yellow: 'fill-standby',
  amber: 'fill-standby',
  white: 'fill-silk',
  green: 'fill-passed',
  blue: 'fill-probe',
};

function Slot({ view, slot, x, isNext }: { view: LabView; slot: string; x: number; isNext: boolean }) {
  const { label, latches = [] } = findMachine(view.model).sockets[slot] ?? {};
  const held = Object.values(view.parts).find((part) => part.socket === slot);
  const lift = (end: string): number => (held?.seating[end] === 'up' ? 9 : 0);
  return (
    <g>
      <rect x={x} y={SLOT_TOP} width={14} height={SLOT_BOTTOM - SLOT_TOP} rx={2} className="fill-plastic" />
      {(['top', 'bottom'] as const).map((end, at) => {
        const isOpen = view.latches[latches[at] ?? '']?.position === 'open';
        const y = end === 'top' ? SLOT_TOP - 8 - (isOpen ? 9 : 0) : SLOT_BOTTOM - 4 + (isOpen ? 9 : 0);
        return (
          <rect
            key={end}
            x={x - 1}
            y={y}
            width={16}
            height={12}
            rx={2}
            className={classNames(isOpen ? 'fill-standby' : 'fill-silk')}
          />
        );
      })}
      {held === undefined ? null : (
        <line
          x1={x + 7 + lift('top')}
          y1={SLOT_TOP + 8}
          x2={x + 7 + lift('bottom')}
          y2={SLOT_BOTTOM - 8}
          strokeWidth={9}
          className="stroke-copper"
        />
      )}
      {isNext ? (
        <rect
          x={x - 9}
          y={SLOT_TOP - 26}
          width={34}
          height={SLOT_BOTTOM - SLOT_TOP + 52}
          rx={6}
          fill="none"
          strokeWidth={2}
          strokeDasharray="5 4"
          className="stroke-copper"
        />
      ) : null}
      <text x={x + 7} y={SLOT_BOTTOM + 42} textAnchor="middle" className="fill-silk font-mono text-xs">
        {label}
      </text>
    </g>
  );
}

/** The slot of a module, a latch, or a slot itself. */
function slotOf({ model }: LabView, target: string): string | null {
  const found = resolveTarget(model, target);
  if (found?.kind === 'socket') return found.spec.id;
  return found?.kind === 'part' || found?.kind === 'latch' ? found.spec.socket : null;
}

function Lamp({ view, id, x, y }: { view: LabView; id: string; x: number; y: number }) {
  const text = useLabText();
  const led = view.leds[id];
  const light = view.power.on || view.recording === null ? led?.light : view.recording.leds[id];
  const isLit = led !== undefined && light !== 'off';
  return (
    <g>
      <circle cx={x} cy={y} r={5} className={isLit ? LIT[led.colour] : 'fill-shade'} />
      <text x={x + 12} y={y + 4} className="fill-silk font-mono text-xs">
        {text(`led.${id}`)}
      </text>
    </g>
  );
}

export interface BoardPlanProps {
  readonly store: LabStore;
  readonly highlighted: string | null;
}

/**
 * The board from above, drawn from the same view as the 3D scene: for devices without WebGL, and while the scene
 * loads.
 */
export function BoardPlan({ store, highlighted }: BoardPlanProps) {
  const text = useLabText();
  const view = useLab(store, (snapshot) => snapshot.view);
  const slots = Object.values(view.sockets)
    .filter(({ accepts }) => accepts === 'dimm')
    .map(({ id }) => id);
  const lamps = Object.keys(view.leds)
    .filter((id) => !OFF_BOARD.has(id))
    .slice(0, MOST_LAMPS);
  const onBench = Object.values(view.parts).filter(
    (part) => part.kind === 'dimm' && part.placement === 'removed',
  );
  const code = useShownDigits(view);
  return (
    <svg
      role="img"
      aria-label={text('demo.planLabel')}
      viewBox="0 0 520 400"
      className="scheme-dark h-full max-h-[34rem] w-full"
    >
      <rect
        x={40}
        y={20}
        width={380}
        height={360}
        rx={8}
        className="fill-board stroke-trace"
        strokeWidth={2}
      />
      <path
        d="M60 340 H180 L210 310 H400 M60 356 H190 L226 322 H400 M120 40 V70 M132 40 V70 M144 40 V70"
        fill="none"
        strokeWidth={2}
        className="stroke-trace"
      />
      <rect x={80} y={84} width={130} height={130} rx={8} className="fill-plastic" />
      <circle cx={145} cy={149} r={54} className="fill-metal" opacity={0.35} />
      <circle cx={145} cy={149} r={16} className="fill-shade" />
      <rect x={60} y={300} width={300} height={26} rx={3} className="fill-plastic" />
      {slots.map((slot, index) => (
        <Slot
          key={slot}
          view={view}
          slot={slot}
          x={FIRST_SLOT_X + index * SLOT_PITCH}
          isNext={highlighted !== null && slotOf(view, highlighted) === slot}
        />
      ))}
      {lamps.map((id, index) => (
        <Lamp key={id} view={view} id={id} x={70 + index * 66} y={354} />
      ))}
      <rect x={344} y={338} width={52} height={32} rx={3} className="fill-shade" />
      <text x={370} y={361} textAnchor="middle" className="fill-fault font-mono text-xl font-semibold">
        {code ?? '--'}
      </text>
      {onBench.map((part, index) => (
        <g key={part.id}>
          <rect
            x={446 + index * 18}
            y={SLOT_TOP}
            width={10}
            height={SLOT_BOTTOM - SLOT_TOP}
            className="fill-copper"
          />
        </g>
      ))}
      <path
        d={view.power.ac ? 'M420 300 H500' : 'M452 300 H500'}
        strokeWidth={8}
        strokeLinecap="round"
        className={view.power.standby ? 'stroke-passed' : 'stroke-edge'}
      />
    </svg>
  );
}
