import type { CertificateTrack } from '../../../src/core/assessment/certificate/award.ts';
import { credentialTitle } from '../../../src/core/assessment/credential/claims.ts';
import { BRAND_NAME } from '../../../src/core/brand.ts';
import { TITLE_OUTLINE, TRACK_OUTLINES } from './badge-letters.ts';

/** The picture is 512 units wide and high; the chip's body reaches from 52 to 460. */
const PINS = [112, 160, 208, 256, 304, 352, 400];
/** The pin below that is copper, as in the logo. */
const COPPER_PIN = 256;
const CENTER = { x: 256, y: 184 };
const TICKS = 48;
/** Every fourth mark of the dial is longer. */
const LONG_TICK = 4;

const COLORS = {
  pin: '#8fa39f',
  copper: '#e08a3c',
  rim: '#16211f',
  edge: '#5b726d',
  body: '#1b2927',
  trace: '#34504b',
  mark: '#9fb1ad',
  letters: '#dfe8e5',
} as const;

const TRACES =
  'M112 66v52l42 42M160 66v26l16 20M446 160h-60l-26 14M446 208h-92M66 208h92M66 160h60l26 14M352 66v30l-16 18M304 66v14M208 66v14M66 256h48l50-18M446 256h-48l-50-18';

/**
 * The badge of a track as SVG. With a signed badge, baked: Open Badges 3.0, 5.3.2.1, asks for the element directly after the opening tag.
 */
export function badgePicture(track: CertificateTrack, jwt: string | null): string {
  const baked = jwt === null ? '' : `\n<openbadges:credential verify="${jwt}"></openbadges:credential>`;
  const label = `${BRAND_NAME}: ${credentialTitle(track)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:openbadges="https://purl.imsglobal.org/ob/v3p0" viewBox="0 0 512 512" width="512" height="512" role="img" aria-label="${label}">${baked}
<path d="${PINS.flatMap((at) => [`M${at} 26v34M${at} 452v34`, `M26 ${at}h34M452 ${at}h34`]).join('')}" stroke="${COLORS.pin}" stroke-width="14"/>
<path d="M${COPPER_PIN} 452v34" stroke="${COLORS.copper}" stroke-width="14"/>
<path d="M52 52h352l56 56v352H52z" fill="${COLORS.rim}" stroke="${COLORS.edge}" stroke-width="3"/>
<path d="M66 66h332l48 48v332H66z" fill="${COLORS.body}" stroke="${COLORS.trace}" stroke-width="2"/>
<path d="${TRACES}" stroke="${COLORS.trace}" stroke-width="2" fill="none"/>
<circle cx="${CENTER.x}" cy="${CENTER.y}" r="106" fill="${COLORS.body}"/>
<path d="${ticks()}" stroke="${COLORS.mark}" stroke-width="2"/>
<circle cx="${CENTER.x}" cy="${CENTER.y}" r="76" fill="none" stroke="${COLORS.copper}" stroke-width="5"/>
<path d="m218 186 27 28 52-62" fill="none" stroke="${COLORS.copper}" stroke-width="17"/>
<circle cx="88" cy="424" r="7" fill="none" stroke="${COLORS.mark}" stroke-width="2"/>
<path fill="${COLORS.letters}" d="${TITLE_OUTLINE}"/>
<path fill="${COLORS.copper}" d="${TRACK_OUTLINES[track]}"/>
</svg>
`;
}

/** The marks around the dial. */
function ticks(): string {
  return Array.from({ length: TICKS }, (_, index) => {
    const angle = (2 * Math.PI * index) / TICKS;
    const isLong = index % LONG_TICK === 0;
    const at = (radius: number): string =>
      `${(CENTER.x + radius * Math.cos(angle)).toFixed(1)} ${(CENTER.y + radius * Math.sin(angle)).toFixed(1)}`;
    return `M${at(isLong ? 88 : 92)}L${at(98)}`;
  }).join('');
}
