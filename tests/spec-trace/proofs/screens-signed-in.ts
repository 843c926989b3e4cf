import type { Trace } from '../trace.ts';
import * as by from './files.ts';

/** Spec section 2: choosing a plan and the signed-in area. */
export const SIGNED_IN_SCREENS: Trace = {
  '2.select.1': by.selectPlan('signed out, is asked to sign in'),
  '2.select.2': by.selectPlan(
    'offers the plans of individuals, cheapest first, with prices as the spec writes them',
  ),
  '2.select.3': by.selectPlan(
    'offers the plans of individuals, cheapest first, with prices as the spec writes them',
    'offers the plans of businesses on the other tab, without an interval, the former price struck through',
    'leads to the payment page, once, however often it is pressed',
  ),
  '2.select.4': [
    ...by.selectPlan(
      'loading plans are announced',
      'plans that cannot be loaded leave a card with two ways to continue',
      'a subscription that cannot be read is reported in a toast and on the page',
      'with a running plan (%s) is taken to the dashboard',
    ),
    ...by.register(
      'sends a link and asks the person to open it',
      'has the link sent again, and goes back to sign in',
    ),
  ],
  '2.select.5': [
    ...by.selectPlan('an error in the address is shown as plain text, shortened'),
    ...by.urlError('%s%s reads as %o'),
  ],
  '2.select.6': [
    ...by.dashboard('activates the plan, says thank you, and removes the session from the address'),
    ...by.signUpAndPay(
      'a declined card keeps the person at the checkout, and going back returns to the plans',
    ),
  ],

  '2.dashboard.1': by.dashboard(
    'greets the person and shows their plan and when it ends',
    'greets a person without a name as a user',
  ),
  '2.dashboard.2': by.tutorialVideo('is played, paused, unmuted and restarted by its buttons'),
  '2.dashboard.3': [
    ...by.dashboard('greets the person and shows their plan and when it ends'),
    ...by.dashboard('shows administrators without a plan where to get one, and does not redirect them'),
    ...by.dashboard('warns a person whose plan has expired'),
    ...by.format('is written as on the dashboard'),
  ],
  '2.dashboard.4': by.dashboard(
    'leads a person with ticketing to the tickets',
    'shows administrators without a plan where to get one, and does not redirect them',
  ),

  '2.account.1': by.account(
    'shows name and email, and that the email stays',
    'saves a new name, says so, and shows it in the rest of the product',
    'succeeds with a message, an empty form, and the person still signed in',
    'deactivates it, signs the person out, and refuses further sign-ins',
  ),

  '2.billing.1': by.plansPage(
    'are those of the person’s account type, cheapest first, with price, features and the texts of their plan',
    'asks visitors to sign in for details and history, with the way there',
  ),
  '2.billing.2': by.plansPage(
    'of a business account are those of businesses, without an interval and without the comparison',
    'in the annual view show what it saves, and what checkout charges',
  ),
  '2.billing.3': [
    ...by.plansPage(
      'are those of the person’s account type, cheapest first, with price, features and the texts of their plan',
    ),
    ...by.measures('the features of a plan scroll above 10rem'),
  ],
  '2.billing.4': by.plansPage(
    'mark the current plan, and the former one',
    'in the annual view show what it saves, and what checkout charges',
  ),
  '2.billing.5': [
    ...by.plansPage('are compared by what their features say'),
    ...by.shownPrice('says yes where any feature names the topic, in upper or lower case'),
  ],
  '2.billing.6': by.subscriptionPage(
    'is shown with plan, period, next payment and amount',
    'that has ended is inactive and says when',
    'of an unknown plan says so',
  ),
  '2.billing.7': by.subscriptionPage(
    'that is paid once shows no next payment and nothing to cancel',
    'says what it means, and can be cancelled itself',
  ),
  '2.billing.8': by.subscriptionPage('that does not exist leads to the plans'),
  '2.billing.9': by.plansPage('asks visitors to sign in for details and history, with the way there'),
  '2.billing.10': by.billingHistory(
    'lists invoices, and their files can be downloaded',
    'calls unpaid invoices pending',
  ),
  '2.billing.11': by.billingHistory('is empty for a plan that cost nothing, and is not shown without a plan'),
  '2.billing.12': by.billingHistory('is empty for a plan that cost nothing, and is not shown without a plan'),
  '2.billing.13': by.plansPage('asks visitors to sign in for details and history, with the way there'),
  '2.billing.14': [
    ...by.billingPages('list what she paid, newest first, each with a PDF that opens'),
    ...by.billingHistory('lists invoices, and their files can be downloaded'),
  ],
  '2.billing.15': by.subscriptionPage('opens the support dialog'),
  '2.billing.16': by.plansPage('shows both plans with their prices and asks first'),
  '2.billing.17': by.subscriptionPage('says what it means, and can be cancelled itself'),
  '2.billing.18': by.subscriptionPage(
    'says what it means, and can be cancelled itself',
    'that fails says so and stays open; once done, the subscription ends at Stripe and access remains',
  ),

  '2.simulation.1': [
    ...by.publicPages('a simulation of an expired plan says so and leads to the plans'),
    ...by.planSimulation('sends a person whose plan has expired to the plans'),
  ],
  '2.simulation.2': by.planSimulation('%s, for %s: fills the screen, announces itself, and can be left'),
  '2.simulation.3': by.planSimulation('%s, for %s: fills the screen, announces itself, and can be left'),
  '2.simulation.4': [
    ...by.planSimulation('%s, for %s: fills the screen, announces itself, and can be left'),
    ...by.catalogue('$id: the toast has the title, text, variant and time of the specification'),
  ],
  '2.simulation.5': by.planSimulation('%s, for %s: fills the screen, announces itself, and can be left'),
  '2.simulation.6': by.planSimulation(
    '%s, for %s: fills the screen, announces itself, and can be left',
    'is refused to people on another plan',
  ),
  '2.simulation.7': by.manual('shows its PDF in the page, with links to open and to download it'),
  '2.simulation.8': by.demo(
    'is offered to a person who has not played it, and says how often it can be played',
    'that was played offers the plans instead of a start',
  ),
  '2.simulation.9': by.demo(
    'is offered to a person who has not played it, and says how often it can be played',
    'fills the screen, stops the page from scrolling, and is counted once',
  ),
  '2.simulation.10': by.demo('that was played offers the plans instead of a start'),
  '2.simulation.11': by.messages(
    'says that the demo is for the Free plan',
    'says that the plan does not include any other page (%o)',
  ),
  '2.simulation.12': by.messages(
    'says that the demo is for the Free plan',
    'says that the plan does not include any other page (%o)',
  ),

  '2.users.1': by.peopleList('has the eight columns, filled for each person'),
  '2.users.2': by.peopleList('marks the row of the person who looks at it, and locks it'),
  '2.users.3': by.peopleList('says so when nobody is found'),
  '2.users.4': by.peopleList('shows a dash for an unknown account type, and colours the plan status'),
  '2.users.5': by.peopleList('shows a dash for an unknown account type, and colours the plan status'),
  '2.users.6': by.addPerson('makes an account with the role given, lists it, and the person can sign in'),
  '2.users.7': by.peopleList('is closed to a person who is no longer an administrator'),

  '2.idle.1': [
    ...by.idleWatch(
      'is warned after 15 minutes, not a moment before',
      'during the warning closes it after 500 ms without more, and the next countdown begins at 60 again',
    ),
    ...by.idleDialog(
      'opens after 15 minutes and counts a minute down in seconds',
      'is closed by %s, without a message',
    ),
  ],
  '2.idle.2': by.idleDialog('is closed by Stay Logged In, with a message'),
  '2.idle.3': [
    ...by.idleLogout('for 16 minutes is logged out for good, with the reason', 'is logged out by Logout Now'),
    ...by.idleDialog('logs out by itself when the minute is over'),
  ],
  '2.idle.4': by.idleDialog('is closed by %s, without a message'),
};
