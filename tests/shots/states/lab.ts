import type { Page } from 'playwright';
import type { ScreenState } from '../state.ts';
import { press } from '../steps.ts';

const SCENE_MS = 90_000;

type Step = (page: Page) => Promise<unknown>;

/** A device that cannot draw the scene: quick to open, and everything but the picture is the same. */
const without3d: Step = (page) =>
  page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });

const inTurn =
  (...steps: readonly Step[]): Step =>
  async (page) => {
    for (const step of steps) await step(page);
  };

const key =
  (name: string): Step =>
  (page) =>
    page.keyboard.press(name);

const enter = press('Start Simulation');
const practise = inTurn(enter, press('Practise it'), press('Skip the tour'));
const close = inTurn(practise, press('Finish & score'));
const end: Step = inTurn(close, async (page) => {
  await page
    .getByRole('dialog', { name: 'Write the note, then finish' })
    .getByRole('button', { name: 'Finish & score' })
    .click();
  await press('Yes, finish')(page);
});
const tab =
  (name: string): Step =>
  (page) =>
    page.getByRole('tab', { name }).click();

const COMMON = { path: '/admin/testing', as: 'golden', rig: without3d, isOverlay: true } as const;

const SCREENS: readonly ScreenState[] = [
  { ...COMMON, name: 'lab-home', act: enter, shows: 'What is on your bench today?' },
  { ...COMMON, name: 'lab-history', act: inTurn(enter, tab('History')) },
  { ...COMMON, name: 'lab-progress', act: inTurn(enter, tab('Progress')) },
  { ...COMMON, name: 'lab-practice', act: practise, shows: 'Step 1 of 6' },
  { ...COMMON, name: 'lab-help', act: inTurn(practise, key('?')) },
  { ...COMMON, name: 'lab-close', act: close, shows: 'In your own words' },
  { ...COMMON, name: 'lab-debrief', act: end, shows: 'Score' },
  { ...COMMON, name: 'lab-es-home', language: 'es', act: press('Empezar la simulación') },
];

const TOOLS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'].map(
  (tool): ScreenState => ({
    ...COMMON,
    name: `lab-tool-${tool}`,
    act: inTurn(practise, key(tool)),
  }),
);

const MACHINES = ['Kestrel B7', 'Harrow 5000 MT', 'Brant H6', 'Marlow 14'].map(
  (machine): ScreenState => ({
    name: `lab-explore-${machine.split(' ')[0]?.toLowerCase()}`,
    path: '/admin/testing',
    as: 'golden',
    act: inTurn(enter, press(new RegExp(`^${machine}`)), async (page) => {
      await page.waitForFunction(() => (window.__stage?.frames ?? 0) > 0, null, { timeout: SCENE_MS });
      await page.getByText('Building the machine').waitFor({ state: 'hidden', timeout: SCENE_MS });
    }),
    isOverlay: true,
  }),
);

export const LAB_STATES: readonly ScreenState[] = [...SCREENS, ...TOOLS, ...MACHINES];
