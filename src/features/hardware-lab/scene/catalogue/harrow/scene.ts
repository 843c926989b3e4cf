import { officeTower } from '../office/tower.ts';
import type { MachinePlan } from '../scene-machine.ts';
import { HARROW_PLAN } from './plan.ts';

export const HARROW: MachinePlan = officeTower(HARROW_PLAN);
