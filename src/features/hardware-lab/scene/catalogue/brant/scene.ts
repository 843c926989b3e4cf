import { officeTower } from '../office/tower.ts';
import type { MachinePlan } from '../scene-machine.ts';
import { BRANT_PLAN } from './plan.ts';

export const BRANT: MachinePlan = officeTower(BRANT_PLAN);
