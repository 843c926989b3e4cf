import { IDLE_TOASTS } from '../../src/features/idle-session/messages.ts';
import { MESSAGE_TOASTS } from '../../src/features/messages/messages.ts';
import { SIMULATION_TOASTS } from '../../src/features/simulation/messages.ts';
import { WAITING_LIST_TOASTS } from '../../src/features/waiting-list/messages.ts';
import { type CatalogueLine, from } from './entry.ts';

const contact = from('features/messages/contact-form.test.tsx');
const support = from('features/messages/support-dialog.test.tsx');
const waitingList = from('features/waiting-list/waiting-list.test.tsx');
const simulation = from('app/pages/plan-simulation.test.tsx');
const demo = from('app/pages/demo.test.tsx');
const pages = from('app/pages/messages.test.tsx');
const idleDialog = from('features/idle-session/idle-dialog.test.tsx');
const idleLogout = from('features/idle-session/idle-logout.test.tsx');
const unseen = from('catalogue/unseen-failures.test.tsx');

const DESTRUCTIVE = { variant: 'destructive', durationMs: 3000 } as const;
const TOAST = { variant: 'default', durationMs: 3000 } as const;
const STORED = { variant: 'stored', durationMs: null } as const;

/** Spec section 8: messages to the team, the waiting list, simulations, business plans, unknown addresses; section 2: the idle session. */
export const OTHER_LINES: readonly CatalogueLine[] = [
  {
    id: 'contact-failed-in-words',
    trigger: 'sending a message is refused with a sentence',
    title: 'Error',
    text: '{message}',
    ...DESTRUCTIVE,
    leadsTo: null,
    message: MESSAGE_TOASTS.failed,
    proof: unseen('a message that is refused with a reason shows that reason'),
  },
  {
    id: 'contact-failed',
    trigger: 'sending a message fails',
    title: 'Error',
    text: 'There was an error sending your message. Please try again.',
    ...DESTRUCTIVE,
    leadsTo: null,
    message: MESSAGE_TOASTS.failed,
    fallback: 'messages:failure',
    proof: contact(
      'whose mail fails is not lost: it stays in the form and in the table, and trying again keeps it once',
    ),
  },
  {
    id: 'support-sent',
    trigger: 'sending a support request',
    title: 'Message Sent!',
    text: "Your support request has been sent successfully! We'll get back to you soon.",
    ...TOAST,
    leadsTo: null,
    message: MESSAGE_TOASTS.supportSent,
    proof: support('knows the person, sends the request, says so and closes'),
  },
  {
    id: 'contact-sent',
    trigger: 'sending the contact form, which is then empty',
    title: 'Message Sent!',
    text: "Your message has been sent successfully! We'll get back to you soon.",
    ...TOAST,
    leadsTo: null,
    message: MESSAGE_TOASTS.contactSent,
    proof: contact('sends the message to the team and to the table, says so, and is empty again'),
  },
  {
    id: 'demo-usage-not-fetched',
    trigger: 'the demo use cannot be read',
    title: null,
    text: 'Failed to fetch demo usage count',
    ...STORED,
    leadsTo: null,
    keys: { text: 'simulation:demo.fetchFailed' },
    proof: unseen(
      'demo use that cannot be read is stored as a failure, with the server’s message where there is one',
    ),
  },
  {
    id: 'demo-usage-not-counted',
    trigger: 'the demo use cannot be counted',
    title: null,
    text: 'Failed to increment demo usage',
    ...STORED,
    leadsTo: null,
    keys: { text: 'simulation:demo.incrementFailed' },
    proof: unseen(
      'demo use that cannot be counted is stored as a failure, with the server’s message where there is one',
    ),
  },
  {
    id: 'demo-usage-of-nobody',
    trigger: 'counting a demo use of nobody',
    title: null,
    text: 'User not authenticated',
    ...STORED,
    leadsTo: null,
    keys: { text: 'simulation:demo.notAuthenticated' },
    proof: unseen('demo use without a person is not counted, with a reason'),
  },
  {
    id: 'waiting-list-failed',
    trigger: 'joining the waiting list fails without a sentence',
    title: 'Something went wrong',
    text: 'Please try again later',
    ...DESTRUCTIVE,
    leadsTo: null,
    message: WAITING_LIST_TOASTS.failed,
    fallback: 'waiting-list:form.failure',
    proof: waitingList('reports a failure where %s fails, keeps the form, and works afterwards'),
  },
  {
    id: 'waiting-list-refused',
    trigger: 'joining the waiting list is refused with a sentence',
    title: 'Something went wrong',
    text: '{message}',
    ...DESTRUCTIVE,
    leadsTo: null,
    message: WAITING_LIST_TOASTS.failed,
    proof: unseen('a registration for the waiting list that is refused with a reason shows that reason'),
  },
  {
    id: 'waiting-list-joined',
    trigger: 'joining the waiting list',
    title: 'Success!',
    text: "You've been added to our waiting list",
    ...TOAST,
    leadsTo: null,
    message: WAITING_LIST_TOASTS.joined,
    proof: waitingList(
      'registers a person: panel, toast, one more on the counter, an email to the team and one to them',
    ),
  },
  ...(['testing', 'ticketing'] as const).flatMap((screen): readonly CatalogueLine[] => [
    {
      id: `${screen}-started`,
      trigger: `starting the ${screen} simulation`,
      title: 'Simulation Started',
      text: `Your ${screen} simulation is now active!`,
      ...TOAST,
      leadsTo: null,
      message: SIMULATION_TOASTS[screen].started,
      proof: simulation('%s, for %s: fills the screen, announces itself, and can be left'),
    },
    {
      id: `${screen}-exited`,
      trigger: `leaving the ${screen} simulation`,
      title: 'Simulation Exited',
      text: `You have exited the ${screen} simulation.`,
      ...TOAST,
      leadsTo: null,
      message: SIMULATION_TOASTS[screen].exited,
      proof: simulation('%s, for %s: fills the screen, announces itself, and can be left'),
    },
  ]),
  {
    id: 'demo-started',
    trigger: 'starting the demo',
    title: 'Simulation Started',
    text: 'Your demo simulation is now active!',
    ...TOAST,
    leadsTo: null,
    message: SIMULATION_TOASTS.demo.started,
    proof: demo('fills the screen, stops the page from scrolling, and is counted once'),
  },
  {
    id: 'demo-exited',
    trigger: 'leaving the demo',
    title: 'Simulation Exited',
    text: 'You have exited the demo simulation.',
    ...TOAST,
    leadsTo: null,
    message: SIMULATION_TOASTS.demo.exited,
    proof: demo('fills the screen, stops the page from scrolling, and is counted once'),
  },
  {
    id: 'business-plans-failed',
    trigger: 'the business plans cannot be read',
    title: null,
    text: 'Failed to load business plans.',
    variant: 'alert',
    durationMs: null,
    leadsTo: null,
    keys: { text: 'business:pricing.failed' },
    proof: unseen('business plans that cannot be read are reported, and can be loaded again'),
  },
  {
    id: 'unknown-address',
    trigger: 'an address that there is not',
    title: 'Oops! Page not found',
    text: null,
    variant: 'page',
    durationMs: null,
    leadsTo: null,
    keys: { title: 'layout:notFound.heading' },
    proof: pages('shows a message and a link home, and is logged'),
  },
  {
    id: 'session-extended',
    trigger: 'staying logged in (spec section 2)',
    title: 'Session Extended',
    text: 'Your session has been extended.',
    ...TOAST,
    leadsTo: null,
    message: IDLE_TOASTS.extended,
    proof: idleDialog('is closed by Stay Logged In, with a message'),
  },
  {
    id: 'idle-logged-out',
    trigger: 'being idle for 16 minutes (spec section 2)',
    title: 'Logged Out',
    text: 'You have been logged out due to inactivity.',
    variant: 'default',
    durationMs: 5000,
    leadsTo: '/',
    message: IDLE_TOASTS.loggedOut,
    proof: idleLogout('for 16 minutes is logged out for good, with the reason'),
  },
];
