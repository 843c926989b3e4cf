import type { SimulationScreen } from '../../core/access/screens.ts';
import type { ToastMessage } from '../../lib/notify.ts';

interface SimulationToasts {
  readonly started: ToastMessage;
  readonly exited: ToastMessage;
}

/** The toasts at the start and the end of a simulation (spec section 2, simulation pages). */
export const SIMULATION_TOASTS: Readonly<Record<SimulationScreen, SimulationToasts>> = {
  demo: toasts('simulation:toasts.demoStarted', 'simulation:toasts.demoExited'),
  testing: toasts('simulation:toasts.testingStarted', 'simulation:toasts.testingExited'),
  ticketing: toasts('simulation:toasts.ticketingStarted', 'simulation:toasts.ticketingExited'),
};

/** The simulation's code could not be loaded; no session has started. */
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
