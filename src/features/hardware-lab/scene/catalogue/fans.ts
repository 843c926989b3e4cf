import { findMachine } from '../../../../core/hardware/machines/find-machine.ts';
import type { MachineModelId } from '../../../../core/hardware/model/view.ts';
import type { LabelArt } from '../kit/label-art.ts';

/** Parts that have a fan: those in the case, the processor's, the graphics card's. */
const FAN_OWNERS = { case: 'fan-rear', cooler: 'cpu-cooler', card: 'gpu' } as const;
export type FanOwner = keyof typeof FAN_OWNERS;
export type HubLabel = `hub-${FanOwner}-${MachineModelId}`;

const MODELS: readonly MachineModelId[] = ['kestrel-b7', 'harrow-5000-mt', 'brant-h6'];

/** The model name of the part that a fan belongs to, from the engine's catalogue. */
function nameOf(model: MachineModelId, owner: FanOwner): string {
  const part = findMachine(model).parts[FAN_OWNERS[owner]];
  if (!part) throw new RangeError(`The ${model} has no ${FAN_OWNERS[owner]}`);
  return part.model;
}

/** Edge of a machine's case fans in mm: the number in their name. */
export function caseFanSize(model: MachineModelId): number {
  const size = Number(/\d+$/.exec(nameOf(model, 'case'))?.[0]);
  if (!(size > 0)) throw new RangeError(`The fans of the ${model} have no size in their name`);
  return size;
}

/** The sticker on a hub: maker, and the size if the name has one. */
function sticker(name: string): LabelArt {
  const [maker = '', ...rest] = name.toUpperCase().split(' ');
  const size = rest.find((word) => /^\d+$/.test(word) && Number(word) < 200);
  return {
    width: 33,
    height: 33,
    density: 5,
    tone: 'dark',
    inks: [
      { kind: 'disc', color: '#2b2e32', at: [16.5, 16.5], radius: 16.2 },
      { kind: 'disc', color: '#6c727a', at: [16.5, 16.5], radius: 14.6, rim: 0.4 },
      { kind: 'text', text: maker, color: '#d9dde1', at: [16.5, 14], size: 5, fit: 24, weight: 600 },
      { kind: 'text', text: `${size ?? ''} PWM`.trim(), color: '#b8bdc2', at: [16.5, 19], size: 3, fit: 22 },
      {
        kind: 'text',
        text: '12 V  0.20 A',
        color: '#b8bdc2',
        at: [16.5, 22.8],
        size: 2.6,
        fit: 22,
        mono: true,
      },
    ],
  };
}

export const hubLabel = (owner: FanOwner, model: MachineModelId): HubLabel => `hub-${owner}-${model}`;

/** One sticker per kind of fan and machine. */
export const HUB_LABELS = Object.fromEntries(
  MODELS.flatMap((model) =>
    (Object.keys(FAN_OWNERS) as FanOwner[]).map((owner) => [
      hubLabel(owner, model),
      sticker(nameOf(model, owner)),
    ]),
  ),
) as Readonly<Record<HubLabel, LabelArt>>;
