/** A pin as commands and screens name it, `conn-atx24.9`: the connector or plug that holds it, and its number there. */
interface PinName {
  readonly holder: string;
  readonly pin: number;
}

/** Text without a dot names no holder, which is no pin of any machine. */
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
