/** The parts of a pin name such as `conn-atx24.9`: its connector or plug, and its number. */
interface PinName {
  readonly holder: string;
  readonly pin: number;
}

/** Parses a pin name. Text without a dot gives a result that is no pin of any machine. */
export function readPinName(point: string): PinName {
  const dot = point.lastIndexOf('.');
  return { holder: holderOfPin(point), pin: Number(point.slice(dot + 1)) };
}

export function holderOfPin(point: string): string {
  return point.slice(0, Math.max(point.lastIndexOf('.'), 0));
}

export function isPinName(name: string): boolean {
  return name.includes('.');
}
