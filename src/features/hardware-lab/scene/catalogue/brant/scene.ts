import { officeTower } from '../office/tower.ts';
import type { SceneMachine } from '../scene-machine.ts';
import { BRANT_PLAN } from './plan.ts';

export const BRANT: SceneMachine = officeTower(BRANT_PLAN);
