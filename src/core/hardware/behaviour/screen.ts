import { settingsOf } from '../machines/settings.ts';
import type { ScreenControl, ScreenView } from '../model/bench-view.ts';
import type { MachineState } from '../model/state.ts';
import { isFirmwarePage, PAGES, type Page, type Program } from '../model/vocabulary.ts';
import { monitorFails, showsArtefacts } from './artefacts.ts';
import { type SystemStart, systemStart, waitsForF1 } from './boot.ts';
import { hasBootStick, STICK_PROGRAMS } from './boot-stick.ts';
import { brightnessOf, lightOfPanel, monitorAwake, selectedInput } from './display.ts';
import { answeringDrives } from './drives.ts';
import { systemEncryption } from './encryption.ts';
import { hasPicture } from './indicators.ts';
import { type PostReading, readPost } from './post.ts';
import { rowsOf } from './screen-rows.ts';

/** The page that replaces the self-test's summary when the start ends early. */
const STOPPED_AT: Readonly<Partial<Record<SystemStart, ScreenView['page']>>> = {
  'no-boot-device': 'no-boot-device',
  'stick-menu': 'stick-menu',
  'stop-screen': 'stop-screen',
  'recovery-key': 'recovery-key',
  'press-f1-fan': 'press-f1',
  'press-f1-clock': 'press-f1',
  'press-f1-profile': 'press-f1',
  'over-current': 'over-current',
};

const DESKTOP_PROGRAMS: readonly Program[] = [
  ...(['load-test', 'soak-test', 'core-test', 'copy-test', 'save-test', 'image-drive'] as const),
  ...(['restore-data', 'check-disk-repair', 'format-drive', 'reinstall-system'] as const),
  ...(['malware-scan', 'driver-reinstall'] as const),
];

/** Whether the system starts, at once or after F1. */
export function reachesSystem(reached: SystemStart): boolean {
  return reached === 'desktop' || waitsForF1(reached);
}

/** Whether a page can be opened. Firmware pages need no system; `desktop` continues the start and can always be tried. */
export function offersPage(reached: SystemStart, page: Page): boolean {
  if (reached === 'nothing' || reached === 'over-current' || page === 'summary') return false;
  return page === 'desktop' || isFirmwarePage(page) || reachesSystem(reached);
}

/** Programs that work on one drive. */
export const ON_A_DRIVE: readonly Program[] = [
  ...(['save-test', 'image-drive', 'restore-data', 'check-disk-repair'] as const),
  ...(['format-drive', 'reinstall-system', 'bring-online', 'assign-letter'] as const),
];

/** Programs that a page offers. The boot page starts from the stick once, whatever the boot order is. */
export function programsOn(machine: MachineState, page: ScreenView['page']): readonly Program[] {
  const onStick = hasBootStick(machine) ? STICK_PROGRAMS : [];
  switch (page) {
    case 'firmware-main':
      return hasBootStick(machine) ? ['update-firmware'] : [];
    case 'firmware-boot':
    case 'stick-menu':
      return onStick;
    case 'stop-screen':
      return ['safe-start', ...onStick];
    case 'recovery-key':
      return ['enter-recovery-key'];
    case 'disk-management':
      return ['bring-online', 'assign-letter', 'format-drive'];
    case 'desktop':
    case 'files':
      return systemEncryption(machine) === 'on'
        ? [...DESKTOP_PROGRAMS, 'suspend-encryption']
        : DESKTOP_PROGRAMS;
    default:
      return [];
  }
}

/** Whether the screen can be operated: it shows the machine's picture, which does not stand still. */
export function hasScreen(machine: MachineState, post: PostReading = readPost(machine)): boolean {
  return machine.hang === 'none' && hasPicture(machine, post);
}

/** The page that the monitor shows. */
export function shownPage(machine: MachineState, post: PostReading): ScreenView['page'] {
  if (!monitorAwake(machine) || lightOfPanel(machine) !== 'lit') return 'dark';
  if (!hasPicture(machine, post)) return 'no-signal';
  if (machine.page !== 'summary') return machine.page;
  return STOPPED_AT[systemStart(machine)] ?? 'summary';
}

/** The content of the monitor's screen, with its controls. */
export function readScreen(machine: MachineState, post: PostReading): ScreenView {
  const page = shownPage(machine, post);
  const running = machine.programs.map(({ program, secondsLeft }) => ({ program, secondsLeft }));
  const menu = menuOf(machine);
  if (page === 'dark' || page === 'no-signal')
    return {
      ...{ page, rows: [], controls: [], running, menu },
      artefacts: page === 'no-signal' && monitorFails(machine),
    };
  return {
    page,
    rows: rowsOf(machine, page, post),
    controls: hasScreen(machine, post) ? controlsOf(machine, page) : [],
    artefacts: showsArtefacts(machine),
    running,
    menu,
  };
}

/** The monitor's own menu; null while it is closed or too dark to be read. */
function menuOf(machine: MachineState): ScreenView['menu'] {
  if (machine.monitorMenu === 'closed' || !monitorAwake(machine) || lightOfPanel(machine) === 'faint')
    return null;
  return {
    settings: {
      'monitor-input': selectedInput(machine),
      'monitor-brightness': String(brightnessOf(machine)),
    },
    artefacts: monitorFails(machine),
  };
}

function controlsOf(machine: MachineState, page: ScreenView['page']): readonly ScreenControl[] {
  const reached = systemStart(machine);
  const pages = PAGES.filter((id) => id !== page && offersPage(reached, id)).map(
    (id): ScreenControl => ({ id, kind: 'page' }),
  );
  const settings = settingsOf(machine.model)
    .filter((setting) => setting.page === page)
    .map(
      ({ id, options }): ScreenControl => ({
        id,
        kind: 'setting',
        value: machine.settings[id] ?? options[0],
        options,
      }),
    );
  const drives = answeringDrives(machine).map(({ drive }) => drive);
  const programs = programsOn(machine, page).map(
    (id): ScreenControl => ({ id, kind: 'program', ...(ON_A_DRIVE.includes(id) ? { options: drives } : {}) }),
  );
  return [...settings, ...programs, ...pages];
}
