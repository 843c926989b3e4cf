import { officeTower } from '../office/tower.ts';
import type { SceneMachine } from '../scene-machine.ts';
import { HARROW_PLAN } from './plan.ts';

export const HARROW: SceneMachine = officeTower(HARROW_PLAN);
