import { isComputer } from './devices.ts';
import { withHostChange } from './hosts.ts';
import { HEALTHY, type Infection, type MalwareStep } from './infections.ts';
import { findDevice, type World, withWorld } from './world.ts';

/** Malware on a computer, and the work against it. */
export type InfectionEffect =
  | { readonly do: 'put-infection'; readonly asset: string; readonly infection: Infection }
  | { readonly do: 'malware-step'; readonly asset: string; readonly step: MalwareStep }
  | { readonly do: 'remove-extension' | 'release-download'; readonly asset: string };

type Appliers = {
  readonly [Do in InfectionEffect['do']]: (
    world: World,
    effect: Extract<InfectionEffect, { readonly do: Do }>,
  ) => World;
};

/** What is known of a computer; null for what is none. */
export function infectionOf(world: World, asset: string): Infection | null {
  const device = findDevice(world, asset);
  return device === null || !isComputer(device) ? null : (world.infections[asset] ?? HEALTHY);
}

/** What adware sets, so that every page goes through it. */
const LOCAL_PROXY = { enabled: true, server: '127.0.0.1:8181' } as const;

function withInfection(world: World, asset: string, infection: Infection): World {
  const stored = withWorld(world, { infections: { ...world.infections, [asset]: infection } });
  if (infection.has !== 'adware') return stored;
  const proxy = isClean(infection) ? { enabled: false, server: null } : LOCAL_PROXY;
  return withHostChange(stored, asset, { proxy });
}

/** Whether one step was done after the others, each in its place. */
function inOrder(steps: readonly MalwareStep[], order: readonly MalwareStep[]): boolean {
  let from = 0;
  return order.every((step) => {
    const at = steps.indexOf(step, from);
    from = at + 1;
    return at >= 0;
  });
}

/** On the network it loads itself again, out of a restore point it comes back, and old tools do not know it. */
const CLEANING: readonly MalwareStep[] = [
  'isolate',
  'restore-off',
  'update-tools',
  'scan-offline',
  'remove-found',
];

function isClean({ has, isDeep, steps }: Infection): boolean {
  if (has === 'nothing') return true;
  return inOrder(steps, ['isolate', 'reimage']) || (!isDeep && inOrder(steps, CLEANING));
}

export const INFECTION_APPLIERS: Appliers = {
  'put-infection': (world, { asset, infection }) => withInfection(world, asset, infection),
  'malware-step': (world, { asset, step }) => {
    const before = infectionOf(world, asset);
    return before === null
      ? world
      : withInfection(world, asset, { ...before, steps: [...before.steps, step] });
  },
  'remove-extension': (world, { asset }) => {
    const before = infectionOf(world, asset);
    return before?.has === 'extension' ? withInfection(world, asset, { ...before, has: 'nothing' }) : world;
  },
  'release-download': (world, { asset }) => {
    const before = infectionOf(world, asset);
    return before === null ? world : withInfection(world, asset, released(before));
  },
};

/** Whoever lets a program through that was held has it run; one that was known to be malware brings it along. */
function released(infection: Infection): Infection {
  if (infection.download === 'held-flagged') return { ...infection, has: 'adware', download: 'was-run' };
  return infection.download === 'held-unapproved' ? { ...infection, download: 'was-run' } : infection;
}

function ofInfection<Outcome extends string>(
  read: (infection: Infection) => Outcome,
): (world: World, asset: string) => Outcome | null {
  return (world, asset) => {
    const infection = infectionOf(world, asset);
    return infection === null ? null : read(infection);
  };
}

/** Readings of what runs on a computer; subject: an asset number. */
export const INFECTION_READ = {
  'strange-programs': ofInfection((infection) => {
    if (infection.has === 'adware') return isClean(infection) ? 'removed' : 'service-and-tasks';
    return infection.has === 'extension' ? 'extension' : 'none';
  }),
  'downloaded-program': ofInfection(({ download }) => download),
  antivirus: ofInfection((infection) =>
    infection.antivirus === 'off-by-key' && isClean(infection) ? 'on' : infection.antivirus,
  ),
  /** Only a scan after the removal tells whether it worked. */
  'second-scan': ofInfection((infection) => {
    const isScanned = inOrder(infection.steps, ['remove-found', 'scan-again']);
    if (infection.steps.includes('reimage')) return 'new-image';
    if (!isScanned) return 'none';
    return isClean(infection) ? 'clean' : 'still-found';
  }),
  isolation: ofInfection(({ steps }) => (steps.includes('isolate') ? 'isolated' : 'on-network')),
  'image-state': ofInfection(({ steps }) => (steps.includes('reimage') ? 'new' : 'kept')),
  /** Updates, regular scans and a fresh restore point, once it is clean. */
  aftercare: ofInfection((infection) =>
    isClean(infection) && inOrder(infection.steps, ['patch-and-schedule', 'restore-on']) ? 'done' : 'open',
  ),
  'malware-state': ofInfection((infection) => (isClean(infection) ? 'clean' : 'active')),
} as const;
