import type { SimulationScreen } from '../../core/access/screens.ts';
import type { ToastMessage } from '../../lib/notify.ts';

interface SimulationToasts {
  readonly started: ToastMessage;
  readonly exited: ToastMessage;
}

/** What people are told when a simulation begins and when they leave it (spec section 2, simulation pages). */
export const SIMULATION_TOASTS: Readonly<Record<SimulationScreen, SimulationToasts>> = {
  demo: toasts('simulation:toasts.demoStarted', 'simulation:toasts.demoExited'),
  testing: toasts('simulation:toasts.testingStarted', 'simulation:toasts.testingExited'),
  ticketing: toasts('simulation:toasts.ticketingStarted', 'simulation:toasts.ticketingExited'),
};

/** The simulation's program could not be fetched; nothing has begun. */
export const SIMULATION_NOT_LOADED: ToastMessage = {
  title: 'simulation:failed',
  description: 'simulation:failedDescription',
  variant: 'destructive',
};

function toasts(
  started: NonNullable<ToastMessage['description']>,
  exited: NonNullable<ToastMessage['description']>,
): SimulationToasts {
  return {
    started: { title: 'simulation:toasts.started', description: started },
    exited: { title: 'simulation:toasts.exited', description: exited },
  };
}
